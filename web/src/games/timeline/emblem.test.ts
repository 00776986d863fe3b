import { expect, test } from "vitest";

import type { timeline } from "../../wire";
import { emblemName } from "./emblem";
import { EMBLEMS } from "./emblems";

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

const DECKS: Record<string, string> = import.meta.glob("../../../../src/mercerie/games/timeline/decks/*.toml", { query: "?raw", import: "default", eager: true });
const CARD = /^id = "(\w+)"\n[^[]*?^face = \{ fr = ("(?:[^"\\]|\\.)*"), en = ("(?:[^"\\]|\\.)*") \}/gm;

/** Which emblem the page draws on each card of a deck, by the card's id. */
function borne(deck: string, toml: string): Record<string, string> {
  const cards = [...toml.slice(toml.indexOf("[[card]]")).matchAll(CARD)];
  return Object.fromEntries(cards.map(([, id = "", fr = "", en = ""]) => [id, emblemName(face(JSON.parse(fr) as string, JSON.parse(en) as string, id), deck)]));
}

test("the server draws every card with the page's own emblem (vitest -u writes them anew)", async () => {
  const decks = Object.entries(DECKS).map(([path, toml]) => [/(\w+)\.toml$/.exec(path)?.[1] ?? "", toml] as const);
  const cards = Object.fromEntries(decks.map(([deck, toml]) => [deck, borne(deck, toml)]));
  for (const [deck, toml] of decks) expect(Object.keys(cards[deck] ?? {})).toHaveLength(toml.split("[[card]]").length - 1);

  const text = `${JSON.stringify({ emblems: EMBLEMS, cards })}\n`;

  await expect(text).toMatchFileSnapshot("../../../../src/mercerie/server/pictures/emblems.json");
});
