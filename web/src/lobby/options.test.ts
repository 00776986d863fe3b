import { expect, test } from "vitest";

import type { GameInfo, OptionInfo } from "../wire";
import { goTogether, offered, settled } from "./options";

const option = (name: string, usual: number, choices: number[]): OptionInfo => ({ type: "OptionInfo", name, default: usual, choices, tapes: [] });
/** A deck of ten easy cards: three hands of four or five need harder ones. */
const CARDS: GameInfo = {
  type: "GameInfo",
  game: "timeline",
  author: "",
  seats: [2, 3],
  options: [option("hand", 4, [1, 2, 3, 4, 5]), option("difficulty", 2, [1, 2])],
  impossible: [4, 5].map((hand) => ({ type: "Impossible", seats: 3, options: { difficulty: 1, hand } })),
  bots: [],
};

const handsOffered = (seats: number, wished: Record<string, number>) =>
  offered(CARDS, seats, wished).find((one) => one.name === "hand")?.choices;

test("only hands for which there are cards are offered, and all the kinds of cards", () => {
  expect(handsOffered(3, { difficulty: 2 })).toEqual([1, 2, 3, 4, 5]);
  expect(handsOffered(3, { difficulty: 1 })).toEqual([1, 2, 3]);
  expect(handsOffered(2, { difficulty: 1 })).toEqual([1, 2, 3, 4, 5]);
  expect(offered(CARDS, 3, { hand: 5 }).find((one) => one.name === "difficulty")?.choices).toEqual([1, 2]);
});

test("a hand that has become too large gives way, and comes back when there is room again", () => {
  const wished = { hand: 5, difficulty: 1 };

  expect(settled(CARDS, 3, wished)).toEqual({ hand: 3, difficulty: 1 });
  expect(settled(CARDS, 2, wished)).toEqual(wished);
});

test("whatever was wished, what is sent can be played", () => {
  for (const seats of CARDS.seats) {
    for (const hand of [1, 2, 3, 4, 5, 99]) {
      for (const difficulty of [1, 2]) expect(goTogether(CARDS, seats, settled(CARDS, seats, { hand, difficulty }))).toBe(true);
    }
  }
});
