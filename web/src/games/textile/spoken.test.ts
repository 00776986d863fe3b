import { beforeAll, describe, expect, it } from "vitest";

import { choose } from "../../ui/settings.svelte";
import { changedWords, liftedWords, putBackWords, type Grasp } from "./spoken";

const patch = [{ x: 0, y: 0, colour: 4 }, { x: 1, y: 1, colour: 2 }];
const tile: Grasp = { kind: "tile", colour: 1, place: null, patch, places: 3, starts: false };
const sewing: Grasp = { kind: "patch", quarters: 0, tiles: 1, where: "indigo below madder", seams: 2, points: 2, fits: true, trying: false };

describe("a hand at Textile", () => {
  beforeAll(() => choose({ language: "en" }));

  it("names the tile, then only its place", () => {
    expect(liftedWords(tile)).toBe("indigo tile, held; 3 places, arrows choose.");
    expect(changedWords(tile, { ...tile, place: { x: -1, y: 0 } })).toBe("left of the chalk tile.");
    expect(changedWords(tile, tile)).toBe("");
  });

  it("tells where a patch lies and what it would score", () => {
    expect(liftedWords(sewing)).toBe("Your patch, held; indigo below madder; 2 seams × 1 = 2 points.");
    expect(changedWords(sewing, { ...sewing, quarters: 1 })).toBe("turned; indigo below madder; 2 seams × 1 = 2 points.");
    expect(changedWords(sewing, { ...sewing, fits: false })).toBe("indigo below madder; no place this way round.");
  });

  it("ends a sentence once", () => {
    expect(liftedWords({ ...tile, places: 0 })).toBe("indigo tile, held; The first tile of your patch.");
  });

  it("is told what it let go", () => {
    expect([tile, sewing].map(putBackWords)).toEqual(["Tile put back.", "Patch put back."]);
  });
});
