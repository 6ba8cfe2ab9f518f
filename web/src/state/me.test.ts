import { expect, test, vi } from "vitest";
import { me } from "./me.svelte";

test("who was not met is asked for again until there is an answer", async () => {
  vi.useFakeTimers();
  const answers = [new Response("", { status: 503 }), new Response("", { status: 429 }), Response.json({ member: "m", name: "Ann" })];
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(answers.shift() as Response));
  await expect(me.meet()).rejects.toThrow("server-busy");
  let met = false;
  const meeting = me.beMet().then(() => (met = true));
  await vi.advanceTimersByTimeAsync(200);
  expect(met).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await meeting;
  await me.meet();
  expect(me.name).toBe("Ann");
  expect(asked).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
