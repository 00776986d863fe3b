import { expect, test } from "vitest";

import { inARow, PLANS, roomOf, unitOf } from "./sample";

const LONG: [number, number][] = [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]];
const SMALL: [number, number][] = [[0, 0], [0, 1]];

test("a long patch is drawn smaller, so that three of them fit side by side with their tags", () => {
  expect(unitOf(SMALL, "large")).toBe(30);
  expect(unitOf(LONG, "large")).toBeCloseTo(26.4);
  expect(roomOf(LONG, "large")).toBe(PLANS.large.wide + 72);
});

test("the smallest patch behind leaves a finger its room", () => {
  expect(roomOf(SMALL, "tiny")).toBe(44);
});

test("what hangs in a row begins where the one before ends, and a gap", () => {
  expect(inARow([44, 50, 60], 8)).toEqual({ starts: [0, 52, 110], end: 170 });
  expect(inARow([], 8)).toEqual({ starts: [], end: 0 });
});
