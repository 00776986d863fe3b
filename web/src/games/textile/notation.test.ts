import { expect, test } from "vitest";

import { readChoices } from "./notation";

test("legal texts are sorted by what they do", () => {
  const choices = readChoices(["take sage -1,0", "take chalk 0,2", "assemble b 3,-2", "discard"]);

  expect(choices.takes).toEqual([
    { colour: 3, x: -1, y: 0, text: "take sage -1,0" },
    { colour: 4, x: 0, y: 2, text: "take chalk 0,2" },
  ]);
  expect(choices.assemblies).toEqual([{ quarters: 1, x: 3, y: -2, text: "assemble b 3,-2" }]);
  expect(choices.discard).toBe(true);
  expect(choices.starts).toBe(false);
});

test("a start and a patch's first tile need no place", () => {
  expect(readChoices(["start weld"]).alone).toEqual(new Map([[2, "start weld"]]));
  expect(readChoices(["start weld"]).starts).toBe(true);
  expect(readChoices(["take madder", "take chalk"]).alone).toEqual(new Map([[0, "take madder"], [4, "take chalk"]]));
});

test("nothing legal means nothing to choose", () => {
  const choices = readChoices([]);
  expect([choices.alone.size, choices.takes.length, choices.assemblies.length, choices.discard]).toEqual([0, 0, 0, false]);
});
