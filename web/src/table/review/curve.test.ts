import { expect, test } from "vitest";

import { clothUnder, momentAt, pointsOf, threadOf, xOf, yOf, type Frame } from "./curve";

const frame: Frame = { width: 426, height: 60, pad: 13, last: 40 };

test("the ends of the game are where the slider's bead stops", () => {
  expect(xOf(0, frame)).toBe(13);
  expect(xOf(40, frame)).toBe(413);
  expect(xOf(0, { ...frame, last: 0 })).toBe(13);
});

test("better chances are higher, and even ones are in the middle", () => {
  expect(yOf(1, frame)).toBeLessThan(yOf(0, frame));
  expect(yOf(0.5, frame)).toBe(30);
  expect(yOf(0, frame)).toBeLessThan(60);
});

test("every moment is found again where it is drawn", () => {
  for (let moment = 0; moment <= 40; moment++) expect(momentAt(xOf(moment, frame), frame)).toBe(moment);
});

test("beside the curve the nearest moment is meant", () => {
  expect(momentAt(-50, frame)).toBe(0);
  expect(momentAt(9999, frame)).toBe(40);
  expect(momentAt(5, { ...frame, width: 0, last: 3 })).toBeLessThanOrEqual(3);
});

test("a seat's points follow its own chances", () => {
  const points = pointsOf([[0.5, 0.5], [0.9, 0.1]], 1, frame);
  expect(points.map(({ x }) => x)).toEqual([13, 23]);
  expect(points[1]?.y).toBe(yOf(0.1, frame));
});

test("a thread bends once between two moments and the cloth hangs from it", () => {
  const points = pointsOf([[0.5], [0.8], [0.2]], 0, frame);
  expect(threadOf(points).match(/C/g)).toHaveLength(2);
  expect(clothUnder(points, 60)).toMatch(/V60H13Z$/);
});

test("before anything is known there is nothing to draw", () => {
  expect(threadOf([])).toBe("");
  expect(clothUnder([], 60)).toBe("");
});
