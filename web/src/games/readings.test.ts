import { beforeAll, describe, expect, it } from "vitest";

import { choose } from "../ui/settings.svelte";
import type { BoardProps } from "./board";
import patchworkLessons from "../learn/patchwork.json";
import textileLessons from "../learn/textile.json";
import timelineLessons from "../learn/timeline.json";
import { readings as patchwork, rowsOf } from "./patchwork/readings";
import { LETTERS, readingKeys, runs, type Readings } from "./readings";
import { readings as textile } from "./textile/readings";
import { readings as timeline } from "./timeline/readings";
import type { SeatInfo } from "../wire";

const seats = ["Anne", "Basile"].map((name, seat) => ({ seat, name, yours: seat === 0 }) as unknown as SeatInfo);

function at(lessons: { box: unknown; lessons: object }, name: string): BoardProps<never> {
  const { view, legal, outlooks } = (lessons.lessons as Record<string, BoardProps<never>>)[name]!;
  return { view, box: lessons.box, legal, outlooks, seats, me: 0, events: [], busy: false, onact: () => undefined };
}

const answer = (readings: Readings, question: string): string => readings.answers.find((one) => one.question === question)!.read().join(" ");

describe("reading aloud", () => {
  beforeAll(() => choose({ language: "en" }));

  it("joins what is alike and lies side by side", () => {
    expect(runs([["a", "empty"], ["b", "empty"], ["c", "patch 7"]])).toBe("a to b empty, c patch 7");
  });

  it("reads a quilt by row, rows that are alike together", () => {
    const player = { type: "Player", time: 0, buttons: 5, income: 0, quilt: 3, sewn: [{ type: "Sewn", patch: 2, cells: 3 }] } as const;
    expect(rowsOf({ ...player, sewn: [...player.sewn] }, 3, true)).toEqual(["Row 1: a to b patch 2, c empty.", "Rows 2 to 3: empty."]);
    expect(rowsOf({ ...player, sewn: [...player.sewn] }, 3, false)).toHaveLength(3);
  });

  it("has a letter for every question, and none twice", () => {
    expect(new Set(Object.values(LETTERS)).size).toBe(Object.keys(LETTERS).length);
    expect(readingKeys()).toHaveLength(Object.keys(LETTERS).length + 1);
  });

  it("answers every question about Patchwork", () => {
    const found = patchwork(at(patchworkLessons as never, "buy"));
    expect(answer(found, "turn")).toMatch(/^Your turn\. You can take patch \d+/);
    expect(answer(found, "board")).toContain("81 squares empty");
    expect(answer(found, "offer")).toMatch(/Patch \d+, the .*, costs \d+, takes \d+ time/);
    expect(answer(found, "time")).toContain("Anne on space ");
    expect(answer(found, "score")).toContain("Basile: ");
    expect(found.rows).toHaveLength(9);
  });

  it("answers every question about Textile", () => {
    const found = textile(at(textileLessons as never, "assemble"));
    expect(answer(found, "board")).toMatch(/^Anne, \d tiles: /);
    expect(answer(found, "others")).toContain("Basile, ");
    expect(answer(found, "offer")).toMatch(/^madder \d+, indigo/);
    expect(answer(found, "time")).toMatch(/^Row -?\d+: /);
  });

  it("answers every question about Timeline", () => {
    const found = timeline(at(timelineLessons as never, "between"));
    expect(answer(found, "board")).toMatch(/^1, /);
    expect(answer(found, "time")).toMatch(/\d{3,4}, /);
    expect(answer(found, "score")).toContain("Basile");
    expect(found.rows.length).toBeGreaterThan(1);
  });

  it("speaks French", () => {
    choose({ language: "fr" });
    expect(answer(patchwork(at(patchworkLessons as never, "buy")), "turn")).toMatch(/^À vous\. À prendre/);
    choose({ language: "en" });
  });
});
