import { describe, expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import { listed } from "../ui/names";
import type { SeatInfo } from "../wire";
import { actingWords, endWords, of, tableLine, turnWords } from "./words";

const seat = (number: number, name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  type: "SeatInfo", seat: number, name, kind: "person", bot: null, robot: null, yours: false, present: true, resigned: false, substituted: false, invited: "", declined: false, ...changes,
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
  test("stays calm while one's own card is turned", () => {
    settings.language = "fr";
    const anne = seat(0, "Anne", { yours: true });
    expect(actingWords(anne)).toEqual(turnWords(anne));
    expect(actingWords(seat(1, "Basile")).words).toBe("Basile joue");
  });
  test("ends with the winners", () => {
    settings.language = "en";
    expect(endWords([1], ["Anne", "Basile"])).toBe("Basile wins!");
    expect(endWords([0, 1], ["Anne", "Basile"])).toBe("Anne and Basile win!");
  });
});

test("the line beside the sign names game, cards and opponents", () => {
  settings.language = "fr";
  const two = [seat(0, "Anne", { yours: true }), seat(1, "Basile")];
  expect(tableLine("patchwork", null, two)).toBe("Patchwork, contre Basile");
  expect(tableLine("timeline", { deck: "history" }, two)).toBe("Timeline, histoire, contre Basile");
  expect(listed(["A", "B", "C"])).toBe("A, B et C");
});
