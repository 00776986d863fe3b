import { describe, expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import type { SeatInfo } from "../wire";
import { actionWords, endWords, friendlyName, listed, of, shownNames, tableLine, turnWords } from "./words";

const seat = (number: number, name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  type: "SeatInfo", seat: number, name, kind: "person", bot: null, yours: false, present: true, resigned: false, substituted: false, ...changes,
});

test("French elides before a vowel", () => {
  expect(of("Anne")).toBe("d’Anne");
  expect(of("Élodie")).toBe("d’Élodie");
  expect(of("Basile")).toBe("de Basile");
});

describe("whose turn it is", () => {
  test("is said to us by name", () => {
    settings.language = "fr";
    expect(turnWords(seat(0, "Anne", { yours: true }))).toEqual({ words: "À vous, Anne", mine: true });
    expect(turnWords(seat(1, "Anne"))).toEqual({ words: "Au tour d’Anne…", mine: false });
    expect(turnWords(seat(1, "Zoé", { kind: "bot" })).words).toBe("Zoé réfléchit…");
    settings.language = "en";
    expect(turnWords(seat(1, "Basile")).words).toBe("Basile’s turn…");
  });
  test("ends with the winners", () => {
    settings.language = "en";
    expect(endWords([1], ["Anne", "Basile"])).toBe("Basile wins!");
    expect(endWords([0, 1], ["Anne", "Basile"])).toBe("Anne and Basile win!");
  });
});

test("bots get names, people keep theirs", () => {
  settings.language = "fr";
  expect(friendlyName("Anne")).toBe("Anne");
  expect(friendlyName("greedy")).toBe("Robot habile");
  expect(friendlyName("greedy:hard")).toBe("Robot difficile");
  expect(shownNames(["Anne", "greedy", "greedy", "Anne"])).toEqual(["Anne", "Robot habile", "Robot habile 2", "Anne"]);
});

test("the line beside the sign names game, cards and opponents", () => {
  settings.language = "fr";
  const two = [seat(0, "Anne", { yours: true }), seat(1, "Basile")];
  expect(tableLine("patchwork", null, two)).toBe("Patchwork, contre Basile");
  expect(tableLine("timeline", { deck: "history" }, two)).toBe("Timeline, histoire, contre Basile");
  expect(listed(["A", "B", "C"])).toBe("A, B et C");
});

test("actions are told in words, unknown ones as they are", () => {
  settings.language = "en";
  expect(actionWords("buy 17b c4", null)).toBe("Sew patch 17 at c4");
  expect(actionWords("take sage 1,0", null)).toBe("Take a sage tile at 1,0");
  expect(actionWords("assemble c 3,-2", null)).toBe("Sew your patch on at 3,-2 (2 quarter turns)");
  const view = { line: [{ year: 1800 }, { year: 1900 }], hands: [[{ id: "bavo", words: { fr: "", en: "Concorde flies" } }]] };
  expect(actionWords("place bavo 1", view)).toBe("“Concorde flies” between 1800 and 1900");
  expect(actionWords("place bavo 0", view)).toBe("“Concorde flies” before 1800");
  expect(actionWords("juggle", null)).toBe("juggle");
});
