import { expect, test } from "vitest";
import { upload } from "./upload.svelte";

test("a record is passed on as it was written: its numbers have 64 bits", async () => {
  const text = '{"start": {"seed": 3147204012200079010}}';
  expect(await upload.read(new File([text], "record.json"))).toBe(true);
  expect(upload.record).toBe(text);
});

test("what is no JSON object is no record", async () => {
  expect(await upload.read(new File(["[1]"], "list.json"))).toBe(false);
  expect(await upload.read(new File(["{"], "half.json"))).toBe(false);
});
