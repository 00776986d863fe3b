import { beforeEach, expect, test, vi } from "vitest";

import { settings } from "../ui/settings.svelte";
import { voice } from "../ui/voice.svelte";
import type { Asked } from "../wire";
import { tellOf } from "./invited";

const asked = (table: string, by: string): Asked => ({ type: "Asked", table, game: "textile", by, players: [], clock: { kind: "game", seconds: 600, increment: 5 }, at: 0 });
const said = (): string[] => voice.lines.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  voice.clear();
  settings.language = "en";
});

test("each invitation is said once, and those that come together in one breath", () => {
  tellOf([asked("a", "Anne")]);
  tellOf([asked("c", "Chloé"), asked("b", "Basile"), asked("a", "Anne")]);
  tellOf([asked("b", "Basile")]);
  vi.runAllTimers();

  expect(said()).toHaveLength(2);
  expect(said()[0]).toMatch(/^Anne invites you to Textile, ten minutes.*\. You can answer at the top of the page\.$/);
  expect(said()[1]).toMatch(/^Chloé invites you to Textile.*Basile invites you to Textile/);
});
