import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import type { BotInfo } from "../wire";
import { botTitle, levelName, valueName } from "./words";

const bot = (spec: string, robot: string | null): BotInfo => {
  const [name = "", level = ""] = spec.split(":");
  return { type: "BotInfo", spec, name, level, robot, strength: null };
};

test("a bot of somebody's own keeps the name it was given, robots have theirs", () => {
  settings.language = "fr";
  expect([bot("iPatch", null), bot("search:expert", "heron")].map(botTitle)).toEqual(["iPatch", "Héron"]);
  expect(levelName(bot("iPatch", null))).toBe("");
});

test("robots tell their level, the champion how much time it takes", () => {
  settings.language = "en";
  const shown = ["search:hard", "champion:quick", "champion:full"].map((spec) => levelName(bot(spec, "zip")));
  expect(shown).toEqual(["Hard", "Champion, quick", "Champion, all out"]);
});

test("values of options are said in words that stand alone", () => {
  settings.language = "en";
  expect([1, 2, 3].map((value) => valueName("difficulty", value, []))).toEqual(["The easiest", "Easy and medium", "All the cards"]);
  expect([1, 4, "preset"].map((value) => valueName("hand", value, []))).toEqual(["One card", "Four cards", "By number of players"]);
  settings.language = "fr";
  expect(valueName("hand", 6, [])).toBe("Six cartes");
});
