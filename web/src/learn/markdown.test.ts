import { describe, expect, test } from "vitest";

import { parseInlines, parseMarkdown } from "./markdown";

describe("blocks", () => {
  test("headings know their level and can be linked to", () => {
    expect(parseMarkdown("## 1 Set-up")).toMatchObject([{ kind: "heading", level: 2, id: "1-set-up" }]);
    expect(parseMarkdown("# Règles")).toMatchObject([{ kind: "heading", level: 1, id: "regles" }]);
  });

  test("lines of a paragraph run together, an empty line parts two", () => {
    const blocks = parseMarkdown("one\ntwo\n\nthree");
    expect(blocks).toEqual([
      { kind: "paragraph", inlines: [{ kind: "text", text: "one two" }] },
      { kind: "paragraph", inlines: [{ kind: "text", text: "three" }] },
    ]);
  });

  test("a fenced drawing keeps every space and is not read", () => {
    const [fence] = parseMarkdown("```text\n M  **I**\n\n | . |\n```");
    expect(fence).toEqual({ kind: "fence", text: " M  **I**\n\n | . |" });
  });

  test("a fence that is never closed goes to the end", () => {
    expect(parseMarkdown("```\na\nb")).toEqual([{ kind: "fence", text: "a\nb" }]);
  });

  test("a table has a head and rows", () => {
    const [table] = parseMarkdown("| a | b |\n|---|---|\n| `x` | y |\n| z | |");
    expect(table).toMatchObject({
      kind: "table",
      head: [[{ text: "a" }], [{ text: "b" }]],
      rows: [[[{ kind: "code", text: "x" }], [{ text: "y" }]], [[{ text: "z" }], []]],
    });
  });

  test("lists take indented lines into the item before", () => {
    expect(parseMarkdown("- one\n  more\n- two")).toMatchObject([
      { kind: "list", ordered: false, items: [[{ text: "one more" }], [{ text: "two" }]] },
    ]);
    expect(parseMarkdown("1. one\n2. two")).toMatchObject([{ kind: "list", ordered: true }]);
  });

  test("no text of any kind is lost to an unknown mark", () => {
    expect(parseMarkdown("> quoted\n***")).toEqual([{ kind: "paragraph", inlines: [{ kind: "text", text: "> quoted ***" }] }]);
  });
});

describe("within a line", () => {
  test("bold, code and links are known", () => {
    expect(parseInlines("**1.1** say `buy 5b` or [look](https://spielstein.com/x).")).toEqual([
      { kind: "strong", text: "1.1" },
      { kind: "text", text: " say " },
      { kind: "code", text: "buy 5b" },
      { kind: "text", text: " or " },
      { kind: "link", text: "look", href: "https://spielstein.com/x" },
      { kind: "text", text: "." },
    ]);
  });

  test("a link that would run something stays text", () => {
    for (const href of ["javascript:alert(1)", "data:text/html,x", "//elsewhere.example"]) {
      expect(parseInlines(`[x](${href})`).every((part) => part.kind === "text")).toBe(true);
    }
  });

  test("HTML is only text", () => {
    expect(parseInlines("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });
});
