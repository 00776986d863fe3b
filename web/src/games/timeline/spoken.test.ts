import { beforeAll, describe, expect, it } from "vitest";

import { choose } from "../../ui/settings.svelte";
import type { timeline } from "../../wire";
import { changedWords, gapWords, liftedWords, putBackWords } from "./spoken";

const words = (en: string): timeline.Words => ({ type: "Words", fr: en, en });
const face = (en: string): timeline.Face => ({ type: "Face", id: en, words: words(en), difficulty: 1 });
const card = (en: string, year: number): timeline.Card => ({ type: "Card", face: face(en), year, told: words(""), margin: 0 });

const line = [card("The Eiffel Tower", 1889), card("Nylon stockings", 1940)];
const zip = { face: face("The zip"), gap: 1, after: "The Eiffel Tower", line, why: "" };

describe("a card in hand", () => {
  beforeAll(() => choose({ language: "en" }));

  it("is named with the cards it is held between", () => {
    expect(liftedWords(zip)).toBe("The zip, held; between 1889 The Eiffel Tower and 1940 Nylon stockings.");
    expect(liftedWords({ ...zip, gap: undefined })).toBe("The zip, held; choose a gap.");
  });

  it("says only the gap when it moves, and why it cannot be pegged", () => {
    expect(changedWords(zip, { ...zip, gap: 2, after: "Nylon stockings" })).toBe("after 1940 Nylon stockings.");
    expect(changedWords(zip, { ...zip, gap: 0, after: null, why: "It is Basile’s turn" })).toBe("before 1889 The Eiffel Tower; It is Basile’s turn.");
    expect(changedWords(zip, { ...zip, why: "It is Basile’s turn" })).toBe("");
  });

  it("is silent when the line grows under it, by this very card perhaps", () => {
    const grown = [card("The zip", 1893), ...line];
    expect(changedWords({ ...zip, gap: 0, after: null }, { ...zip, gap: 0, after: null, line: grown })).toBe("");
  });

  it("is said to be put back", () => {
    expect(putBackWords(zip)).toBe("The zip, put back in the drawer.");
  });

  it("has no words for a gap of an empty line", () => {
    expect(gapWords([], 0)).toBe("");
  });
});
