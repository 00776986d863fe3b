import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import type { SeatInfo } from "../wire";
import { isRunning, leftAt, shownClocks, timeWords } from "./clock";

settings.language = "fr";
const clock = { type: "ClockInfo" as const, left: [60_000, 5_000], running: 1, waits: 0, kind: "game" as const, seconds: 60, increment: 0 };

test("only the running clock runs, and never below nothing", () => {
  expect(leftAt(clock, 0, 3000)).toBe(60_000);
  expect(leftAt(clock, 1, 3000)).toBe(2000);
  expect(leftAt(clock, 1, 9000)).toBe(0);
  expect(leftAt({ ...clock, running: null }, 1, 9000)).toBe(5000);
});

test("where two clocks fit they are mine and the one that runs", () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, yours: seat === 2 }) as SeatInfo);

  expect(shownClocks(seats, 3)).toEqual([2, 3]);
  expect(shownClocks(seats, 2)).toEqual([2, 0]);
  expect(shownClocks(seats.slice(0, 2), 1)).toEqual([0, 1]);
});

test("a clock stands while its player watches what the others did", () => {
  const waits = { ...clock, waits: 2000 };
  expect(leftAt(waits, 1, 1500)).toBe(5000);
  expect(isRunning(waits, 1, 1500)).toBe(false);
  expect(leftAt(waits, 1, 3000)).toBe(4000);
  expect(isRunning(waits, 1, 3000)).toBe(true);
  expect(isRunning(waits, 0, 3000)).toBe(false);
});

test("time is told as minutes, hours or days", () => {
  expect(timeWords(0)).toBe("0:00");
  expect(timeWords(61_000)).toBe("1:01");
  expect(timeWords(59_001)).toBe("1:00");
  expect(timeWords(3_600_000)).toBe("1 h 00");
  expect(timeWords(2 * 86_400_000 + 3 * 3_600_000)).toBe("2 j 3 h");
});
