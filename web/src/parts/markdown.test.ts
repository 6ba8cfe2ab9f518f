import { expect, test } from "vitest";
import { blocks, inline, plainText } from "./markdown";

test("bold, italic, code and links to paragraphs", () => {
  expect(inline("**poorer** *city* `F|O` [see](#solo)")).toEqual([
    { kind: "strong", children: [{ kind: "text", text: "poorer" }] },
    { kind: "text", text: " " },
    { kind: "em", children: [{ kind: "text", text: "city" }] },
    { kind: "text", text: " " },
    { kind: "code", text: "F|O" },
    { kind: "text", text: " " },
    { kind: "link", href: "#solo", children: [{ kind: "text", text: "see" }] },
  ]);
});

test("links lead nowhere but to paragraphs", () => {
  expect(inline("[x](https://elsewhere.example)")).toMatchObject([{ kind: "link", href: "#" }]);
});

test("paragraphs, lists and tables", () => {
  const text = "one\ntwo\n\n- a\n  more\n- b\n\n1. c\n\n| x | y |\n|---|---|\n| 1 | 2 |";
  const [paragraph, list, numbered, table] = blocks(text);
  expect(paragraph).toEqual({ kind: "paragraph", children: [{ kind: "text", text: "one\ntwo" }] });
  expect(list).toMatchObject({ kind: "list", ordered: false, items: [[{ text: "a\nmore" }], [{ text: "b" }]] });
  expect(numbered).toMatchObject({ kind: "list", ordered: true });
  expect(table).toMatchObject({ kind: "table", head: [[{ text: "x" }], [{ text: "y" }]], rows: [[[{ text: "1" }], [{ text: "2" }]]] });
});

test("plain text for searching", () => {
  expect(plainText("**a** [b](#c)\n| x |\n|---|")).toBe("a b x");
});
