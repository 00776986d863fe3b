import { expect, test } from "vitest";

import { layoutFor, tapeLook } from "./layout";

const kinds = (sizes: readonly (readonly [number, number])[]): string[] => sizes.map(([width, height]) => layoutFor(width, height).kind);

test("the board lies by the room there is", () => {
  expect(kinds([[390, 788], [360, 584], [320, 200], [320, 424]])).toEqual(["phone", "phone", "phone", "phone"]);
  expect(kinds([[844, 334], [640, 304], [800, 544], [932, 374], [1280, 400]])).toEqual(["short", "short", "short", "short", "short"]);
  expect(kinds([[768, 968], [820, 1124], [1024, 1310]])).toEqual(["tablet", "tablet", "tablet"]);
  expect(kinds([[1280, 664], [1024, 712], [1920, 1024]])).toEqual(["wide", "wide", "wide"]);
});

test("a large screen shows everything larger, a small one nothing smaller", () => {
  expect(layoutFor(1280, 664).scale).toBe(1);
  expect(layoutFor(1920, 1024).scale).toBeGreaterThan(1.4);
  expect(layoutFor(2560, 1384).scale).toBeGreaterThan(1.85);
  expect(layoutFor(1024, 1310).scale).toBeGreaterThan(1.3);
  expect(layoutFor(844, 334).scale).toBe(1);
});

test("only a low phone does without the strip under the tape", () => {
  expect(layoutFor(390, 788).compact).toBe(false);
  expect(layoutFor(360, 584).compact).toBe(true);
  expect(layoutFor(844, 334).compact).toBe(true);
  expect(tapeLook(layoutFor(360, 584)).high).toBeLessThan(tapeLook(layoutFor(390, 788)).high);
});
