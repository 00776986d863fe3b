import { beforeEach, expect, test, vi } from "vitest";

import { isNameless } from "../ui/names";
import { settings } from "../ui/settings.svelte";
import type { GameInfo, OptionInfo, Person, SeatChoice } from "../wire";
import { gameClock, NO_CLOCK } from "./clocks";
import { apart, editionWords } from "./editions";
import { again, keep, known, newTable, remembered, seated, usual, withFewer, withMore, type Choice, type Sitter } from "./start";
import { chairNames, startWords, trouble, under, whatHappens } from "./startwords";

const option = (name: string, choices: OptionInfo["choices"]): OptionInfo => ({
  type: "OptionInfo",
  name,
  default: choices[0] ?? 0,
  choices,
  tapes: [],
});
const TEXTILE: GameInfo = {
  type: "GameInfo",
  game: "textile",
  author: "Dieter Stein",
  seats: [2, 4],
  options: [option("tiles", [6, 7, 8]), option("teams", [false, true]), option("first", ["lot", 0, 1, 2, 3])],
  impossible: [{ teams: true }, { first: 2 }, { first: 3 }].map((options) => ({ type: "Impossible", seats: 2, options })),
  bots: [
    { type: "BotInfo", spec: "search:normal", name: "search", level: "normal", robot: "galon", strength: 930 },
    { type: "BotInfo", spec: "search:hard", name: "search", level: "hard", robot: "nancy", strength: 1110 },
  ],
};
const ME: Sitter = { kind: "me" };
const GALON: Sitter = { kind: "bot", bot: "search:normal" };
const NANCY: Sitter = { kind: "bot", bot: "search:hard" };
const FRIEND: Sitter = { kind: "open" };
const BASILE: Person = {
  type: "Person", table: "t", seat: 1, name: "Basile", game: "textile", at: 0, asked: false,
  again: { game: "textile", seats: [{ kind: "me" }, { kind: "person", table: "t", seat: 1 }], options: {}, clock: { kind: "none" } },
};

const choice = (...chairs: Sitter[]): Choice => ({ ...usual(TEXTILE), chairs });
const names = (chairs: Sitter[], me = "Anne"): string[] => chairNames(chairs, TEXTILE.bots, me);
const told = (wanted: Choice): string => whatHappens(wanted, TEXTILE, names(wanted.chairs));

