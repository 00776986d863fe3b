import { describe, expect, test } from "vitest";

import { settings } from "../ui/settings.svelte";
import { loadLessons, outcomeOf, withAdvice, type Lesson } from "./lesson";
import { inWords, scriptOf } from "./scripts";

test("an outcome is the first one with its differences", () => {
  const lesson: Lesson = {
    view: null, legal: ["a", "b"], outlooks: {}, events: [],
    after: { view: { players: [{ time: 1 }, { time: 2 }] }, events: [{ type: "Moved" }] },
    others: { b: { "view.players.1.time": 9, "events.0.type": "Stayed" } },
  };
  expect(outcomeOf(lesson, "a")).toEqual(lesson.after);
  expect(outcomeOf(lesson, "b")).toEqual({ view: { players: [{ time: 1 }, { time: 9 }] }, events: [{ type: "Stayed" }] });
  expect(outcomeOf(lesson, "c")).toBeNull();
  expect(outcomeOf(lesson, "a")).toEqual(lesson.after);
});

describe.each(["patchwork", "patchwork-express", "textile", "timeline"])("the tutorial of %s", (game) => {
  test("has a position for every step, and an end for every action offered", async () => {
    const { lessons } = await loadLessons(game);
    const script = scriptOf(game);
    expect(script.length).toBeGreaterThanOrEqual(5);
    for (const step of script) {
      const lesson = lessons[step.lesson];
      expect(lesson, step.lesson).toBeDefined();
      // Where the learner is asked to do something there is something to do.
      expect((lesson?.legal.length ?? 0) > 0).toBe(step.after !== undefined);
      for (const text of lesson?.legal ?? []) expect(outcomeOf(lesson as Lesson, text)?.view).toBeTruthy();
    }
  });
});

test("the champion's advice stands where the words leave room for it", () => {
  settings.language = "fr";
  const lesson: Lesson = { view: null, legal: ["advance"], outlooks: {}, events: [], advice: { text: "advance", chance: 0.634 } };
  expect(withAdvice("Son choix\u00a0: {action}, {chance}.", lesson)).toBe("Son choix\u00a0: avancer, 63\u00a0%.");
});

test.each(["patchwork", "patchwork-express"])("in the tutorial of %s the champion advises what can be done", async (game) => {
  const { lessons } = await loadLessons(game);
  const step = scriptOf(game).find((one) => one.lesson === "champion");
  const lesson = lessons["champion"] as Lesson;
  expect(lesson.legal).toContain(lesson.advice?.text);
  for (settings.language of ["fr", "en"] as const) {
    expect(withAdvice(inWords(step?.words ?? ["", ""]), lesson)).not.toMatch(/[{}]/);
  }
});
