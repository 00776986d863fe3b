import { describe, expect, it } from "vitest";

import { keysFor, whereToAct } from "./acting";
import { loadLessons } from "./lesson";
import { scriptOf } from "./scripts";

const GAMES = ["patchwork", "patchwork-express", "textile", "timeline"];

describe("where to act in a lesson", () => {
  it("is the thing the action begins with", () => {
    expect(whereToAct("buy 16b e7")).toBe('[data-patch="16"]');
    expect(whereToAct("take sage 0,1")).toBe('[data-pile="3"]');
    expect(whereToAct("sew h1")).toBe("[role=application]");
  });

  it.each(GAMES)("is told by keys for everything %s asks", async (game) => {
    const { lessons } = await loadLessons(game);
    for (const step of scriptOf(game).filter(({ after }) => after)) {
      expect(keysFor(lessons[step.lesson]?.legal[0] ?? ""), step.lesson).not.toBe("");
    }
  });
});
