import { describe, expect, test } from "vitest";

import { centreOf, edgeOf, looks, moved, nearest, nextPlace, seamsBetween, sharedEdges, turned, wayAside } from "./geometry";

const MADDER = { x: 0, y: 0, colour: 0 };
const INDIGO = { x: 1, y: 0, colour: 1 };
const WELD = { x: 1, y: 1, colour: 2 };

describe("turning", () => {
  test("a quarter is clockwise about the first tile, as the rules draw it", () => {
    expect(turned([MADDER, INDIGO, WELD], 1)).toEqual([MADDER, { x: 0, y: 1, colour: 1 }, { x: -1, y: 1, colour: 2 }]);
  });

  test("four quarters change nothing", () => {
    expect(turned([MADDER, INDIGO, WELD], 4)).toEqual([MADDER, INDIGO, WELD]);
  });

  test("looks that are alike are named once, by the fewest quarters", () => {
    expect(looks([MADDER])).toEqual([0]);
    expect(looks([MADDER, INDIGO])).toEqual([0, 1, 2, 3]);
    expect(looks([MADDER, INDIGO, { x: 2, y: 0, colour: 0 }])).toEqual([0, 1]);
  });
});

describe("seams", () => {
  // The rule book's example: 4 seams, two of them at the sage tile in the corner.
  const cloth = [0, 1, 2, 3].map((x) => ({ x, y: 0, colour: x })).concat({ x: 0, y: 1, colour: 4 });
  const piece = [1, 2, 3].map((x) => ({ x, y: 1, colour: (x + 2) % 5 }));

  test("every edge between cloth and piece is one, in the order of going round", () => {
    const seams = seamsBetween(cloth, piece);
    expect(seams.map((seam) => [seam.x, seam.y, seam.dx, seam.dy])).toEqual([
      [0, 1, 1, 0],
      [1, 0, 0, 1],
      [2, 0, 0, 1],
      [3, 0, 0, 1],
    ]);
  });

  test("the piece is drawn aside, away from the cloth", () => {
    expect(wayAside(seamsBetween(cloth, piece))).toEqual({ x: 1, y: 1 });
  });

  test("a seam is the edge between its two cells", () => {
    expect(edgeOf({ x: 0, y: 1, dx: 1, dy: 0 })).toEqual({ x: 1, y: 1, upright: true });
    expect(edgeOf({ x: 1, y: 2, dx: 0, dy: -1 })).toEqual({ x: 1, y: 2, upright: false });
  });

  test("tiles of one piece share edges too", () => {
    expect(sharedEdges(piece)).toEqual([
      { x: 2, y: 1, upright: true },
      { x: 3, y: 1, upright: true },
    ]);
  });
});

describe("places", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 1, y: 4 },
  ];

  test("the nearest is found", () => {
    expect(nearest(places, { x: 2, y: 1 })).toBe(places[1]);
    expect(nearest([], { x: 0, y: 0 })).toBeUndefined();
  });

  test("the next one lies in the direction asked for", () => {
    expect(nextPlace(places, { x: 0, y: 0 }, { x: 1, y: 0 })).toBe(places[1]);
    expect(nextPlace(places, { x: 0, y: 0 }, { x: 0, y: 1 })).toBe(places[2]);
    expect(nextPlace(places, { x: 0, y: 0 }, { x: -1, y: 0 })).toBeUndefined();
  });

  test("the middle moves with the piece", () => {
    expect(centreOf(moved([MADDER, INDIGO], { x: 3, y: -2 }))).toEqual({ x: 4, y: -1.5 });
  });
});
