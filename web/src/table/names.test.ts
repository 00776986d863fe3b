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

test("the champion has a name that can be said in a sentence", () => {
  settings.language = "fr";
  expect(friendlyName("champion:quick")).toBe("Champion rapide");
  expect(friendlyName("bot:champion")).toBe("Champion");
  settings.language = "en";
  expect(friendlyName("champion:quick")).toBe("Quick champion");
  expect(friendlyName("champion:full")).toBe("Champion");
});
