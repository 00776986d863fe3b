// Time left, counted here between two updates: nothing is sent while a clock runs.

import { say } from "../ui/settings.svelte";
import type { ClockInfo, SeatInfo } from "../wire";

/** What a seat has left `passed` milliseconds after the server told. */
export function leftAt(clock: ClockInfo, seat: number, passed: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - Math.max(0, passed - clock.waits) : left);
}

/** Whether a seat's clock runs then: it stands as long as its player watches what the others did. */
export function isRunning(clock: ClockInfo, seat: number, passed: number): boolean {
  return clock.running === seat && passed >= clock.waits;
}

/** Where only two clocks fit: mine and the one that runs; if that is mine, mine and the first of the others. */
export function shownClocks(seats: readonly SeatInfo[], running: number | null): number[] {
  const mine = seats.find((seat) => seat.yours && seat.seat === running) ?? seats.find((seat) => seat.yours) ?? seats[0];
  const other = seats.find((seat) => seat.seat === running && seat !== mine) ?? seats.find((seat) => seat !== mine);
  return [mine, other].flatMap((seat) => (seat ? [seat.seat] : []));
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

/** Whether a turn may take a day or more: then people go away and come back. */
export const takesDays = (clock: Pick<ClockInfo, "kind" | "seconds"> | null): boolean => clock?.kind === "turn" && clock.seconds >= 86_400;
