// The one way from events to motion, for all boards: what is shown follows what is known, one step after the other.
//
// One's own step is shown to its end, then nobody plays for a breath, then the others' steps follow in turn, each from the
// position before it to the one after it. Until that is done the page shows a position that lags behind the table's.

import { BREATH, type Acting, type Beat } from "../games/motion";
import type { StepInfo, Update } from "../wire";
import { Beats } from "./beats.svelte";

/** A step that waits to be shown, with the position after it; null if it leaves the board as it is. */
interface Waiting {
  step: StepInfo;
  view: unknown;
}

export interface Manner {
  /** In which beats a step is acted out; none for what nobody sees. */
  beats: (step: StepInfo, mine: boolean) => readonly Beat[];
  /** 1 is calm, 0 shows everything at once. */
  tempo: () => number;
}

/** These change the past: there is nothing to act out on the way. */
const BACKWARDS = new Set(["undo", "take-back-asked", "take-back-answered"]);

export class Playback {
  /** The table as it is shown: the newest update, or that with an older position and nothing to choose. */
  update = $state.raw<Update | null>(null);
  /** All that has been shown to its end, oldest first: what a log may tell without saying too much too soon. */
  steps = $state.raw<readonly StepInfo[]>([]);
  /** What has been shown to its end since `steps` last grew. */
  told = $state.raw<readonly StepInfo[]>([]);
  /** What boards act out: one step, or all that came when nothing is acted out. */
  news = $state.raw<readonly StepInfo[]>([]);
  /** The seat whose step is being shown, with the breath after it. */
  #actor = $state<number | null>(null);
  readonly #beats = new Beats();
  readonly #manner: Manner;
  #known: Update | null = null;
  #log: readonly StepInfo[] = [];
  #queue: Waiting[] = [];

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  /** Whose step is being acted out, and which part of it; null when everything has been seen. */
  get acting(): Acting {
    const beat = this.#beats.now;
    return beat && this.#actor !== null ? { beat: beat.name, ms: beat.ms, seat: this.#actor } : null;
  }

  /** An update has come: `log` is all that ever happened, `news` what is worth showing of it. */
  take(update: Update, log: readonly StepInfo[], news: readonly StepInfo[]): void {
    const missed = news.length === 0 && log.length > this.#log.length;
    this.#known = update;
    this.#log = log;
    if (missed) return this.#jump([], []);
    this.#queue.push(...news.map((step) => ({ step, view: step.kind === "action" ? (step.view ?? update.view) : null })));
    if (this.#manner.tempo() === 0 || news.some((step) => BACKWARDS.has(step.kind))) this.catchUp();
    else if (this.#actor === null) this.#next();
    else this.#lag(this.update?.view, this.update?.seq ?? 0);
  }

  /** One step on: the rest of the one being shown, or of the breath after it. Whether there was any. */
  skip(): boolean {
    return this.#beats.skip();
  }

  /** To where the table is, at once. */
  catchUp(): void {
    const news = this.#queue.length > 0 ? this.#queue.map(({ step }) => step) : this.news;
    this.#jump(news, this.#log.slice(this.steps.length));
  }

  stop(): void {
    this.#beats.stop();
    this.#queue = [];
  }

  #jump(news: readonly StepInfo[], told: readonly StepInfo[]): void {
    this.stop();
    this.news = news;
    this.#tell(told, this.#log);
    this.#rest();
  }

  #tell(told: readonly StepInfo[], steps: readonly StepInfo[]): void {
    this.steps = steps;
    if (told.length > 0) this.told = told;
  }

  #rest(): void {
    this.#actor = null;
    this.update = this.#known;
  }

  #next(): void {
    const next = this.#queue.shift();
    if (!next) return this.#rest();
    const { step, view } = next;
    const mine = this.#known?.seats[step.seat]?.yours ?? false;
    const beats = this.#manner.beats(step, mine);
    this.#actor = step.seat;
    this.news = [step];
    this.#lag(view ?? this.update?.view, step.seq);
    this.#beats.play(beats, this.#manner.tempo(), () => {
      this.#tell([step], [...this.steps, step]);
      if (mine && beats.length > 0) this.#breathe();
      else this.#next();
    });
  }

  /** A pause after one's own step, unless it is one's turn again or nothing more will come. */
  #breathe(): void {
    const known = this.#known;
    const { to_move } = (known?.view ?? {}) as { to_move?: number | null };
    const others = this.#queue.length > 0 || (!known?.result && to_move != null && !known?.seats[to_move]?.yours);
    if (!others) return this.#next();
    this.#beats.play([{ name: "breath", ms: BREATH }], this.#manner.tempo(), () => this.#next());
  }

  /** The newest update with the position that is being shown. Nothing can be chosen there, and nothing is over yet. */
  #lag(view: unknown, seq: number): void {
    if (!this.#known) return;
    this.update = { ...this.#known, seq, view, legal: [], outlooks: {}, undo: null, may_hint: false, result: null };
  }
}
