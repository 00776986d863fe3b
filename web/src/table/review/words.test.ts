import { expect, test } from "vitest";

import { choose } from "../../ui/settings.svelte";
import type { ReviewInfo, ReviewMoment } from "../../wire";
import { betterWords, chancesWords, deed, percent, progressWords, swingWords, troubleWords } from "./words";

const moment = (better: string | null): ReviewMoment => ({
  type: "ReviewMoment", number: 1, seat: 0, text: "advance", chance: 0.4, better, better_chance: 0.575, outlooks: {},
});
const info = (more: Partial<ReviewInfo>): ReviewInfo => ({
  type: "ReviewInfo", id: "a", total: 40, done: 12, waiting: 0, failed: false, chances: [[0.62, 0.38], [0.41, 0.59]], moments: [], turning_points: [], accuracy: [], ...more,
});

test("the better action is told in both languages, a patch by its cloth", () => {
  choose({ language: "en" });
  expect(betterWords(moment("buy 17b c4"), null)).toBe("better: sew the madder dots at c4, 57%");
  choose({ language: "fr" });
  expect(betterWords(moment("buy 17b c4"), null)).toBe("mieux\u00a0: coudre le pois garance en c4, 57\u00a0%");
  expect(deed("advance", null)).toBe("avancer");
});

test("where nothing was better nothing is said", () => {
  expect(betterWords(moment(null), null)).toBe("");
  expect(betterWords(undefined, null)).toBe("");
});

test("chances are whole percents", () => {
  choose({ language: "en" });
  expect([percent(0), percent(0.625), percent(1)]).toEqual(["0%", "63%", "100%"]);
  expect(chancesWords([0.6, 0.4], ["Anne", "Basile"])).toBe("Anne, 60%; Basile, 40%");
  expect(chancesWords(undefined, ["Anne"])).toBe("not analysed yet");
  expect(swingWords({ type: "TurningPointInfo", number: 1, seat: 0, loss: 0.2, leader: 1 }, info({}))).toBe("62% → 41%");
});

test("one hears how far it is and what went wrong", () => {
  choose({ language: "en" });
  expect(progressWords(null)).toBe("Analysing…");
  expect(progressWords(info({}))).toBe("Analysing, 12 of 40…");
  expect(progressWords(info({ waiting: 1 }))).toBe("One game comes first…");
  expect(progressWords(info({ waiting: 3 }))).toBe("3 games come first…");
  expect(["too-many", "not-allowed", "unreachable", "failed"].map(troubleWords).every((words) => words.endsWith("."))).toBe(true);
});
