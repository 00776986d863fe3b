// What a person chooses before a game: chairs, who sits on each, options and a clock; what the browser remembers of it.

import type { BotInfo, ClockChoice, GameInfo, NewTable, Person, SeatChoice } from "../wire";
import { CLOCKS, gameClock, isOffered, measured, NO_CLOCK, turnClock, type Clock } from "./clocks";
import { settled } from "./options";
import type { Value } from "./words";

/** Who sits on a chair: me, one of the robots, whoever comes by the link, somebody at my screen, or one I have played with. */
export type Sitter = { kind: "me" } | { kind: "bot"; bot: string } | { kind: "open" } | { kind: "here"; name: string } | Known;
/** One I have played with: named by a table where we sat, and their seat there. */
export type Known = { kind: "person"; table: string; seat: number; name: string };

export interface Choice {
  chairs: Sitter[];
  options: Record<string, Value>;
  clock: Clock;
}

const middling = (game: GameInfo): string =>
  (game.bots.find((bot) => bot.level === "normal") ?? game.bots[1] ?? game.bots[0])?.spec ?? "random";
const robot = (game: GameInfo): Sitter => ({ kind: "bot", bot: middling(game) });

/** The first choice: against robots of middling strength, as the box says. */
export function usual(game: GameInfo): Choice {
  const others = (game.seats[0] ?? 2) - 1;
  return {
    chairs: [{ kind: "me" }, ...Array.from({ length: others }, () => robot(game))],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    clock: NO_CLOCK,
  };
}

/** The last table with one person once more: its chairs, options and clock, and they are invited. */
export function again(game: GameInfo, person: Person): Choice {
  const { seats, options, clock } = person.again;
  const plain = usual(game);
  const chairs = seats.map(sitterOf);
  const last = { chairs, options: { ...plain.options, ...options }, clock: clockOf(clock) };
  // What was remembered is mended, and so is this: a robot or an option may have gone since. Only the guest stays.
  const sound = mended(last, game);
  return { ...sound, chairs: sound.chairs.map((sitter, place) => (seats[place]?.kind === "person" ? known(person) : sitter)) };
}

function sitterOf({ kind, bot, name }: SeatChoice): Sitter {
  if (kind === "bot") return { kind, bot: bot ?? "" };
  if (kind === "here") return { kind, name: name ?? "" };
  return { kind: kind === "me" ? "me" : "open" };
}

const clockOf = ({ kind = "none", seconds = 0, increment = 0 }: ClockChoice): Clock => ({ kind, seconds, increment });

export const known = ({ table, seat, name }: Person): Known => ({ kind: "person", table, seat, name });

/** The robot one sat down with last, or else one of middling strength. */
export function usualRobot(game: GameInfo): BotInfo | undefined {
  const last = remembered(game).chairs.findLast((sitter) => sitter.kind === "bot");
  const spec = last?.bot ?? middling(game);
  return game.bots.find((bot) => bot.spec === spec);
}

// --- what is remembered ---

const stored = (game: string): string => `mercerie.chairs.${game}`;

/** The last choice for this game, with whatever no longer exists put back to the usual. */
export function remembered(game: GameInfo): Choice {
  const plain = usual(game);
  try {
    return mended({ ...plain, ...(JSON.parse(localStorage.getItem(stored(game.game)) ?? "{}") as Partial<Choice>) }, game);
  } catch {
    return plain; // storage is closed or spoilt
  }
}

export function keep(choice: Choice, game: string): void {
  try {
    localStorage.setItem(stored(game), JSON.stringify(choice));
  } catch {
    // a private window: next time starts from the usual
  }
}

function mended(last: Choice, game: GameInfo): Choice {
  const plain = usual(game);
  const options = game.options.map(({ name, choices, default: usually }) => {
    const value = last.options[name];
    return [name, value !== undefined && choices.includes(value) ? value : usually];
  });
  return {
    chairs: game.seats.includes(last.chairs.length) ? last.chairs.map((sitter) => mendedSitter(sitter, game)) : plain.chairs,
    options: Object.fromEntries(options) as Choice["options"],
    clock: mendedClock(last.clock),
  };
}

