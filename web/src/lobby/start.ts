// What a person chooses before a game, what the browser remembers of it, and the table it makes.

import { say } from "../ui/settings.svelte";
import type { GameInfo, NewTable, SeatChoice } from "../wire";
import { CLOCKS, offered, type Mode, type Value } from "./words";

export interface Choice {
  mode: Mode;
  seats: number;
  /** A robot for every seat; only those of seats that robots take are used. */
  bots: string[];
  /** How many of the other seats robots fill when friends come by a link. */
  robots: number;
  /** Names at one screen, the first is mine. */
  names: string[];
  options: Record<string, Value>;
  clock: number;
}

const MOST = 8;
const MODES: readonly Mode[] = ["bot", "link", "here", "watch"];

/** The first choice: against one robot of middling strength, as the box says. */
export function usual(game: GameInfo): Choice {
  const middling = game.bots.find((bot) => bot.level === "normal") ?? game.bots[1] ?? game.bots[0];
  return {
    mode: "bot",
    seats: game.seats[0] ?? 2,
    bots: Array.from({ length: MOST }, () => middling?.spec ?? "random"),
    robots: 0,
    names: Array.from({ length: MOST }, () => ""),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    clock: 0,
  };
}

const stored = (game: string): string => `mercerie.start.${game}`;

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
  const known = (spec: string): boolean => game.bots.some((bot) => bot.spec === spec);
  return {
    mode: MODES.includes(last.mode) ? last.mode : plain.mode,
    seats: game.seats.includes(last.seats) ? last.seats : plain.seats,
    bots: plain.bots.map((usually, seat) => (known(last.bots[seat] ?? "") ? (last.bots[seat] ?? usually) : usually)),
    robots: Number.isInteger(last.robots) ? last.robots : 0,
    names: plain.names.map((_, seat) => String(last.names[seat] ?? "")),
    options: Object.fromEntries(
      game.options.map(({ name, choices, default: usually }) => {
        const value = last.options[name];
        return [name, value !== undefined && choices.includes(value) ? value : usually];
      }),
    ),
    clock: CLOCKS[last.clock] ? last.clock : 0,
  };
}

/** What seats are called before anybody sits there. */
export function seatName(choice: Choice, seat: number, me: string): string {
  const number = seat + 1;
  if (seat === 0 && choice.mode !== "watch") return me || say("Vous", "You");
  if (choice.mode === "here") return choice.names[seat]?.trim() || say(`Joueur ${number}`, `Player ${number}`);
  const robot = choice.mode !== "link" || seat >= choice.seats - robots(choice);
  return robot ? say(`Robot ${number}`, `Robot ${number}`) : say(`Ami ${number}`, `Friend ${number}`);
}

/** At least one friend comes by the link. */
export const robots = (choice: Choice): number => Math.max(0, Math.min(choice.robots, choice.seats - 2));

function seatChoice(choice: Choice, seat: number, me: string): SeatChoice {
  const bot: SeatChoice = { kind: "bot", bot: choice.bots[seat] ?? null };
  if (choice.mode === "watch") return bot;
  if (seat === 0) return { kind: "me" };
  if (choice.mode === "here") return { kind: "here", name: seatName(choice, seat, me) };
  if (choice.mode === "bot" || seat >= choice.seats - robots(choice)) return bot;
  return { kind: "open" };
}

export function newTable(choice: Choice, game: GameInfo, me: string): NewTable {
  const seats = Array.from({ length: choice.seats }, (_, seat) => seatChoice(choice, seat, me));
  const shown = offered(game, choice.seats).map((option) => option.name);
  const options = Object.fromEntries(
    game.options.map(({ name, default: usually }) => {
      const value = shown.includes(name) ? (choice.options[name] ?? usually) : usually;
      // Who begins may have been a seat of a larger table.
      return [name, name === "first" && typeof value === "number" && value >= choice.seats ? usually : value];
    }),
  );
  // Robots among themselves are not timed, nor are people who share a screen.
  const timed = choice.mode === "bot" || choice.mode === "link";
  return { game: game.game, seats, options, clock: (timed ? CLOCKS[choice.clock] : CLOCKS[0]) ?? { kind: "none" } };
}
