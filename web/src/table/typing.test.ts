import { expect, test } from "vitest";

import { findLegal, suggest } from "./typing";

const PATCHWORK = ["buy 17a a1", "buy 17b c4", "buy 4a a1", "advance"];

test("spaces, capitals and the verb do not matter", () => {
  for (const typed of ["buy 17b c4", "BUY 17B C4", "17b c4", " 17bc4 "]) {
    expect(findLegal(typed, PATCHWORK)).toBe("buy 17b c4");
  }
  expect(findLegal("e5", ["sew e5"])).toBe("sew e5");
  expect(findLegal("bavo 3", ["place bavo 3"])).toBe("place bavo 3");
  expect(findLegal("indigo 1,-1", ["take indigo 1,-1", "take indigo"])).toBe("take indigo 1,-1");
});

test("what is not in the list is not found", () => {
  for (const typed of ["", "buy", "buy 17b c5", "advanc"]) expect(findLegal(typed, PATCHWORK)).toBeNull();
  expect(findLegal("advance", [])).toBeNull();
});

test("suggestions begin as typed, one of each kind first", () => {
  expect(suggest("", PATCHWORK, 3)).toEqual(["buy 17a a1", "buy 17b c4", "buy 4a a1"]);
  expect(suggest("17", PATCHWORK)).toEqual(["buy 17a a1", "buy 17b c4"]);
  expect(suggest("a", PATCHWORK)).toEqual(["advance"]);
});
