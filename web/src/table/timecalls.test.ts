import { beforeEach, describe, expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import type { ClockInfo, SeatInfo } from "../wire";
import { clockAnswer, spokenTime, TimeCaller } from "./timecalls";

const GAME: ClockInfo = { type: "ClockInfo", left: [272_000, 300_000], running: 0, waits: 0, kind: "game", seconds: 300, increment: 3 };
const DAYS: ClockInfo = { ...GAME, kind: "turn", seconds: 86_400, increment: 0 };
const seats = [{ seat: 0, name: "Anne", yours: true }, { seat: 1, name: "Galon", yours: false }] as SeatInfo[];
const calls = (clock: ClockInfo, lefts: readonly number[], caller = new TimeCaller()): string[] =>
  lefts.map((left) => caller.call(clock, 0, left * 1000)).filter(Boolean);

beforeEach(() => void (settings.language = "en"));

test("time is said by its two largest units", () => {
  const told = [272_000, 60_000, 1_000, 0, 3_661_000, 3_600_000, 2 * 86_400_000 + 3_600_000].map(spokenTime);

  expect(told).toEqual(["4 minutes 32 seconds", "1 minute", "1 second", "0 seconds", "1 hour 1 minute", "1 hour", "2 days 1 hour"]);
  settings.language = "fr";
  expect(spokenTime(121_000)).toBe("2 minutes 1 seconde");
});

test("who asks hears their own time first, and which clock runs", () => {
  expect(clockAnswer(GAME, seats, 2000)).toEqual(["You: 4 minutes 30 seconds, running.", "Galon: 5 minutes."]);
  settings.language = "fr";
  expect(clockAnswer({ ...GAME, running: 1 }, seats, 0)[1]).toBe("Galon\u00a0: 5 minutes, sa pendule tourne.");
  expect(clockAnswer(null, seats, 0)).toEqual(["Il n’y a pas de pendule."]);
});

describe("as time runs down", () => {
  test("a word is said at a minute, half a minute and ten seconds", () => {
    expect(calls(GAME, [62, 61, 60, 59, 31, 29.9, 20, 9.8, 5])).toEqual([
      "You have 1 minute left.",
      "You have 30 seconds left.",
      "You have 10 seconds left.",
    ]);
  });

  test("an increment that brings time back brings no word back", () => {
    expect(calls(GAME, [61, 59, 62, 58, 61, 57])).toEqual(["You have 1 minute left."]);
  });

  test("who comes late hears of the next mark only, and of two at once the later one", () => {
    expect(calls(GAME, [45, 44, 29])).toEqual(["You have 30 seconds left."]);
    expect(calls(GAME, [61, 25])).toEqual(["You have 30 seconds left."]);
  });

  test("where a turn has its own time each turn has its words", () => {
    const turn: ClockInfo = { ...DAYS, seconds: 60 };
    expect(calls(turn, [60, 31, 30, 60, 31, 29])).toEqual(["You have 30 seconds left.", "You have 30 seconds left."]);
  });

  test("of a turn of days it is said when an hour is left, and no seconds are counted", () => {
    expect(calls(DAYS, [80_000, 3_601, 3_600, 599, 61, 59, 29, 9])).toEqual([
      "You have 1 hour left.",
      "You have 10 minutes left.",
      "You have 1 minute left.",
    ]);
  });
});
