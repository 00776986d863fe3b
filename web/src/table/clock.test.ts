import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import { leftAt, timeWords } from "./clock";

settings.language = "fr";
const clock = { type: "ClockInfo" as const, left: [60_000, 5_000], running: 1 };

test("only the running clock runs, and never below nothing", () => {
  expect(leftAt(clock, 0, 3000)).toBe(60_000);
  expect(leftAt(clock, 1, 3000)).toBe(2000);
  expect(leftAt(clock, 1, 9000)).toBe(0);
  expect(leftAt({ ...clock, running: null }, 1, 9000)).toBe(5000);
});

test("time is told as minutes, hours or days", () => {
  expect(timeWords(0)).toBe("0:00");
  expect(timeWords(61_000)).toBe("1:01");
  expect(timeWords(59_001)).toBe("1:00");
  expect(timeWords(3_600_000)).toBe("1 h 00");
  expect(timeWords(2 * 86_400_000 + 3 * 3_600_000)).toBe("2 j 3 h");
});
