import { beforeEach, expect, test, vi } from "vitest";

import type { GameInfo } from "../wire";
import { keep, newTable, remembered, usual } from "./start";

const TEXTILE: GameInfo = {
  type: "GameInfo",
  game: "textile",
  author: "Dieter Stein",
  seats: [2, 4],
  options: [
    { type: "OptionInfo", name: "tiles", default: 6, choices: [6, 7, 8, 9, 10] },
    { type: "OptionInfo", name: "teams", default: false, choices: [false, true] },
    { type: "OptionInfo", name: "first", default: "lot", choices: ["lot", 0, 1, 2, 3] },
  ],
  bots: [
    { type: "BotInfo", spec: "random", name: "random", level: "", strength: null },
    { type: "BotInfo", spec: "greedy", name: "greedy", level: "", strength: null },
  ],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("one tap plays against a robot of middling strength, without a clock", () => {
  expect(newTable(remembered(TEXTILE), TEXTILE, "Anne")).toEqual({
    game: "textile",
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
    options: { tiles: 6, teams: false, first: "lot" },
    clock: { kind: "none", seconds: 0, increment: 0 },
  });
});

test("friends come by a link and robots fill the last seats", () => {
  const table = newTable({ ...usual(TEXTILE), mode: "link", seats: 4, robots: 2, clock: 3 }, TEXTILE, "Anne");

  expect(table.seats.map((seat) => seat.kind)).toEqual(["me", "open", "bot", "bot"]);
  expect(table.clock).toEqual({ kind: "turn", seconds: 86_400, increment: 0 });
});

test("everybody at one screen has a name", () => {
  const table = newTable({ ...usual(TEXTILE), mode: "here", names: ["", " Basile "], clock: 1 }, TEXTILE, "Anne");

  expect(table.seats[1]).toEqual({ kind: "here", name: "Basile" });
  expect(table.clock.kind).toBe("none");
});

test("teams and a fourth starter are forgotten at a table for two", () => {
  const choice = { ...usual(TEXTILE), options: { tiles: 8, teams: true, first: 3 } };

  expect(newTable({ ...choice, seats: 4 }, TEXTILE, "Anne").options).toEqual({ tiles: 8, teams: true, first: 3 });
  expect(newTable(choice, TEXTILE, "Anne").options).toEqual({ tiles: 8, teams: false, first: "lot" });
});

test("the last choice comes back, and what no longer exists does not", () => {
  keep({ ...usual(TEXTILE), mode: "watch", seats: 3, bots: ["random", "gone"], options: { tiles: 99 } }, "textile");

  const again = remembered(TEXTILE);

  expect(again).toMatchObject({ mode: "watch", seats: 2, options: { tiles: 6, teams: false, first: "lot" } });
  expect(again.bots.slice(0, 2)).toEqual(["random", "greedy"]);
});
