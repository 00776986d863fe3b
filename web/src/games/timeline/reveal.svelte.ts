// What the last answer looks like: the card turning over in its place, then a knot, or the peg that lets go.

import type { timeline } from "../../wire";

/** Turning takes 260 ms; a wrong card stays long enough to be read, then falls for 320 ms. */
const READ = 900;
const FALL = 320;

export type Phase = "turning" | "falling" | "done";

export class Reveal {
  turned = $state.raw<timeline.Placed>();
  phase = $state<Phase>("done");
  /** What is told on the paper slip, newest first, until the next tap. */
  told = $state.raw<readonly Told[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];

  show(events: readonly { type: string }[]): void {
    const placed = events.filter((event): event is timeline.Placed => event.type === "Placed");
    const last = placed.at(-1);
    if (!last) return;
    this.#stop();
    this.turned = last;
    this.phase = "turning";
    this.told = [...placed.map((event) => ({ card: event.card, seat: event.seat, right: event.right })).reverse(), ...this.told].slice(0, 8);
    if (last.right) this.#later(READ, "done");
    else this.#later(READ, "falling", () => this.#later(FALL, "done"));
  }

  /** A card of the line, tapped to read about it again. */
  read(card: timeline.Card): void {
    this.told = [{ card }];
  }

  dismiss(): void {
    this.told = [];
    if (this.phase === "done") return;
    this.#stop();
    this.phase = "done";
  }

  /** The wrong card still hanging in the line, while it does. */
  get wrong(): timeline.Placed | undefined {
    return this.phase !== "done" && this.turned?.right === false ? this.turned : undefined;
  }

  #later(wait: number, phase: Phase, then?: () => void): void {
    this.#timers.push(
      setTimeout(() => {
        this.phase = phase;
        then?.();
      }, wait),
    );
  }

  #stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}

export interface Told {
  card: timeline.Card;
  seat?: number;
  right?: boolean;
}
