// Clocks for the ear: how much time is left when one asks, and of one's own clock a word at few moments as it runs down.

import { count, say } from "../ui/settings.svelte";
import type { ClockInfo, SeatInfo } from "../wire";
import { isRunning, leftAt } from "./clock";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What is left when a word is said; of turns that take days nobody waits for the last seconds at the table. */
const MARKS = [MINUTE, 30 * SECOND, 10 * SECOND];
const LONG_MARKS = [HOUR, 10 * MINUTE, MINUTE];

/** Time in words, by its two largest units: `4 minutes 32 seconds`. */
export function spokenTime(milliseconds: number): string {
  let rest = Math.ceil(milliseconds / SECOND) * SECOND;
  const units: readonly [length: number, one: string, many: string][] = [
    [DAY, say("jour", "day"), say("jours", "days")],
    [HOUR, say("heure", "hour"), say("heures", "hours")],
    [MINUTE, "minute", "minutes"],
    [SECOND, say("seconde", "second"), say("secondes", "seconds")],
  ];
  const parts: string[] = [];
  for (const [length, one, many] of units) {
    const number = Math.floor(rest / length);
    rest %= length;
    if (number > 0) parts.push(count(number, one, many));
    else if (parts.length > 0) break;
  }
  return parts.slice(0, 2).join(" ") || count(0, say("seconde", "second"), say("secondes", "seconds"));
}

/** The answer to a question: mine first, then the others'. */
export function clockAnswer(clock: ClockInfo | null, seats: readonly SeatInfo[], passed: number): string[] {
  if (!clock) return [say("Il n’y a pas de pendule.", "There is no clock.")];
  const sitting = seats.filter((seat) => seat.kind !== "open");
  const mine = sitting.filter((seat) => seat.yours);
  const one = (seat: SeatInfo): string => {
    const name = seat.yours && mine.length === 1 ? say("Vous", "You") : seat.name;
    const runs = isRunning(clock, seat.seat, passed) ? say(", sa pendule tourne", ", running") : "";
    const own = runs && seat.yours && mine.length === 1 ? say(", votre pendule tourne", ", running") : runs;
    return `${name}${say("\u00a0: ", ": ")}${spokenTime(leftAt(clock, seat.seat, passed))}${own}.`;
  };
  return [...mine, ...sitting.filter((seat) => !seat.yours)].map(one);
}

/** Remembers what it has said, so that an increment which brings time back does not make it say it again. */
export class TimeCaller {
  readonly #said = new Map<number, Set<number>>();
  readonly #before = new Map<number, number>();

  /** What to say of a clock that runs and has so much left now; empty unless it has just come to a mark. */
  call({ kind, seconds }: ClockInfo, seat: number, left: number): string {
    const before = this.#before.get(seat);
    this.#before.set(seat, left);
    const said = this.#said.get(seat) ?? new Set<number>();
    this.#said.set(seat, said);
    // Each turn has its time anew.
    if (kind === "turn" && before !== undefined && left > before) said.clear();
    const marks = (kind === "turn" && seconds * SECOND >= DAY ? LONG_MARKS : MARKS).filter((mark) => mark < seconds * SECOND);
    const come = marks.filter((mark) => before !== undefined && before > mark && left <= mark && !said.has(mark));
    for (const mark of come) said.add(mark);
    const last = come.at(-1);
    return last === undefined ? "" : say(`Il vous reste ${spokenTime(last)}.`, `You have ${spokenTime(last)} left.`);
  }
}
