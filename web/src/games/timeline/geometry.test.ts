import { expect, test } from "vitest";

import { fan, formOf, gapAt, layOut, leastOf, measure, needsOverview, standing, threadPath } from "./geometry";

const desk = measure(1280, 400, "usual");
const phone = measure(390, 440, "usual");

test("a line of few cards hangs in the middle", () => {
  expect(layOut(1, undefined, false, desk, 1280).cards).toEqual([640]);
});

test("a gap that is open stays the nearest one wherever the card is over it", () => {
  const layout = layOut(7, 5, true, desk, 1280);
  const [left = 0, right = 0] = layout.cards.slice(4, 6);
  expect(right - left).toBeGreaterThan(desk.held + desk.card);
  expect([left + 1, (left + right) / 2, right - 1].map((x) => gapAt(x, layout))).toEqual([5, 5, 5]);
});

test("on a phone even the outermost gaps can come to the middle", () => {
  const layout = layOut(12, 0, true, phone, 390);
  expect(layout.gaps[0]).toBeCloseTo(195, 0);
  const last = layOut(12, 12, true, phone, 390);
  expect(last.width - (last.gaps[12] ?? 0)).toBeCloseTo(195, 0);
});

test("the whole line is shown in small on a phone, and where it is much longer than the screen is wide", () => {
  expect(needsOverview(1, undefined, false, 390, 440, "usual")).toBe(true);
  expect([5, 12].map((count) => needsOverview(count, undefined, true, 1280, 400, "usual"))).toEqual([false, true]);
  expect(needsOverview(12, undefined, true, 0, 0, "usual")).toBe(false);
});

test("the held card fits below the thread in any box", () => {
  for (const height of [220, 260, 320, 400, 600]) {
    const sizes = measure(360, height, height < 300 ? "short" : "usual");
    expect(sizes.top + sizes.sag + sizes.drop + (sizes.held * 4) / 3).toBeLessThanOrEqual(height);
  }
});

test("the thread keeps its number of pieces, so that it can bend", () => {
  const pieces = (open: number | undefined) => threadPath(layOut(7, open, true, desk, 1280), open, desk).split("C").length;
  expect(pieces(3)).toBe(pieces(undefined));
});

test("on a wide screen seven cards of a hand stand side by side, as high as four", () => {
  const { card, height } = standing(7, 1280, 664, "usual");
  const { xs } = fan(7, card, 1280 - 2 * 0.15 * 1280);
  expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeGreaterThanOrEqual(card);
  expect(height).toBe(standing(4, 1280, 664, "usual").height);
});

test("many cards of a hand overlap, but never less than a thumb apart", () => {
  const { xs, width } = fan(10, 90, 360);
  expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeGreaterThanOrEqual(44);
  expect(width).toBeGreaterThan(360);
});

test("on a phone on its side the cards of line and hand stay large enough to read", () => {
  expect(formOf(844, 334)).toBe("low");
  const sizes = measure(844, 290, "low");
  expect(sizes.card).toBeGreaterThanOrEqual(98);
  expect(sizes.top + sizes.sag + sizes.drop + (sizes.held * 4) / 3).toBeLessThanOrEqual(290 - 100); // the hand is below
  expect(standing(4, 844, 334, "low").card).toBeGreaterThanOrEqual(90);
});

test("a large screen has larger cards", () => {
  expect(measure(1920, 640, "usual").card).toBeGreaterThan(1.3 * measure(1280, 400, "usual").card);
  expect(standing(4, 1920, 1020, "usual").card).toBeGreaterThan(1.3 * standing(4, 1280, 664, "usual").card);
});

test("a board scrolls rather than be pressed together, the sooner the more stands on it", () => {
  expect(leastOf("low", 844, 8, false)).toBe(leastOf("low", 844, 2, false));
  expect(leastOf("low", 667, 8, false)).toBeGreaterThan(leastOf("low", 667, 2, false));
  expect(leastOf("usual", 390, 8, false)).toBeGreaterThan(leastOf("usual", 390, 4, false));
  expect(leastOf("low", 844, 2, true)).toBeGreaterThan(leastOf("low", 844, 2, false));
});
