import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Walk } from "./walk.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a walk stays within the game", () => {
  const walk = new Walk(4, 99);
  expect(walk.at).toBe(3);
  walk.go(-5);
  expect(walk.at).toBe(0);
  expect(new Walk(0, 3).at).toBe(0);
});

test("only a single step forward is acted out", () => {
  const walk = new Walk(9, 0);
  walk.go(1);
  expect(walk.forward).toBe(true);
  walk.go(5);
  expect(walk.forward).toBe(false);
  walk.go(4);
  expect(walk.forward).toBe(false);
});

test("it plays to the end and stops there; from the end it begins again", () => {
  const walk = new Walk(3, 0);
  walk.toggle();
  const stop = walk.run();
  vi.advanceTimersByTime(5000);
  stop();
  expect([walk.at, walk.plays]).toEqual([2, false]);
  walk.toggle();
  expect([walk.at, walk.plays]).toEqual([0, true]);
});

test("keys walk, others are not ours", () => {
  const walk = new Walk(9, 4);
  expect(walk.press("ArrowRight")).toBe(true);
  expect(walk.at).toBe(5);
  walk.press("Home");
  expect(walk.at).toBe(0);
  walk.press("End");
  expect(walk.at).toBe(8);
  expect(walk.press("x")).toBe(false);
});
