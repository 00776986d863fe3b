import { describe, expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import type { SeatInfo, StepInfo, Update } from "../wire";
import { absenceWords, choicesOf, finishOf, maySpeak, refusalWords, seatOf, toMove } from "./scene";

settings.language = "en";

const seat = (number: number, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  type: "SeatInfo", seat: number, name: `P${number}`, kind: "person", bot: null, robot: null, yours: false, present: true,
  resigned: false, substituted: false, invited: "", declined: false, ...changes,
});
const update = (changes: Partial<Update> = {}): Update => ({
  type: "Update", table: "t", game: "patchwork", options: {}, seq: 1, seats: [seat(0, { yours: true }), seat(1)],
  view: { to_move: 1 }, legal: [], outlooks: {}, box: null, steps: [], clock: null, take_back: null, undo: null,
  may_hint: false, result: null, commitment: "", links: null, rematch: null, awaited: [], ...changes,
});
const action = (number: number): StepInfo => ({ type: "StepInfo", seq: number, kind: "action", seat: 0, text: "", events: [], view: null });

describe("this screen", () => {
  test("looks from our seat while somebody else plays", () => expect(seatOf(update())).toBe(0));
  test("looks from nobody's seat for a spectator", () => expect(seatOf(update({ seats: [seat(0), seat(1)] }))).toBeNull());
  test("changes sides when two share it", () => {
    const shared = update({ seats: [seat(0, { yours: true }), seat(1, { yours: true })] });
    expect(seatOf(shared)).toBe(1);
  });
  test("has nobody to move while a seat is open or when it is over", () => {
    expect(toMove(update())?.seat).toBe(1);
    expect(toMove(update({ seats: [seat(0, { yours: true }), seat(1, { kind: "open" })] }))).toBeUndefined();
    const result = { type: "ResultInfo" as const, scores: [1, 0], winners: [0], reason: "resigned" as const, seed: "" };
    expect(toMove(update({ result }))).toBeUndefined();
  });
});

describe("the menu", () => {
  test("offers to type and to resign to who plays", () => {
    expect(choicesOf(update())).toEqual(expect.arrayContaining(["type", "resign"]));
  });
  test("offers a spectator only what is there for everybody", () => {
    expect(choicesOf(update({ seats: [seat(0), seat(1)] }))).toEqual(["log", "settings", "keys"]);
  });
  test("lets people talk to people, not to bots", () => {
    expect(maySpeak(update())).toBe(true);
    expect(maySpeak(update({ seats: [seat(0, { yours: true }), seat(1, { kind: "bot" })] }))).toBe(false);
  });
});

test("who is away is named", () => {
  expect(absenceWords(update())).toBe("");
  expect(absenceWords(update({ seats: [seat(0, { yours: true }), seat(1, { present: false })] }))).toBe("P1 is away");
  expect(absenceWords(update({ seats: [seat(0, { yours: true }), seat(1, { substituted: true })] }))).toMatch("robot");
});

test("the end is found in the log, and refusals have words", () => {
  const end = { type: "Finished" };
  expect(finishOf([{ ...action(1), events: [{ type: "Moved" }, end] }])).toBe(end);
  expect(finishOf([action(1)])).toBeUndefined();
  expect(refusalWords({ type: "Refused", key: "", code: "stale", words: "", seq: 1 })).toMatch("changed");
});
