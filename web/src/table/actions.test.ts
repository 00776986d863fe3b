import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import { actionWords } from "./actions";

test("actions are told in words, unknown ones as they are", () => {
  settings.language = "en";
  expect(actionWords("buy 17b c4", null)).toBe("Sew the madder dots at c4");
  const tiles = [{ x: 0, y: 0, colour: 4 }];
  const table = { turn: 0, patches: [tiles], sewn: [{ tiles: [{ x: 0, y: 0, colour: 1 }] }] };
  expect(actionWords("take indigo 1,0", table)).toBe("Take an indigo tile right of the chalk tile");
  expect(actionWords("take sage", table)).toBe("Take a sage tile");
  expect(actionWords("assemble a 0,-1", table)).toBe("Sew your patch on at the top: 1 seam × 1 tile = 1");
  const view = { line: [{ year: 1800 }, { year: 1900 }], hands: [[{ id: "bavo", words: { fr: "", en: "Concorde flies" } }]] };
  expect(actionWords("place bavo 1", view)).toBe("“Concorde flies” between 1800 and 1900");
  expect(actionWords("place bavo 0", view)).toBe("“Concorde flies” before 1800");
  expect(actionWords("juggle", null)).toBe("juggle");
});
