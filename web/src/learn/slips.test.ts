import { expect, test } from "vitest";

import { parseMarkdown } from "./markdown";
import { toPage } from "./slips";

const PAGE = `# Patchwork: the rules

Two quilters.

## 1 Set-up

**1.1** For two.

**1.2** A circle.

![In reach: three.](pictures/patchwork-1.2.png)

**1.3** Leather.

## 2 Whose turn

**2.1** Who is behind.
`;

test("clauses share a slip with the drawing they belong to, and those without one have a slip of their own", () => {
  const page = toPage(parseMarkdown(PAGE));

  expect(page.title?.level).toBe(1);
  expect(page.intro).toHaveLength(1);
  expect(page.sections.map((section) => section.slips.map((slip) => [slip.words.length, slip.picture?.name ?? null]))).toEqual([
    [[3, "1.2"]],
    [[1, null]],
  ]);
});

test("a picture is named by its clause, whatever the game and the language", () => {
  const [looks] = parseMarkdown("![Ways.](pictures/patchwork-express-4.4-looks.png)");
  const [line] = parseMarkdown("![Gaps.](pictures/timeline-2.1.fr.png)");

  expect(looks).toEqual({ kind: "picture", alt: "Ways.", name: "4.4-looks" });
  expect(line).toEqual({ kind: "picture", alt: "Gaps.", name: "2.1" });
});

test("a picture from elsewhere is no picture", () => {
  expect(parseMarkdown("![x](https://example.org/a.png)")[0]?.kind).toBe("paragraph");
});
