import { expect, test } from "vitest";

import lessons from "../../learn/textile.json";
import { settings } from "../../ui/settings.svelte";
import type { textile } from "../../wire";
import { deedWords } from "./deeds";
import type { Tile } from "./geometry";
import { patchWords, readings } from "./readings";
import { lyingWords, squareWords, touchingWords } from "./sewing";

const [madder, indigo, weld, sage, chalk] = [0, 1, 2, 3, 4];
const tile = (x: number, y: number, colour: number): Tile => ({ type: "Tile", x, y, colour }) as Tile;
const CLOTH = [tile(0, -1, madder), tile(0, 0, weld), tile(1, 0, madder)];
/** `0,-1`, or a row below zero. */
const NUMBERS = /\d,-?\d|-\d/;

test("a patch is told by the tiles it touches", () => {
  settings.language = "en";
  expect(touchingWords([tile(1, -1, indigo), tile(2, -1, chalk)], CLOTH)).toBe("indigo above madder and right of madder");
  expect(touchingWords([tile(-1, 0, indigo), tile(-1, -1, sage)], CLOTH)).toBe("indigo left of weld, sage left of madder");
  settings.language = "fr";
  expect(touchingWords([tile(0, 1, indigo)], CLOTH)).toBe("indigo sous la gaude");
  expect(touchingWords([tile(1, 1, sage)], [tile(1, 0, indigo)])).toBe("sauge sous l’indigo");
});

test("where two places would sound alike the row and the column are told too", () => {
  settings.language = "en";
  const longer = [...CLOTH, tile(2, 0, sage), tile(3, 0, madder)];
  const below = (x: number): Tile[] => [tile(x, 1, indigo)];
  expect(lyingWords(below(0), longer, [below(0), below(1), below(3)])).toBe("indigo below weld");
  expect(lyingWords(below(1), longer, [below(0), below(1), below(3)])).toBe("indigo below madder; indigo 1 row below the patchwork, column 2");
  expect(lyingWords(below(3), longer, [below(0), below(1), below(3)])).toBe("indigo below madder; indigo 1 row below the patchwork, column 4");
});

test("a patch that is only tried may lie anywhere, and its row and column are always told", () => {
  settings.language = "en";
  expect(lyingWords([tile(1, -1, indigo)], CLOTH, null)).toBe("indigo above madder and right of madder; indigo row 1, column 2");
});

test("rows are counted from the top, columns from the left, never below one", () => {
  settings.language = "en";
  expect(squareWords({ x: 1, y: -1 }, CLOTH)).toBe("row 1, column 2");
  expect(squareWords({ x: -2, y: 1 }, CLOTH)).toBe("1 row below the patchwork, 2 columns left of the patchwork");
  settings.language = "fr";
  expect(squareWords({ x: 2, y: -2 }, CLOTH)).toBe("1 rang au-dessus du patchwork, 1 colonne à droite du patchwork");
});

test("a patch is told tile by tile, each by one it was sewn to", () => {
  settings.language = "en";
  expect(patchWords([tile(0, 0, chalk), tile(1, 0, indigo), tile(1, 1, weld)])).toBe("3 tiles: chalk, indigo right of the chalk tile, weld below the indigo tile");
});

test("nobody hears the numbers of the notation, and no two deeds sound alike", () => {
  const { view, legal, outlooks } = (lessons.lessons as unknown as Record<string, { view: textile.View; legal: string[]; outlooks: Record<string, unknown> }>)["assemble"]!;
  const seats = ["Anne", "Basile"].map((name, seat) => ({ seat, name, yours: seat === 0 })) as never;
  for (settings.language of ["en", "fr"] as const) {
    const words = deedWords(legal, view, outlooks).map((deed) => deed.words);
    expect(new Set(words).size).toBe(legal.length);
    expect(words.filter((said) => NUMBERS.test(said))).toEqual([]);
    const read = readings({ view, seats, legal, me: 0 });
    expect([...read.rows, ...read.answers.flatMap((answer) => answer.read())].filter((said) => NUMBERS.test(said))).toEqual([]);
  }
});
