// Our rules pages as a tree. Only what those pages use is known, and nothing becomes HTML: components draw the tree.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "code"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; inlines: Inline[]; id: string }
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "fence"; text: string }
  | { kind: "picture"; alt: string; name: string }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
// A drawn example: the documentation shows its picture, the app draws it live under the name of its clause.
const PICTURE = /^!\[([^\]]*)\]\(pictures\/[a-z-]+-(\d\.\d(?:-[a-z]+)?)(?:\.[a-z]{2})?\.png\)$/;
const HEADING = /^(#{1,6})\s+(.*)$/;

export function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) inlines.push({ kind: "text", text: printed(text.slice(from, found.index)) });
    inlines.push(inline(found));
    from = found.index + found[0].length;
  }
  if (from < text.length) inlines.push({ kind: "text", text: printed(text.slice(from)) });
  return inlines;
}

/** As print sets it: curved apostrophes, and French signs that never begin a line. */
const printed = (text: string): string => text.replaceAll("'", "’").replace(/ (?=[;:!?»])/g, "\u00a0").replaceAll("« ", "«\u00a0");

function inline([whole, strong, code, label, href]: RegExpMatchArray): Inline {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (code !== undefined) return { kind: "code", text: code };
  const safe = href !== undefined && /^(https?:\/\/|\/(?!\/)|#|[\w-]+(\.\w+)*$)/.test(href);
  return safe && label !== undefined ? { kind: "link", text: label, href } : { kind: "text", text: whole };
}

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll("\r\n", "\n").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (lines[at]?.trim() === "") {
      at++;
      continue;
    }
    const [block, next] = readBlock(lines, at);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

function readBlock(lines: readonly string[], at: number): [Block, number] {
  const line = lines[at] ?? "";
  if (line.startsWith("```")) return readFence(lines, at);
  const heading = HEADING.exec(line);
  if (heading) return [toHeading(heading[1] ?? "#", heading[2] ?? ""), at + 1];
  const picture = PICTURE.exec(line);
  if (picture) return [{ kind: "picture", alt: picture[1] ?? "", name: picture[2] ?? "" }, at + 1];
  if (line.startsWith("|")) return readTable(lines, at);
  if (ITEM.test(line)) return readList(lines, at);
  const end = endOf(lines, at, startsBlock);
  return [{ kind: "paragraph", inlines: parseInlines(lines.slice(at, end).join(" ")) }, end];
}

/** The first line after `at` where something else begins. */
function endOf(lines: readonly string[], at: number, stops: (line: string) => boolean): number {
  let end = at + 1;
  while (end < lines.length && lines[end]?.trim() !== "" && !stops(lines[end] ?? "")) end++;
  return end;
}

const startsBlock = (line: string): boolean => line.startsWith("```") || HEADING.test(line) || line.startsWith("|") || ITEM.test(line);

function toHeading(marks: string, text: string): Block {
  const id = text.toLowerCase().normalize("NFD").replace(/[^\w\s-]/g, "").trim().replace(/\s+/g, "-");
  return { kind: "heading", level: marks.length, inlines: parseInlines(text), id };
}

function readFence(lines: readonly string[], at: number): [Block, number] {
  const close = lines.findIndex((line, index) => index > at && line.startsWith("```"));
  const end = close < 0 ? lines.length : close;
  return [{ kind: "fence", text: lines.slice(at + 1, end).join("\n") }, end + 1];
}

function readTable(lines: readonly string[], at: number): [Block, number] {
  const end = endOf(lines, at, (line) => !line.startsWith("|"));
  const rows = lines.slice(at, end).map(cellsOf);
  const [head = [], ...rest] = rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  return [{ kind: "table", head: head.map(parseInlines), rows: rest.map((row) => row.map(parseInlines)) }, end];
}

function cellsOf(line: string): string[] {
  return line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
}

function readList(lines: readonly string[], at: number): [Block, number] {
  const end = endOf(lines, at, (line) => line.startsWith("```") || HEADING.test(line) || line.startsWith("|"));
  const items: string[] = [];
  for (const line of lines.slice(at, end)) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? "");
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return [{ kind: "list", ordered: ITEM.exec(lines[at] ?? "")?.[1] !== undefined, items: items.map(parseInlines) }, end];
}
