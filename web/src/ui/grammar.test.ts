import { afterEach, expect, test } from "vitest";

import { noun } from "./grammar";
import { settings } from "./settings.svelte";

const before = settings.language;
afterEach(() => (settings.language = before));

test("French has no plural below two, English none but at one", () => {
  settings.language = "fr";
  expect([-1, 0, 1, 2].map((number) => noun(number, "point", "points"))).toEqual(["point", "point", "point", "points"]);
  settings.language = "en";
  expect([0, 1].map((number) => noun(number, "point", "points"))).toEqual(["points", "point"]);
});
