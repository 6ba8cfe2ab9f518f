/** The subset of Markdown in which rulebooks are written, as a tree that a component draws.  No HTML passes. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; children: Inline[] }
  | { kind: "em"; children: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; children: Inline[] };

export type Block =
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** A paragraph's text as blocks. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(block);
}

function block(text: string): Block {
  const lines = text.split("\n");
  if (lines.every((line) => line.trim().startsWith("|"))) return table(lines);
  const marker = /^\s*(?:[-*]|(\d+)\.)\s+/;
  const first = marker.exec(text);
  if (first) return { kind: "list", ordered: first[1] !== undefined, items: items(lines, marker).map(inline) };
  return { kind: "paragraph", children: inline(lines.join("\n")) };
}

/** Lines without a marker go on with the item before. */
function items(lines: readonly string[], marker: RegExp): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) found.push(line.replace(marker, ""));
    else found[found.length - 1] += `\n${line.trim()}`;
  }
  return found;
}

function table(lines: readonly string[]): Block {
  const [head = [], ...rows] = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim())));
  return { kind: "table", head, rows };
}

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/s;

/** The marks within a line. */
export function inline(text: string): Inline[] {
  const found = MARK.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const [whole, strong, em, code, label, href] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + whole.length);
  return [...(before ? [{ kind: "text", text: before } as const] : []), mark(strong, em, code, label, href), ...inline(after)];
}

function mark(strong?: string, em?: string, code?: string, label?: string, href?: string): Inline {
  if (strong !== undefined) return { kind: "strong", children: inline(strong) };
  if (em !== undefined) return { kind: "em", children: inline(em) };
  if (code !== undefined) return { kind: "code", text: code };
  return { kind: "link", href: href?.startsWith("#") ? href : "#", children: inline(label ?? "") };
}

/** All words of a text, without marks, for searching. */
export function plainText(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*`|]|:?-{3,}:?/g, " ").replace(/\s+/g, " ").trim();
}
