import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import { CLOCKS, clockName, clockTold, gameClock, isOffered, measured, turnClock } from "./clocks";

test("the offered clocks are said as people say them", () => {
  settings.language = "en";
  expect(CLOCKS.map(clockName)).toEqual(["No clock", "Ten minutes each", "Five minutes each", "A day for each turn", "Three days for each turn"]);
  settings.language = "fr";
  expect(CLOCKS.map(clockName)).toEqual(["Sans pendule", "Dix minutes chacun", "Cinq minutes chacun", "Un jour par tour", "Trois jours par tour"]);
});

test("a sentence tells the increment too", () => {
  settings.language = "en";
  expect(clockTold(gameClock(10, 5))).toBe("ten minutes each, and five seconds more for each turn");
  expect(clockTold(gameClock(25, 0))).toBe("25 minutes each");
  settings.language = "fr";
  expect(clockTold(gameClock(1, 1))).toBe("une minute chacun, et une seconde de plus à chaque tour");
});

test("a clock of one's own stays within bounds, whatever is typed", () => {
  expect(gameClock(0, 900)).toEqual({ kind: "game", seconds: 60, increment: 60 });
  expect(gameClock(Number.NaN, -3)).toEqual({ kind: "game", seconds: 60, increment: 0 });
  expect(turnClock(400, "day").seconds).toBe(30 * 86_400);
  expect(isOffered(gameClock(10, 5)) && !isOffered(gameClock(10, 0))).toBe(true);
});

test("a clock is measured in its largest whole unit", () => {
  expect([600, 3_600, 7_200, 129_600, 172_800].map(measured)).toEqual([
    [10, "minute"],
    [1, "hour"],
    [2, "hour"],
    [36, "hour"],
    [2, "day"],
  ]);
});
