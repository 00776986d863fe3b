import { beforeEach, describe, expect, it } from "vitest";

import { choose } from "../ui/settings.svelte";
import type { ResultInfo, StepInfo } from "../wire";
import { tallyOf } from "./tally";

const result = (scores: number[], reason: ResultInfo["reason"] = "rules"): ResultInfo =>
  ({ type: "ResultInfo", scores, winners: [0], reason, seed: "" }) as unknown as ResultInfo;
const box = { side: 9, penalty: 2, tile: { side: 7, points: 7 } };
const quilts = { players: [{ buttons: 36, quilt: "0x1ffffffffffffffffff0f" }, { buttons: 31, quilt: "0x1" }], tile: 1 };

beforeEach(() => choose({ language: "en" }));

describe("the count", () => {
  it("tells buttons, the square and what is empty, and leaves the sum to the server", () => {
    const tally = tallyOf({ game: "patchwork", view: quilts, box, steps: [] }, result([26, -129]));

    expect(tally?.rows.map(({ label }) => label)).toEqual(["buttons", "7\u00a0×\u00a07", "empty"]);
    expect(tally?.rows[0]?.values).toEqual(["36", "31"]);
    expect(tally?.rows[1]?.values).toEqual(["0", "+7"]);
    expect(tally?.rows[2]?.values[1]).toBe("−160");
    expect(tally?.totals).toEqual(["26", "−129"]);
  });

  it("has no row for a square that a box does not have", () => {
    const tally = tallyOf({ game: "patchwork-express", view: quilts, box: { ...box, tile: null }, steps: [] }, result([1, 2]));

    expect(tally?.rows.map(({ sign }) => sign)).toEqual(["button", "empty"]);
  });

  it("tells what each brought where two are a team", () => {
    const sewn = [{ seat: 0, tiles: [1, 2] }, { seat: 2, tiles: [3] }, { seat: null, tiles: [4] }];
    const view = { points: [8, 3, 2, 1], sewn, teams: true };

    const tally = tallyOf({ game: "textile", view, box: null, steps: [] }, result([10, 4, 10, 4]));

    expect(tally?.rows.map(({ values }) => values)).toEqual([["1", "0", "1", "0"], ["2", "0", "1", "0"], ["8", "3", "2", "1"]]);
    expect(tally?.totals).toEqual(["10", "4", "10", "4"]);
    expect(tallyOf({ game: "textile", view: { ...view, teams: false }, box: null, steps: [] }, result([8, 3, 2, 1]))?.rows).toHaveLength(2);
  });

  it("counts right and wrong cards in Timeline, where there are no points", () => {
    const events = [{ type: "Placed", seat: 0, right: true }, { type: "Placed", seat: 1, right: false }, { type: "Drew", seat: 1 }];
    const steps = [{ events } as unknown as StepInfo];

    const tally = tallyOf({ game: "timeline", view: { hands: [[], [1, 2]] }, box: null, steps }, result([0, -2]));

    expect(tally?.rows.map(({ values }) => values)).toEqual([["1", "0"], ["0", "1"], ["0", "2"]]);
    expect(tally?.totals).toEqual([]);
  });

  it("has nothing to count where somebody gave up", () => {
    expect(tallyOf({ game: "patchwork", view: quilts, box, steps: [] }, result([1, 2], "resigned"))).toBeNull();
  });
});
