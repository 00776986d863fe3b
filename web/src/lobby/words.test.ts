import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import type { BotInfo } from "../wire";
import { botName, rosetteOf } from "./words";

test("a bot of somebody's own keeps the name it was given, ours are described", () => {
  settings.language = "en";
  const ours: BotInfo = { type: "BotInfo", spec: "greedy", name: "greedy", level: "", strength: null };
  const theirs: BotInfo = { type: "BotInfo", spec: "iPatch", name: "iPatch", level: "", strength: null };

  expect([ours, theirs].map((bot) => botName(bot, [ours, theirs]))).toEqual(["Skilled", "iPatch"]);
});

test("the champion stands beside the levels, which keep their names, and alone wears a rosette", () => {
  const bots: BotInfo[] = ["search:hard", "champion:quick", "champion:full"].map((spec) => {
    const [name = "", level = ""] = spec.split(":");
    return { type: "BotInfo", spec, name, level, strength: null };
  });

  settings.language = "en";
  expect(bots.map((bot) => botName(bot, bots))).toEqual(["Hard", "Champion, quick", "Champion, all out"]);
  settings.language = "fr";
  expect(bots.map((bot) => botName(bot, bots))).toEqual(["Difficile", "Champion, rapide", "Champion, à fond"]);
  expect(bots.map((bot) => rosetteOf(bot).icon)).toEqual([undefined, "rosette", "rosette"]);
});
