// A hint: asked for, laid on the board at once, and gone with the moment it was for.

import { api } from "../api";
import type { Hint } from "../wire";

export class Advice {
  asking = $state(false);
  failed = $state(false);
  #found = $state.raw<{ hint: Hint; seq: number } | null>(null);
  readonly #seq: () => number;
  /** Counts what was asked, so that an answer that comes too late is known. */
  #question = 0;
  /** The hint, as long as nothing has happened since. */
  readonly current = $derived.by(() => (this.#found && this.#found.seq === this.#seq() ? this.#found.hint : null));

  /** Whether there is something to say: the hint, that it is being thought about, or that there is none. */
  readonly open = $derived(this.asking || this.failed || this.current !== null);

  constructor(seq: () => number) {
    this.#seq = seq;
  }

  async ask(table: string): Promise<void> {
    if (this.asking) return;
    const seq = this.#seq();
    const question = ++this.#question;
    this.asking = true;
    this.failed = false;
    const hint = await api.hint(table).catch(() => null);
    // Whoever has closed the slip meanwhile does not want to hear of it any more.
    if (question !== this.#question) return;
    this.asking = false;
    this.failed = hint === null;
    this.#found = hint && { hint, seq };
  }

  /** Put it away, also while it is being thought about. */
  dismiss(): void {
    this.#question++;
    this.asking = false;
    this.#found = null;
    this.failed = false;
  }
}
