import { expect, test } from "vitest";

import type { timeline } from "../../wire";
import { emblemName } from "./emblem";

function face(fr: string, en = "", id = "bavo"): timeline.Face {
  return { type: "Face", id, words: { type: "Words", fr, en }, difficulty: 1 };
}

test.each([
  ["Deux hommes survolent Paris en montgolfière", "balloon"],
  ["La fermeture éclair est brevetée comme attache séparable", "zip"],
  ["Laennec écoute un cœur avec un rouleau de papier", "heart"],
  ["Le chantier de Notre-Dame de Paris commence", "cathedral"],
  ["L\u2019arc de triomphe de l'Étoile est inauguré à Paris", "arch"],
])("%s bears the %s", (words, emblem) => {
  expect(emblemName(face(words), "inventions")).toBe(emblem);
});

test("a card without a known word bears one of its deck's emblems, always the same", () => {
  const odd = face("Quelque chose arrive", "Something happens");
  expect(["brush", "frame", "mask", "book", "statue", "note"]).toContain(emblemName(odd, "arts"));
  expect(emblemName(odd, "arts")).toBe(emblemName(odd, "arts"));
});
