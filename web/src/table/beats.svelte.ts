// A step being acted out: one beat after the other, until the last or until somebody skips.

import type { Beat } from "../games/motion";

export class Beats {
  /** The beat that is on, with its length at the reader's pace; null at rest. */
  now = $state.raw<Beat | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | null = null;

  /** Act out `beats` at a tempo (0: at once), then call `then`. */
  play(beats: readonly Beat[], tempo: number, then: () => void = () => undefined): void {
    this.stop();
    this.#then = then;
    this.#on(beats.filter(({ ms }) => ms * tempo > 0), tempo);
  }

  /** To the end of the step at once; whether there was anything to skip. */
  skip(): boolean {
    const then = this.#then;
    if (!then) return false;
    this.stop();
    then();
    return true;
  }

  /** Leave it, and do not go on. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#then = null;
    this.now = null;
  }

  #on([first, ...rest]: readonly Beat[], tempo: number): void {
    if (!first) return void this.skip();
    // Not read back: an effect that plays must not depend on the beat it has set, or it would begin again for ever.
    const ms = first.ms * tempo;
    this.now = { name: first.name, ms };
    this.#timer = setTimeout(() => this.#on(rest, tempo), ms);
  }
}
