// From what a hand holds to the voice: the same glue for every board.

import { untrack } from "svelte";

import { voice } from "../ui/voice.svelte";

export interface Sayings<Grasp> {
  /** Whether these are the same thing, held on. */
  same: (before: Grasp, now: Grasp) => boolean;
  lifted: (now: Grasp) => string;
  changed: (before: Grasp, now: Grasp) => string;
  /** Called when it was put back; not when it was played, which the log tells. */
  putBack: (before: Grasp) => string;
}

/** Says what becomes of the thing in hand, whoever moves it: a key, a finger, a hint. To be called while a board is made. */
export function hearing<Grasp>(grasp: () => Grasp | null, stays: (before: Grasp) => boolean, sayings: Sayings<Grasp>): void {
  let before: Grasp | null = null;
  $effect(() => {
    const now = grasp();
    untrack(() => {
      if (!now) {
        voice.murmur("", "moved");
        if (before) voice.murmur(stays(before) ? sayings.putBack(before) : "", "lifted");
      } else if (before && sayings.same(before, now)) {
        const words = sayings.changed(before, now);
        if (words) voice.murmur(words, "moved");
      } else {
        voice.murmur("", "moved");
        voice.murmur(sayings.lifted(now), "lifted");
      }
      before = now;
    });
  });
}

/** Says why something touched cannot be done. */
export function hearNote(note: () => string): void {
  $effect(() => voice.murmur(note(), "note"));
}

/**
 * The focus follows to where the keys work as soon as something is held: a screen reader hands arrow keys on only there,
 * and what was pressed may be gone. It stays with whoever is typing or reading a dialog.
 */
export function followHand(held: () => string | null, ground: () => HTMLElement | SVGElement | null | undefined): void {
  $effect(() => {
    if (held() === null) return;
    untrack(() => {
      if (!document.activeElement?.closest("input, textarea, select, dialog")) ground()?.focus({ preventScroll: true });
    });
  });
}
