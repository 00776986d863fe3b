// The one voice of a page, for those who hear it: sentences queue in a log, and none takes another's place.

export interface Line {
  id: number;
  text: string;
}

/** Older lines leave: a reader has long heard them, and the game's own log has them all. */
const KEPT = 40;
/** Lines that come in one moment are read in any order by some readers (Orca): they come one after the other. */
const APART = 150;
/** So long a hand rests before it is told where it is: a held arrow key would never come to an end. */
const REST = 160;

export class Voice {
  lines = $state.raw<readonly Line[]>([]);
  #next = 1;
  readonly #waiting = new Map<string, string>();
  #queue: Line[] = [];
  #pace: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Said after everything said before; sentences that belong together are one line. */
  tell(...sentences: readonly string[]): void {
    const text = sentences.filter((sentence) => sentence.trim() !== "").join(" ");
    if (text === "") return;
    this.#queue.push({ id: this.#next++, text });
    if (this.#pace === undefined) this.#write();
  }

  /** Said once the hand rests. Of several sentences about one thing only the last is; an empty one takes it back. */
  murmur(sentence: string, about = "hand"): void {
    this.#waiting.delete(about);
    if (sentence) this.#waiting.set(about, sentence);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speakUp(), REST);
  }

  /** Another page, another conversation. */
  clear(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pace);
    this.#pace = undefined;
    this.#queue = [];
    this.#waiting.clear();
    this.lines = [];
  }

  #write(): void {
    const [line, ...rest] = this.#queue;
    this.#queue = rest;
    if (line) this.lines = [...this.lines, line].slice(-KEPT);
    this.#pace = line ? setTimeout(() => this.#write(), APART) : undefined;
  }

  #speakUp(): void {
    const sentences = [...this.#waiting.values()];
    this.#waiting.clear();
    this.tell(...sentences);
  }
}

export const voice = new Voice();
