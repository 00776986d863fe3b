import { beforeAll, describe, expect, it } from "vitest";

import { choose } from "../../ui/settings.svelte";
import type { patchwork } from "../../wire";
import { changedWords, liftedWords, putBackWords, type Grasp } from "./spoken";

const patch: patchwork.Patch = { type: "Patch", id: 10, cost: 7, time: 4, income: 1, shape: [[0, 0], [0, 1], [0, 2]] };
const box = { side: 9, patches: { 10: patch } } as unknown as patchwork.Components;
const held: Grasp = { patch: 10, orientation: 0, cells: [[2, 2], [2, 3], [2, 4]], reason: null };

describe("a piece in hand", () => {
  beforeAll(() => choose({ language: "en" }));

  it("is named with its price when it is lifted", () => {
    expect(liftedWords(held, box)).toBe("Patch 10, the walnut houndstooth, costs 7, takes 4 time, 1 button, held; covers c3 d3 e3.");
  });

  it("tells its squares when it is flipped, turned or moved", () => {
    const upright: Grasp = { ...held, orientation: 1, cells: [[3, 3], [2, 3], [1, 3]] };
    expect(changedWords(held, { ...held, orientation: 4 })).toBe("flipped; covers c3 d3 e3.");
    expect(changedWords(held, upright)).toBe("turned; covers d2 d3 d4.");
    expect(changedWords(held, { ...held, cells: [[2, 3], [2, 4], [2, 5]] })).toBe("covers d3 e3 f3.");
  });

  it("says why it does not fit", () => {
    const moved: Grasp = { ...held, cells: [[2, 3], [2, 4], [2, 5]], reason: "no room here" };
    expect(changedWords(held, moved)).toBe("covers d3 e3 f3; no room here.");
  });

  it("is silent when nothing has changed", () => {
    expect(changedWords(held, { ...held, reason: "just trying" })).toBe("");
  });

  it("is said to be put back; leather cannot be", () => {
    expect(putBackWords(held)).toBe("Patch 10 put back.");
    expect(putBackWords({ ...held, patch: null })).toBe("");
  });
});
