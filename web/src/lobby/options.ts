// Which options of a game go together at a table of so many chairs: the server tells what it refuses, here it is only looked up.

import type { GameInfo, OptionInfo } from "../wire";
import type { Value } from "./words";

type Values = Readonly<Record<string, Value>>;

/** Whether the server would take these values, whatever is chosen for the options that are not among them. */
export function goTogether(game: GameInfo, seats: number, values: Values): boolean {
  return !game.impossible.some(
    (one) => one.seats === seats && Object.entries(one.options).every(([name, value]) => values[name] === value),
  );
}

/** An option with few choices is settled before one with many: who asks for easy cards at a large table gets smaller hands. */
const inTurn = (game: GameInfo): OptionInfo[] => game.options.toSorted((one, other) => one.choices.length - other.choices.length);

interface Settled {
  values: Record<string, Value>;
  options: Map<string, OptionInfo>;
}

function settle(game: GameInfo, seats: number, wished: Values): Settled {
  const done: Settled = { values: {}, options: new Map() };
  for (const option of inTurn(game)) {
    const choices = option.choices.filter((value) => goTogether(game, seats, { ...done.values, [option.name]: value }));
    const wanted = [wished[option.name], option.default, choices.at(-1)].find((value) => value !== undefined && choices.includes(value));
    done.values[option.name] = wanted ?? option.default;
    done.options.set(option.name, { ...option, choices });
  }
  return done;
}

/** What was wished, as far as it goes together; else the usual, or the last that does. */
export const settled = (game: GameInfo, seats: number, wished: Values): Record<string, Value> => settle(game, seats, wished).values;

/** The options a person may choose, with the choices that can be played: one with a single choice is no choice. */
export function offered(game: GameInfo, seats: number, wished: Values): OptionInfo[] {
  const { options } = settle(game, seats, wished);
  return game.options.flatMap(({ name }) => options.get(name) ?? []).filter((option) => option.choices.length > 1);
}
