// Time left, counted here between two updates: nothing is sent while a clock runs.

import { say } from "../ui/settings.svelte";
import type { ClockInfo } from "../wire";

/** What a seat has left `passed` milliseconds after the server told. */
export function leftAt(clock: ClockInfo, seat: number, passed: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - passed : left);
}

export function timeWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 86_400) {
    const days = Math.floor(seconds / 86_400);
    return `${days} ${say("j", "d")} ${Math.floor((seconds % 86_400) / 3600)} h`;
  }
  const two = (number: number): string => String(number).padStart(2, "0");
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${two(Math.floor((seconds % 3600) / 60))}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
