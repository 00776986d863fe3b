// Time controls: those that are offered, one's own within bounds, and how each is said.

import { count, say } from "../ui/settings.svelte";
import type { ClockChoice } from "../wire";

export type Clock = Required<ClockChoice>;
export type Unit = "minute" | "hour" | "day";

export const NO_CLOCK: Clock = { kind: "none", seconds: 0, increment: 0 };
export const CLOCKS: readonly Clock[] = [
  NO_CLOCK,
  { kind: "game", seconds: 600, increment: 5 },
  { kind: "game", seconds: 300, increment: 3 },
  { kind: "turn", seconds: 86_400, increment: 0 },
  { kind: "turn", seconds: 259_200, increment: 0 },
];

const SECONDS: Readonly<Record<Unit, number>> = { minute: 60, hour: 3_600, day: 86_400 };
/** What one may set for oneself, in each unit. The server takes up to thirty days. */
export const BOUNDS: Readonly<Record<Unit | "increment", readonly [least: number, most: number]>> = {
  minute: [1, 180],
  hour: [1, 72],
  day: [1, 30],
  increment: [0, 60],
};

export const sameClock = (one: Clock, other: Clock): boolean =>
  one.kind === other.kind && one.seconds === other.seconds && one.increment === other.increment;
export const isOffered = (clock: Clock): boolean => CLOCKS.some((offered) => sameClock(offered, clock));

/** A number somebody typed, as the nearest one that is allowed. */
export function within(number: number, unit: Unit | "increment"): number {
  const [least, most] = BOUNDS[unit];
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : least;
}

export const gameClock = (minutes: number, increment: number): Clock => ({
  kind: "game",
  seconds: within(minutes, "minute") * SECONDS.minute,
  increment: within(increment, "increment"),
});
export const turnClock = (number: number, unit: Unit): Clock => ({ kind: "turn", seconds: within(number, unit) * SECONDS[unit], increment: 0 });

/** How many of its largest whole unit a clock has: 86,400 seconds are one day. */
export function measured(seconds: number): [number, Unit] {
  const unit = (["day", "hour"] as const).find((larger) => seconds >= SECONDS[larger] && seconds % SECONDS[larger] === 0) ?? "minute";
  return [seconds / SECONDS[unit], unit];
}

export const NUMBERS: readonly (readonly [french: string, english: string])[] = [
  ["zéro", "no"],
  ["un", "one"],
  ["deux", "two"],
  ["trois", "three"],
  ["quatre", "four"],
  ["cinq", "five"],
  ["six", "six"],
  ["sept", "seven"],
  ["huit", "eight"],
  ["neuf", "nine"],
  ["dix", "ten"],
];
const UNITS: Readonly<Record<Unit | "second", { one: readonly [string, string]; noun: readonly [string, string] }>> = {
  second: { one: ["une seconde", "a second"], noun: ["secondes", "seconds"] },
  minute: { one: ["une minute", "a minute"], noun: ["minutes", "minutes"] },
  hour: { one: ["une heure", "an hour"], noun: ["heures", "hours"] },
  day: { one: ["un jour", "a day"], noun: ["jours", "days"] },
};

function span(number: number, unit: Unit | "second"): string {
  const { one, noun } = UNITS[unit];
  if (number === 1) return say(...one);
  const spoken = NUMBERS[number];
  return spoken ? `${say(...spoken)} ${say(...noun)}` : count(number, say(...noun), say(...noun));
}

const long = (seconds: number): string => (seconds % 60 === 0 ? span(...measured(seconds)) : span(seconds, "second"));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** On a label: "Ten minutes each". */
export function clockName(clock: Clock): string {
  if (clock.kind === "none") return say("Sans pendule", "No clock");
  const time = long(clock.seconds);
  return capital(clock.kind === "game" ? say(`${time} chacun`, `${time} each`) : say(`${time} par tour`, `${time} for each turn`));
}

/** In a sentence, whole: "ten minutes each, and five seconds more for each turn". */
export function clockTold(clock: Clock): string {
  const name = clockName(clock);
  const said = name.charAt(0).toLowerCase() + name.slice(1);
  if (clock.kind !== "game" || clock.increment === 0) return said;
  const more = span(clock.increment, "second");
  return say(`${said}, et ${more} de plus à chaque tour`, `${said}, and ${more} more for each turn`);
}
