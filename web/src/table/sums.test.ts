import { describe, expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import type { ResultInfo } from "../wire";
import { linesOf, signed, size, whyWords } from "./sums";

settings.language = "en";

const result = (scores: number[], winners: number[]): ResultInfo => ({
  type: "ResultInfo", scores, winners, reason: "rules", seed: "7",
});

test("squares are counted whether they come as a number or as hex text", () => {
  expect(size(0)).toBe(0);
  expect(size(0b1011)).toBe(3);
  expect(size("0x1ffffffffffffffffffff")).toBe(81);
});

test("a minus is a minus, not a hyphen", () => {
  expect(signed(-4)).toBe("−4");
  expect(signed(4)).toBe("4");
});

describe("Patchwork", () => {
  const player = { buttons: 14, quilt: "0xfffffffffffffffffff" };
  const view = { players: [player, { buttons: 18, quilt: "0x1ffffffffffffffffffff" }], tile: 0 };
  const box = { side: 9, penalty: 2, tile: { side: 7, points: 7 } };

  test("adds buttons and the square and takes off the empty squares; the winner comes first", () => {
    const [first, second] = linesOf("patchwork", view, box, result([11, 18], [1]), 2);
    expect(first).toMatchObject({ seat: 1, won: true, total: "18" });
    expect(second?.parts.map((part) => part.value)).toEqual(["+14", "+7", "−10"]);
  });

  test("shows no sums for a game that was given up", () => {
    const lines = linesOf("patchwork", view, box, { ...result([], [1]), reason: "resigned" }, 2);
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.parts.length === 0 && line.total === "")).toBe(true);
  });
});

test("a partner's points are told in teams", () => {
  const view = { teams: true, points: [10, 5, 8, 4], sewn: [{ seat: 0, tiles: [] }] };
  const lines = linesOf("textile", view, null, result([18, 9, 18, 9], [0, 2]), 4);
  expect(lines[0]?.parts.map((part) => part.value)).toEqual(["+10", "+8"]);
});

test("a tie is explained", () => {
  expect(whyWords("patchwork", result([1, 1], [0]), { type: "Finished", by_arrival: true }, "")).toMatch("equal");
  expect(whyWords("textile", result([1, 1], [0]), { type: "Finished", by_last_action: true }, "")).toMatch("earlier");
  expect(whyWords("patchwork", { ...result([0, 0], [0]), reason: "time" }, undefined, "Basile")).toMatch("Basile ran out");
});
