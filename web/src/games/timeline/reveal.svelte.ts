// What the slip tells: one's own last card whole, then what the others did since, a line each.

import type { timeline } from "../../wire";

export interface Told {
  card: timeline.Card;
  seat?: number;
  right?: boolean;
}

export class Reveal {
  /** One's own card, or one that is read again; to those who only watch, the last. */
  main = $state.raw<Told>();
  /** What others did since, oldest first. */
  others = $state.raw<readonly Told[]>([]);
  /** How each has fared in this round, as far as it was seen. */
  fared = $state.raw<ReadonlyMap<number, boolean>>(new Map());
  #over = false;
  #heard: readonly { type: string }[] = [];

  /** What a step showed, once its verdict may be seen. */
  tell(events: readonly { type: string }[], me: number | null): void {
    if (events === this.#heard) return;
    this.#heard = events;
    for (const event of events) {
      if (event.type === "Placed") this.#add(event as timeline.Placed, me);
      // The marks stay until somebody plays in the next round.
      if (event.type === "RoundBegan") this.#over = true;
    }
  }

  /** A card of the line, tapped to read about it again. */
  read(card: timeline.Card): void {
    this.main = { card };
    this.others = [];
  }

  dismiss(): void {
    this.main = undefined;
    this.others = [];
  }

  #add({ card, seat, right }: timeline.Placed, me: number | null): void {
    this.fared = new Map([...(this.#over ? [] : this.fared), [seat, right]]);
    this.#over = false;
    if (me === null || seat === me) {
      this.main = { card, seat, right };
      this.others = [];
    } else this.others = [...this.others, { card, seat, right }];
  }
}

/** The part of a step in which its card is not to be known yet, or only just. */
const COVERED = new Set(["fly", "turn", "read"]);

export const isVerdict = (beat: string | undefined): boolean => beat === undefined || !COVERED.has(beat);

/** The height of what will be told of so many others, one below the other. */
export const linesFor = (others: number): number => (others > 0 ? 16 + 28 * Math.min(4, others) : 0);

/** Of many others the last three are told, and how the ones before them fared. */
export function lately(others: readonly Told[], most = 3): { earlier: number; right: number; last: readonly Told[] } {
  const cut = others.length > most + 1 ? others.length - most : 0;
  const before = others.slice(0, cut);
  return { earlier: before.length, right: before.filter(({ right }) => right).length, last: others.slice(cut) };
}
