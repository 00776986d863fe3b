import { expect, test } from "vitest";

import { settings } from "../../ui/settings.svelte";
import type { textile } from "../../wire";
import { SIDES, type Tile } from "./geometry";
import { placeWords, whereWords } from "./places";

const [madder, indigo, weld, sage, chalk] = [0, 1, 2, 3, 4];
const tile = (x: number, y: number, colour: number): Tile => ({ type: "Tile", x, y, colour }) as Tile;

test("a place is told by a tile it touches", () => {
  settings.language = "en";
  const patch = [tile(0, 0, chalk), tile(1, 0, indigo)];
  expect(placeWords({ x: -1, y: 0 }, patch)).toBe("left of the chalk tile");
  expect(placeWords({ x: 1, y: -1 }, patch)).toBe("above the indigo tile");
  settings.language = "fr";
  expect(placeWords({ x: 2, y: 0 }, patch)).toBe("à droite de la tuile indigo");
  expect(placeWords({ x: 0, y: 1 }, patch)).toBe("au-dessous de la tuile craie");
});

test("no two places of a patch are told alike", () => {
  const patches = [
    [tile(0, 0, chalk), tile(1, 0, indigo), tile(2, 0, chalk), tile(3, 0, sage), tile(4, 0, chalk)],
    [tile(0, 0, chalk), tile(1, 0, indigo), tile(2, 0, chalk), tile(0, 1, weld), tile(0, 2, chalk)],
    [tile(0, 0, madder), tile(0, 1, weld), tile(0, 2, madder), tile(1, 1, sage), tile(-1, 1, indigo)],
  ];
  for (settings.language of ["en", "fr"] as const)
    for (const patch of patches) {
      const taken = new Set(patch.map(({ x, y }) => `${x},${y}`));
      const free = new Map(patch.flatMap(({ x, y }) => SIDES.map(([dx, dy]) => [`${x + dx},${y + dy}`, { x: x + dx, y: y + dy }] as const)));
      const places = [...free].filter(([key]) => !taken.has(key)).map(([, place]) => placeWords(place, patch));
      expect(new Set(places).size).toBe(places.length);
    }
});

test("a patch to be sewn on is told by where on the patchwork, and what it brings", () => {
  settings.language = "en";
  const sewn = [{ tiles: [tile(0, 0, madder), tile(1, 0, weld), tile(0, 1, sage)] }];
  const view = { turn: 0, patches: [[tile(0, 0, indigo), tile(1, 0, chalk)], []], sewn } as unknown as textile.View;
  expect(whereWords("assemble a 2,0", view)).toBe("at the upper right: 1 seam × 2 tiles = 2");
  expect(whereWords("assemble b 1,1", view)).toBe("at the lower right, 1 quarter turn: 2 seams × 2 tiles = 4");
  expect(whereWords("take sage -1,0", view)).toBe("left of the indigo tile");
  expect(whereWords("take sage -1,0", null)).toBe("");
});
