import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import { actionWords } from "./actions";

test("actions are told in words, unknown ones as they are", () => {
  settings.language = "en";
  expect(actionWords("buy 17b c4", null)).toBe("Sew the madder dots at c4");
  expect(actionWords("take sage 1,0", null)).toBe("Take a sage tile at 1,0");
  expect(actionWords("assemble c 3,-2", null)).toBe("Sew your patch on at 3,-2 (2 quarter turns)");
  const view = { line: [{ year: 1800 }, { year: 1900 }], hands: [[{ id: "bavo", words: { fr: "", en: "Concorde flies" } }]] };
  expect(actionWords("place bavo 1", view)).toBe("“Concorde flies” between 1800 and 1900");
  expect(actionWords("place bavo 0", view)).toBe("“Concorde flies” before 1800");
  expect(actionWords("juggle", null)).toBe("juggle");
});
