import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import type { BotInfo } from "../wire";
import { botName } from "./words";

test("a bot of somebody's own keeps the name it was given, ours are described", () => {
  settings.language = "en";
  const ours: BotInfo = { type: "BotInfo", spec: "greedy", name: "greedy", level: "", strength: null };
  const theirs: BotInfo = { type: "BotInfo", spec: "iPatch", name: "iPatch", level: "", strength: null };

  expect([ours, theirs].map((bot) => botName(bot, [ours, theirs]))).toEqual(["Skilled", "iPatch"]);
});
