import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Voice } from "./voice.svelte";

const said = (voice: Voice): string[] => voice.lines.map(({ text }) => text);

describe("the voice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says everything in turn and replaces nothing", () => {
    const voice = new Voice();
    voice.tell("Anne sews.", "Anne earns 3 buttons.");
    voice.tell("Basile advances.");
    expect(said(voice)).toEqual(["Anne sews. Anne earns 3 buttons."]);
    vi.runAllTimers();
    expect(said(voice)).toEqual(["Anne sews. Anne earns 3 buttons.", "Basile advances."]);
  });

  it("says the same thing again when it happens again", () => {
    const voice = new Voice();
    voice.tell("Your turn");
    voice.tell("Your turn");
    vi.runAllTimers();
    expect(new Set(voice.lines.map(({ id }) => id)).size).toBe(2);
  });

  it("forgets what was said long ago", () => {
    const voice = new Voice();
    for (let round = 0; round < 100; round++) voice.tell(`Round ${round}.`);
    vi.runAllTimers();
    expect(voice.lines.length).toBe(40);
    expect(said(voice).at(-1)).toBe("Round 99.");
  });

  it("waits for the hand to rest, and then tells only where it has come to", () => {
    const voice = new Voice();
    for (const square of ["a1", "b1", "c1"]) voice.murmur(`covers ${square}`);
    expect(said(voice)).toEqual([]);
    vi.runAllTimers();
    expect(said(voice)).toEqual(["covers c1"]);
  });

  it("keeps what was lifted when the hand moves on at once", () => {
    const voice = new Voice();
    voice.murmur("Patch 17, held", "lift");
    voice.murmur("covers a1", "move");
    voice.murmur("covers b1", "move");
    vi.runAllTimers();
    expect(said(voice)).toEqual(["Patch 17, held covers b1"]);
  });

  it("says nothing of what was put back before it was said", () => {
    const voice = new Voice();
    voice.murmur("covers a1");
    voice.murmur("");
    vi.runAllTimers();
    expect(said(voice)).toEqual([]);
  });
});
