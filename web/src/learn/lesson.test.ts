import { describe, expect, test } from "vitest";

import { loadLessons, outcomeOf, type Lesson } from "./lesson";
import { scriptOf } from "./scripts";

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