beforeEach(() => {
  settings.language = "en";
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("one tap plays against a robot of middling strength, without a clock", () => {
  expect(newTable(remembered(TEXTILE), TEXTILE, ["Anne", "Galon"])).toEqual({
    game: "textile",
    seats: [{ kind: "me" }, { kind: "bot", bot: "search:normal" }],
    options: { tiles: 6, teams: false, first: "lot" },
    clock: { kind: "none", seconds: 0, increment: 0 },
  });
});

test("friends, robots and one screen make one table, in any order of chairs", () => {
  const chairs: Sitter[] = [NANCY, { kind: "here", name: " Basile " }, ME, FRIEND];
  const table = newTable({ ...choice(...chairs), clock: gameClock(25, 10) }, TEXTILE, names(chairs));

  expect(table.seats).toEqual([{ kind: "bot", bot: "search:hard" }, { kind: "here", name: "Basile" }, { kind: "me" }, { kind: "open" }]);
  expect(table.clock).toEqual({ kind: "game", seconds: 1500, increment: 10 });
});

test("a larger table has as many chairs as the box allows, and a smaller one keeps me", () => {
  const four = withMore([ME, NANCY], TEXTILE);

  expect(four).toEqual([ME, NANCY, NANCY, NANCY]);
  expect(withMore(four, TEXTILE)).toEqual(four);
  expect(withFewer([GALON, NANCY, FRIEND, ME], 0, TEXTILE)).toEqual([NANCY, ME]);
  expect(withFewer([ME, NANCY], 1, TEXTILE)).toEqual([ME, NANCY]);
});

test("I sit on one chair only: a robot takes the one I leave", () => {
  expect(seated([ME, FRIEND], 1, ME, TEXTILE)).toEqual([GALON, ME]);
  expect(seated([ME, GALON], 0, NANCY, TEXTILE)).toEqual([NANCY, GALON]);
});

test("a sentence says what will happen", () => {
  expect(told(choice(ME, GALON))).toBe("You and Galon, no clock; who begins is drawn by lot.");
  expect(told({ ...choice(GALON, ME), options: { first: 0 } })).toBe("You and Galon, no clock; Galon begins.");
  expect(told({ ...choice(ME, FRIEND, GALON, GALON), clock: gameClock(10, 0) })).toBe(
    "You, a friend, Galon and Galon bis, ten minutes each. We wait for your friend.",
  );
  expect(told(choice(NANCY, GALON))).toBe("Nancy and Galon; you watch.");
  settings.language = "fr";
  expect(told(choice(ME, GALON))).toBe("Vous et Galon, sans pendule\u00a0; le sort dit qui commence.");
});

test("the button says what it does, and nobody opens a table for a friend without a chair of their own", () => {
  expect([[ME, GALON], [ME, FRIEND], [NANCY, GALON]].map((chairs) => startWords(chairs as Sitter[]))).toEqual(["Play", "Open the table", "Watch"]);
  expect(trouble([NANCY, FRIEND])).not.toBe("");
  expect(trouble([{ kind: "here", name: "" }, FRIEND])).toBe("");
});

test("teams and a fourth starter are forgotten at a table for two; robots alone are not timed", () => {
  const options = { tiles: 8, teams: true, first: 3 };

  expect(newTable({ ...choice(ME, GALON, GALON, GALON), options }, TEXTILE, []).options).toEqual(options);
  expect(newTable({ ...choice(ME, GALON), options }, TEXTILE, []).options).toEqual({ tiles: 8, teams: false, first: "lot" });
  expect(newTable({ ...choice(NANCY, GALON), clock: gameClock(5, 0) }, TEXTILE, []).clock.kind).toBe("none");
});

test("the last choice comes back, and what no longer exists does not", () => {
  keep({ chairs: [{ kind: "bot", bot: "gone" }, ME], options: { tiles: 99, teams: true }, clock: gameClock(7, 2) }, "textile");

  expect(remembered(TEXTILE)).toEqual({ chairs: [GALON, ME], options: { tiles: 6, teams: true, first: "lot" }, clock: gameClock(7, 2) });
  keep({ chairs: [ME, ME, ME], options: {}, clock: { kind: "game", seconds: 1e9, increment: 0 } }, "textile");
  expect(remembered(TEXTILE)).toMatchObject({ chairs: [ME, GALON], clock: gameClock(180, 0) });
});

test("whom one has met sits on one chair, is named by a table, and is not invited again unasked", () => {
  const chosen = again(TEXTILE, BASILE);

  expect(newTable(chosen, TEXTILE, []).seats).toEqual([{ kind: "me" }, { kind: "person", table: "t", seat: 1 }]);
  expect(seated([ME, known(BASILE)], 0, known(BASILE), TEXTILE)).toEqual([known(BASILE), GALON]);
  keep(chosen, "textile");
  expect(remembered(TEXTILE).chairs).toEqual([ME, GALON]);
});

test("to play again is the last table with that person: its chairs, options and clock, not what the dialog remembers", () => {
  keep({ ...usual(TEXTILE), options: { tiles: 8, teams: false, first: 1 }, clock: NO_CLOCK }, "textile");
  const seats: SeatChoice[] = [{ kind: "bot", bot: "search:hard" }, { kind: "person", table: "t", seat: 1 }, { kind: "me" }, { kind: "bot", bot: "gone" }];
  const last = { game: "textile", seats, options: { tiles: 7, teams: true }, clock: { kind: "game" as const, seconds: 1500, increment: 10 } };

  const chosen = again(TEXTILE, { ...BASILE, again: last });

  expect(chosen.chairs).toEqual([NANCY, known(BASILE), ME, GALON]);
  expect(chosen.options).toEqual({ tiles: 7, teams: true, first: "lot" });
  expect(chosen.clock).toEqual(gameClock(25, 10));
});

test("printings are told apart by the one mark that differs", () => {
  const tape = (leather: number[]) => ({ type: "TapeInfo" as const, end: 53, income: [5], leather });
  const leather = { ...option("leather", ["original", "revised"]), tapes: [tape([20, 26]), tape([26, 38])] };

  expect([apart(leather.tapes, 0), apart(leather.tapes, 1)]).toEqual([[20], [38]]);
  expect([0, 1].map((index) => editionWords(leather, index).why)).toEqual(["leather at 20, none at 38", "20 has moved to 38"]);
});

test("a nameless person is called you once, and a named one is told which chair is theirs", () => {
  expect(under(ME, TEXTILE.bots, names([ME, GALON], "")[0] ?? "")).toBe("");
  expect(under(ME, TEXTILE.bots, "Anne")).toBe("you");
  expect([isNameless("You"), isNameless("Visitor"), isNameless("Anne")]).toEqual([true, true, false]);
});