function mendedSitter(sitter: Sitter, game: GameInfo): Sitter {
  switch (sitter.kind) {
    case "bot":
      return game.bots.some((bot) => bot.spec === sitter.bot) ? sitter : robot(game);
    case "here":
      return { kind: "here", name: String(sitter.name) };
    case "person":
      return robot(game); // nobody is invited a second time without having been chosen
    default:
      return { kind: sitter.kind === "open" ? "open" : "me" };
  }
}

function mendedClock(clock: Clock): Clock {
  if (isOffered(clock)) return clock;
  if (clock.kind === "game") return gameClock(clock.seconds / 60, clock.increment);
  return clock.kind === "turn" ? turnClock(...measured(clock.seconds)) : (CLOCKS[0] ?? NO_CLOCK);
}

// --- chairs ---

export const isMine = (sitter: Sitter): boolean => sitter.kind === "me" || sitter.kind === "here";
export const playing = (chairs: readonly Sitter[]): boolean => chairs.some(isMine);
export const waits = (chairs: readonly Sitter[]): boolean => chairs.some((sitter) => sitter.kind === "open" || sitter.kind === "person");

/** Somebody sits down; I and those I know sit on one chair only, so a robot takes the one they leave. */
export function seated(chairs: readonly Sitter[], chair: number, sitter: Sitter, game: GameInfo): Sitter[] {
  return chairs.map((other, place) => {
    if (place === chair) return sitter;
    return isSame(sitter, other) ? robot(game) : other;
  });
}

function isSame(one: Sitter, other: Sitter): boolean {
  if (one.kind === "person" && other.kind === "person") return one.table === other.table && one.seat === other.seat;
  return one.kind === "me" && other.kind === "me";
}

/** As many chairs as the next larger table has; a robot like the last one sits on each new one. */
export function withMore(chairs: readonly Sitter[], game: GameInfo): Sitter[] {
  const size = game.seats.find((seats) => seats > chairs.length) ?? chairs.length;
  const last = chairs.findLast((sitter) => sitter.kind === "bot") ?? robot(game);
  return [...chairs, ...Array.from({ length: size - chairs.length }, () => ({ ...last }))];
}

/** The next smaller table: this chair goes, and if that is not enough the last ones that are not mine. */
export function withFewer(chairs: readonly Sitter[], chair: number, game: GameInfo): Sitter[] {
  const size = game.seats.findLast((seats) => seats < chairs.length) ?? chairs.length;
  const left = size < chairs.length ? chairs.filter((_, place) => place !== chair) : [...chairs];
  while (left.length > size) {
    const last = left.findLastIndex((sitter) => sitter.kind !== "me");
    left.splice(last < 0 ? left.length - 1 : last, 1);
  }
  return left;
}

// --- the table it makes ---

function seatChoice(sitter: Sitter, name: string): SeatChoice {
  if (sitter.kind === "bot") return { kind: "bot", bot: sitter.bot };
  if (sitter.kind === "person") return { kind: "person", table: sitter.table, seat: sitter.seat };
  return sitter.kind === "here" ? { kind: "here", name } : { kind: sitter.kind };
}

/** The table to open; `names` are those shown on the chairs. */
export function newTable(choice: Choice, game: GameInfo, names: readonly string[]): NewTable {
  const { chairs } = choice;
  const options = settled(game, chairs.length, choice.options);
  const seats = chairs.map((sitter, chair) => seatChoice(sitter, (names[chair] ?? "").slice(0, 24)));
  // Robots among themselves are not timed.
  return { game: game.game, seats, options, clock: playing(chairs) ? choice.clock : NO_CLOCK };
}
