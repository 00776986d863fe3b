import { afterEach, expect, test } from "vitest";

import { ApiError } from "../api";
import { settings } from "../ui/settings.svelte";
import { recordTrouble, trouble } from "./mistakes";

const before = settings.language;
afterEach(() => (settings.language = before));

const bad = (mistake: string, values: Record<string, string | number> = {}) => new ApiError("bad-record", "English words.", 400, mistake, values);

test("a mistake in a file is told in the reader's language", () => {
  settings.language = "fr";
  expect(recordTrouble(bad("line", { line: 3, text: "graine 7" }))).toBe("Ligne 3\u00a0: «\u00a0graine 7\u00a0» n’est ni un en-tête, comme «\u00a0seed: 7\u00a0», ni un coup numéroté, comme «\u00a01. advance\u00a0».");
  settings.language = "en";
  expect(recordTrouble(bad("action", { number: 4, text: "advance" }))).toBe("Action 4, “advance”, is not allowed at that point.");
});

test("no French reader gets the server's English", () => {
  settings.language = "fr";
  const told = ["bad-record", "not-allowed", "too-large", "bad-message", "too-many", "bad-option"].map((code) => recordTrouble(new ApiError(code, "English words.", 400)));
  expect(told.every((words) => !words.includes("English") && words.endsWith("."))).toBe(true);
  expect(trouble(new ApiError("unreachable", "", 0))).toContain("ne répond pas");
});

test("a long text of the file's is cut", () => {
  expect(recordTrouble(bad("game", { text: "x".repeat(500) })).length).toBeLessThan(150);
});
