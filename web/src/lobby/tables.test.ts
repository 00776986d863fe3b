import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import type { PlayerInfo, TableCard } from "../wire";
import { drawn } from "./glance";
import { filtered, goingOn, NO_FILTER } from "./ledger";
import { company, faces, hung, scoreWords, standing, tagWords } from "./tables";

const player = (name: string, more: Partial<PlayerInfo> = {}): PlayerInfo => ({
  type: "PlayerInfo",
  name,
  kind: "person",
  bot: null,
  robot: null,
  yours: name === "Anne",
  invited: "",
  ...more,
});
const GALON = player("search:normal", { kind: "bot", bot: "search:normal", robot: "galon" });

let number = 0;
const card = (more: Partial<TableCard>): TableCard => ({
  type: "TableCard",
  table: `table-${number++}`,
  game: "textile",
  players: [player("Anne"), GALON],
  your_turn: false,
  over: false,
  won: false,
  waiting: false,
  left: false,
  offered_by: null,
  awaited: false,
  to_move: 1,
  winners: [],
  scores: [],
  reason: "",
  place: null,
  other_rules: false,
  actions: 3,
  picture: [],
  at: 1000,
  ...more,
});

test("a score is told with mine first, a place where there are more than two", () => {
  settings.language = "en";
  const players = [GALON, player("Anne")];
  expect(scoreWords(card({ players, over: true, scores: [27, 42] }))).toBe("42 to 27");
  expect(scoreWords(card({ game: "timeline", over: true, scores: [0, -3] }))).toBe("0 against 3 in hand");
  expect(scoreWords(card({ over: true, scores: [1, 2, 3, 4], place: 2 }))).toBe("2nd of 4");
  expect(scoreWords(card({ over: true, reason: "resigned" }))).toBe("");
});

test("at one screen the winner is named, and the others are those beside me", () => {
  settings.language = "en";
  const shared = card({ players: [player("Anne"), player("Chloé", { yours: true })], over: true, won: true, winners: [1], scores: [-3, 4] });

  expect([standing(shared), scoreWords(shared)]).toEqual(["Won by Chloé", "−3 to 4"]);
  expect(faces(shared).map(({ name }) => name)).toEqual(["Chloé"]);
});

test("who is to play is named, a robot too", () => {
  settings.language = "fr";
  expect(standing(card({ to_move: 1 }))).toBe("Au tour de Galon");
  expect(standing(card({ to_move: 0, your_turn: true }))).toBe("À vous");
});

test("the others' faces are shown, not mine and not those of empty chairs", () => {
  const players = [player("Anne"), GALON, player("", { kind: "open" }), player("Basile")];
  expect(faces(card({ players })).map(({ seat, kind }) => [seat, kind])).toEqual([
    [1, "bot"],
    [3, "person"],
  ]);
});

test("games are found by what became of them, by game and by opponent, whatever the accents", () => {
  const chloe = card({ game: "timeline", players: [player("Anne"), player("Chloé")] });
  const over = card({ over: true });
  const left = card({ left: true });
  const all = [chloe, over, left];

  expect(filtered(all, NO_FILTER)).toEqual([chloe, over]);
  expect(filtered(all, { ...NO_FILTER, which: "left" })).toEqual([left]);
  expect(filtered(all, { ...NO_FILTER, search: "CHLOE" })).toEqual([chloe]);
  expect(filtered(all, { ...NO_FILTER, game: "textile" })).toEqual([over]);
});

test("a game in which I wait goes on too, after those in which it is my turn; what was left or is only watched does not", () => {
  const waits = card({ at: 3000 });
  const mine = card({ your_turn: true });
  const others = [card({ left: true }), card({ over: true }), card({ players: [GALON, GALON] }), card({ other_rules: true })];

  expect(goingOn([waits, ...others, mine])).toEqual([mine, waits]);
});

test("a position is drawn with one path for each colour", () => {
  const quilt = ["\u0100\u0100.", "..*", "\u0101.."];
  const shown = drawn("patchwork", [quilt, quilt]);

  expect(shown.grounds).toHaveLength(2);
  expect(shown.paths.map(({ dye }) => dye)).toEqual(["madder", "walnut", "indigo"]);
  expect(drawn("textile", [["01", ".4"]]).paths.map(({ dye }) => dye)).toEqual(["madder", "indigo", "chalk"]);
  expect(drawn("timeline", [["0123456789"]]).paths.length).toBeGreaterThan(3);
  expect(drawn("textile", []).paths).toEqual([]);
});

test("an offered rematch is first in the list, on the front and at its door", () => {
  settings.language = "en";
  const players = [player("Anne"), player("Basile")];
  const mine = card({ players, your_turn: true, at: 10 });
  const offer = card({ players, over: true, offered_by: 1, to_move: null, at: 20 });

  expect(standing(offer)).toBe("Basile offers a rematch");
  expect(goingOn([mine, offer])).toEqual([offer, mine]);
  expect(hung([mine, offer], "textile")).toBe(offer);
  expect(tagWords(offer)).toEqual({ what: "Rematch?", who: "Basile", calls: true });
});

test("a tag says for whom one waits, and nothing while a robot thinks", () => {
  settings.language = "en";
  const players = [player("Anne"), player("Basile")];

  expect(tagWords(card({ players }))).toEqual({ what: "Waiting", who: "Basile", calls: false });
  expect(tagWords(card({ players, awaited: true }))).toEqual({ what: "Come in", who: "Basile", calls: true });
  expect(tagWords(card({ waiting: true, to_move: null }))).toEqual({ what: "Waiting", who: "a friend", calls: false });
  expect([tagWords(card({})), tagWords(card({ players, over: true })), tagWords(card({ players, left: true }))]).toEqual([null, null, null]);
});

test("a table that waits for somebody says for whom", () => {
  settings.language = "en";
  const asked = card({ players: [player("Anne"), player("", { kind: "open", invited: "Basile" })], waiting: true });

  expect([company(asked), standing(asked)]).toEqual(["waiting for Basile", "Invitation sent"]);
});
