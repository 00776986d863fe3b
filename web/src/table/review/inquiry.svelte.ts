// Asking the server to analyse a game, and asking again until it has.

import { ApiError } from "../../api";
import type { ReviewInfo } from "../../wire";

const PAUSE = 700;

export class Inquiry {
  info = $state.raw<ReviewInfo | null>(null);
  /** Why it did not work, once that is known. */
  trouble = $state("");
  asked = $state(false);
  readonly done = $derived.by(() => this.info !== null && this.info.done === this.info.total);
  readonly #start: () => Promise<ReviewInfo>;
  readonly #look: (id: string) => Promise<ReviewInfo>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(start: () => Promise<ReviewInfo>, look: (id: string) => Promise<ReviewInfo>) {
    this.#start = start;
    this.#look = look;
  }

  begin(): void {
    this.asked = true;
    this.trouble = "";
    void this.#ask(this.#start);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<ReviewInfo>): Promise<void> {
    try {
      this.info = await question();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "failed";
      // The server has forgotten it, or was started anew: begin again, but not for ever.
      if (code === "not-found" && question !== this.#start) return this.#ask(this.#start);
      this.trouble = code;
      return;
    }
    if (this.info.failed) this.trouble = "failed";
    else if (!this.done && !this.#stopped) this.#wait(this.info.id);
  }

  #wait(id: string): void {
    this.#timer = setTimeout(() => void this.#ask(() => this.#look(id)), PAUSE);
  }
}
