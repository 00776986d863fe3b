import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import { friendlyName, shownNames } from "./names";

test("bots and guests without a name get names, people keep theirs", () => {
  settings.language = "fr";
  expect(friendlyName("Anne")).toBe("Anne");
  expect(friendlyName("?")).toBe("Invité");
  expect(friendlyName("greedy")).toBe("Robot habile");
  expect(friendlyName("greedy:hard")).toBe("Robot difficile");
  expect(shownNames(["Anne", "greedy", "greedy", "Anne"])).toEqual(["Anne", "Robot habile", "Robot habile 2", "Anne"]);
});

test("the champion is a bot like the others, with its pace after it", () => {
  settings.language = "fr";
  expect(friendlyName("champion:quick")).toBe("Robot champion, rapide");
  expect(friendlyName("bot:champion")).toBe("Robot champion");
  settings.language = "en";
  expect(friendlyName("champion:full")).toBe("Champion bot, all out");
});
