import { expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import type { StepInfo } from "../wire";
import { sentencesOf, storyOf } from "./story";

settings.language = "en";
const NAMES = ["Anne", "Basile"];
const tell = (event: unknown, names: readonly string[]) => {
  const { type, seat } = event as { type: string; seat: number };
  return type === "Silent" ? "" : `${names[seat] ?? ""} did ${type}.`;
};
const step = (seq: number, kind: StepInfo["kind"], events: string[] = [], text = ""): StepInfo => ({
  type: "StepInfo", seq, kind, seat: seq % 2, text, events: events.map((type) => ({ type, seat: seq % 2 })), view: null,
});

test("an action is one entry: its name, what was done, and what it brought", () => {
  const [entry] = storyOf([step(1, "action", ["Bought", "Moved", "Income"])], NAMES, tell);
  expect(entry).toEqual({
    seq: 1, seat: 1, name: "Basile", first: " did Bought.", rest: "Did Moved; did Income.", undone: false,
  });
});

test("events without a sentence are left out, and so are steps without events", () => {
  expect(sentencesOf(step(1, "action", ["Silent", "Moved"]), NAMES, tell)).toEqual(["Basile did Moved."]);
  expect(storyOf([step(1, "action", ["Silent"])], NAMES, tell)).toEqual([]);
});

test("an undone action is marked, and only that one", () => {
  const story = storyOf([step(1, "action", ["A"]), step(2, "action", ["B"]), step(3, "undo"), step(4, "action", ["C"])], NAMES, tell);
  expect(story.map((entry) => entry.undone)).toEqual([false, true, false, false]);
});

test("what people say is quoted", () => {
  expect(sentencesOf(step(2, "said", [], "well-played"), NAMES, tell)).toEqual(["Anne: “Well played!”"]);
});
