import { expect, test } from "vitest";

import * as geometry from "./geometry";

const L = [[0, 0], [1, 0], [1, 1], [1, 2]] as const;

test("a quarter turn is clockwise, and four of them bring a shape back", () => {
  expect(geometry.turn(L, 1).map(String).sort()).toEqual(["0,0", "0,1", "1,0", "2,0"]);
  let orientation = 0;
  for (let quarter = 0; quarter < 4; quarter++) orientation = geometry.quarterOn(orientation);
  expect(orientation).toBe(0);
});

test("flipping is what one sees, in every orientation", () => {
  for (let orientation = 0; orientation < 8; orientation++) {
    const seen = geometry.turn(L, orientation);
    const { width } = geometry.sizeOf(seen);
    const mirrored = seen.map(([row, col]) => `${row},${width - 1 - col}`).sort();
    expect(geometry.turn(L, geometry.flipped(orientation)).map(String).sort()).toEqual(mirrored);
  }
});

test("orientations that look alike share the lowest", () => {
  const bar = [[0, 0], [0, 1]] as const;
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((turn) => geometry.lowestLook(bar, turn))).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
});

test("legal texts are read as places", () => {
  expect(geometry.parsePlaces(["buy 17b c4", "advance", "sew e5", "throw away"])).toEqual([
    { text: "buy 17b c4", patch: 17, orientation: 1, row: 3, col: 2 },
    { text: "sew e5", patch: null, orientation: 0, row: 4, col: 4 },
  ]);
});

test("a quilt of 81 squares arrives whole as hexadecimal text", () => {
  expect(geometry.squaresOf("0x100000000000000000001", 9)).toEqual([[0, 0], [8, 8]]);
  expect(geometry.squaresOf(3, 7)).toEqual([[0, 0], [0, 1]]);
});

test("the nearest place is found within reach only", () => {
  const places = geometry.parsePlaces(["buy 1a a1", "buy 1a e5"]);
  expect(geometry.nearest(places, L, { x: 5, y: 5 }, 2)?.text).toBe("buy 1a e5");
  expect(geometry.nearest(places, L, { x: 12, y: 12 }, 2)).toBeNull();
});

test("an arrow key goes to the next place straight ahead", () => {
  const places = geometry.parsePlaces(["buy 1a a1", "buy 1a d1", "buy 1a b3"]);
  expect(geometry.nextPlace(places, { row: 0, col: 0 }, 0, 1)?.text).toBe("buy 1a d1");
  expect(geometry.nextPlace(places, { row: 0, col: 0 }, 1, 0)?.text).toBe("buy 1a b3");
  expect(geometry.nextPlace(places, { row: 0, col: 0 }, 0, -1)).toBeNull();
});

test("each income has its button on the shape", () => {
  for (const income of [0, 1, 2, 3]) {
    const sewn = geometry.buttonSquares(L, income);
    expect(new Set(sewn.map(String)).size).toBe(income);
  }
});
