import { afterEach, expect, test } from "vitest";

import { does, initialOf, shownNames, type Somebody } from "./names";
import { settings } from "./settings.svelte";

const person = (name: string, yours = false): Somebody => ({ name, kind: "person", bot: null, robot: null, yours });
const robot = (id: string, spec: string): Somebody => ({ name: spec, kind: "bot", bot: spec, robot: id, yours: false });
const bot = (spec: string): Somebody => ({ name: spec, kind: "bot", bot: spec, robot: null, yours: false });

afterEach(() => void (settings.language = "en"));

test("robots have names, in both languages", () => {
  settings.language = "fr";
  expect(shownNames([person("Anne", true), robot("galon", "search:normal"), robot("heron", "search:expert")])).toEqual(["Anne", "Galon", "Héron"]);
  settings.language = "en";
  expect(shownNames([robot("madame", "champion:full"), robot("heron", "memory:expert")])).toEqual(["Madame", "Heron"]);
});

test("the same robot several times is told apart, and from a person of that name", () => {
  const galon = robot("galon", "memory:normal");
  expect(shownNames([galon, galon, galon, galon])).toEqual(["Galon", "Galon bis", "Galon ter", "Galon 4"]);
  expect(shownNames([galon, person("Galon")])).toEqual(["Galon bis", "Galon"]);
});

test("a bot that is no robot keeps the name it was given, a yardstick is described", () => {
  expect(shownNames([bot("thrifty"), bot("greedy:hard"), bot("greedy:hard")])).toEqual(["thrifty", "Skilled robot", "Skilled robot bis"]);
});

test("who gave no name is you to themselves, a visitor to others, and a number among several at one screen", () => {
  settings.language = "fr";
  expect(shownNames([person("?", true), person("?")])).toEqual(["Vous", "Visiteur"]);
  expect(shownNames([person("?", true), person("Basile", true)])).toEqual(["Joueur 1", "Basile"]);
});

test("what is embroidered tells two people at one screen apart", () => {
  for (settings.language of ["en", "fr"] as const) {
    const names = shownNames([person("?", true), person("?", true)]);
    expect(names.map(initialOf)).toEqual(["1", "2"]);
  }
  settings.language = "en";
  expect(["anne", "Élise", "Player", "You", "Visitor", "?"].map(initialOf)).toEqual(["A", "É", "P", "", "", ""]);
});

test("verbs follow the one who is spoken to", () => {
  settings.language = "fr";
  const sews = (name: string): string => does(name, ["coud", "cousez"], ["sews", "sew"]);
  expect([sews("Anne"), sews("Vous")]).toEqual(["Anne coud", "Vous cousez"]);
  settings.language = "en";
  expect([sews("Anne"), sews("You")]).toEqual(["Anne sews", "You sew"]);
});
