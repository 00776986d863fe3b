import { describe, expect, test } from "vitest";

import type { timeline } from "../../wire";
import { choose } from "../../ui/settings.svelte";
import { dateSize, formatYear, gapSentence, shortYear, titleInside, wordsOf } from "./years";

function card(year: number, margin = 0): timeline.Card {
  const words = { type: "Words", fr: "", en: "" } as const;
  return { type: "Card", face: { type: "Face", id: `c${year}`, words, difficulty: 1 }, year, told: words, margin };
}

describe("years are written as they are printed", () => {
  test("in French", () => {
    choose({ language: "fr" });
    expect(formatYear(card(1873))).toBe("1873");
    expect(formatYear(card(-3200, 50))).toBe("vers\u00a03200\u00a0av.\u00a0J.-C.");
    expect(formatYear(card(-3_300_000, 100_000))).toBe("vers\u00a03\u202f300\u202f000\u00a0av.\u00a0J.-C.");
  });
  test("in English", () => {
    choose({ language: "en" });
    expect(formatYear(card(-3200, 50))).toBe("about\u00a03200\u00a0BC");
    expect(formatYear(card(-10_000))).toBe("10,000\u00a0BC");
    expect(formatYear(card(1455, 1))).toBe("about\u00a01455");
    expect(shortYear(card(-240))).toBe("\u2212240");
  });
});

test("a gap is a sentence", () => {
  choose({ language: "fr" });
  const line = [card(1783), card(1873), card(1889)];
  expect([0, 2, 3].map((gap) => gapSentence(line, gap))).toEqual(["avant 1783", "entre 1873 et 1889", "après 1889"]);
});

test("the title of a card fits into a sentence, and no line begins with a colon", () => {
  choose({ language: "fr" });
  expect(titleInside({ type: "Words", fr: "L'épingle de sûreté", en: "" })).toBe("l\u2019épingle de sûreté");
  expect(titleInside({ type: "Words", fr: "Nintendo lance la Game Boy", en: "" })).toBe("Nintendo lance la Game Boy");
  expect(wordsOf({ type: "Words", fr: "Un mot : deux", en: "" })).toBe("Un mot\u00a0: deux");
});

test("a date is printed as large as its card has room for", () => {
  const old = { about: "about", figures: "3,300,000", era: "BC" };
  expect(dateSize({ about: "", figures: "1873", era: "" }, 136)).toBeCloseTo(136 * 0.195);
  expect(dateSize({ about: "about", figures: "3200", era: "BC" }, 136)).toBeCloseTo(136 * 0.15);
  for (const card of [112, 136, 144]) {
    const figures = dateSize(old, card) * (7 * 0.64 + 2 * 0.28 + 0.28);
    expect(figures + 5 * Math.max(12, card * 0.098) * 0.56).toBeLessThanOrEqual(card * 0.95 + 0.01);
  }
});
