// Everything a table's page knows besides what the server says: what is open, what was asked, what to say about it.

import { untrack } from "svelte";

import { api, ApiError } from "../api";
import { tempoOf } from "../games/motion";
import { play, soundOf, soundOfStep } from "../sound";
import { toldNames } from "../ui/names";
import { say, settings } from "../ui/settings.svelte";
import { voice } from "../ui/voice.svelte";
import type { StepInfo } from "../wire";
import { Advice } from "./advice.svelte";
import { Connection } from "./connection.svelte";
import { loadGame, type GameParts } from "./games";
import type { Choice, Sheet } from "./menu";
import { endOf, titleOf, whyOf } from "./ending";
import { Playback } from "./playback.svelte";
import type { Wish } from "./rematch";
import { absenceWords, eventsOf, isWaiting, refusalWords, revealedWords, seatOf, toMove, withNames } from "./scene";
import type { Shortcut } from "./shortcuts";
import { callOf, isAgain, tellSteps } from "./spoken";
import { greetings, storyOf } from "./story";
import { clockAnswer } from "./timecalls";
import { actingWords, turnWords, type Turn } from "./words";

const BETWEEN_SOUNDS = 140;

export class Desk {
  readonly connection: Connection;
  /** What is shown of what the server said: boards, log, voice and sounds follow it. */
  readonly playback: Playback;
  parts = $state.raw<GameParts>();
  /** Why there is no table for us, once that is known. */
  missing = $state("");
  sheet = $state<Sheet | null>(null);
  notice = $state("");
  typing = $state(false);
  readonly advice = new Advice(() => this.connection.update?.seq ?? 0);

  readonly update = $derived.by(() => this.playback.update && withNames(this.playback.update));
  readonly game = $derived.by(() => this.update?.game ?? "");
  readonly names = $derived.by(() => this.update?.seats.map((seat) => seat.name) ?? []);
  /** The same for the log and the ear, where one's own doings are "you". */
  readonly told = $derived.by(() => (this.update ? toldNames(this.update.seats, this.names) : []));
  readonly events = $derived.by(() => eventsOf(this.playback.news));
  readonly story = $derived.by(() => (this.parts && this.update ? [...greetings(this.update.seats), ...storyOf(this.playback.steps, this.told, this.parts.tell)] : []));
  readonly sentences = $derived.by(() => this.story.map(({ name, first, rest }) => [`${name}${first}`, rest].filter(Boolean).join(" ")));
  readonly turn = $derived.by(() => this.#turn());
  /** Whose turn it is, for the ear; null while something is still being shown. */
  readonly call = $derived.by(() => (this.playback.acting ? null : this.update ? callOf(this.update) : ""));
  /** The same for the tab, where an offer to play again is told too. */
  readonly title = $derived.by(() => (this.update ? (titleOf(this.update) ?? this.turn) : { words: "", mine: false }));
  readonly latest = $derived.by(() => this.#latest());
  /** The seat this screen looks from; whoever plays at it stays there until that has been seen. */
  readonly me = $derived.by(() => this.#me());

  /** What was said last. */
  #told: readonly StepInfo[] = [];
  #called = "";
  /** What was said since whose turn it is. */
  #said: readonly StepInfo[] = [];

  constructor(
    readonly id: string,
    readonly watch: string | null,
  ) {
    this.playback = new Playback({
      beats: (step, mine) => (step.kind === "action" && this.parts?.score(step.events as { type: string }[], mine)) || [],
      tempo: () => (document.hidden ? 0 : tempoOf(settings.pace)),
    });
    this.connection = new Connection(id, watch, (update, log, news) => this.playback.take(update, log, news));
  }

  async load(game: string): Promise<void> {
    try {
      this.parts = await loadGame(game);
    } catch {
      this.missing = "unreachable"; // the line broke before the board had come
    }
  }

  /** What moves sounds when it begins to, a verdict when it has been shown. */
  sounds(steps: readonly StepInfo[], verdicts: boolean): void {
    const heard = eventsOf(steps).filter((event) => (event.type === "Placed") === verdicts);
    // What we did ourselves needs no bell; who sits where is no news either.
    const ours = untrack(() => new Set(this.update?.seats.filter((seat) => seat.yours).map((seat) => seat.seat)));
    const around = verdicts ? [] : steps.filter((step) => !ours.has(step.seat)).map(soundOfStep);
    for (const [index, sound] of [...heard.slice(0, 4).map(soundOf), ...around].entries()) {
      if (sound) setTimeout(() => play(sound), index * BETWEEN_SOUNDS);
    }
  }

  /** A socket does not say why it was not let in; a plain question does. */
  async findOut(): Promise<void> {
    try {
      await api.update(this.id, this.watch);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) this.missing = error.code;
    }
  }

  /** What has been shown is said, in its order; then, when nothing is shown any more, whose turn it is, unless that was said. */
  speak(steps: readonly StepInfo[], call: string | null): void {
    if (steps !== this.#told && this.parts) {
      voice.tell(...tellSteps(steps, this.told, this.parts.tell));
      this.#said = [...this.#said, ...steps];
    }
    this.#told = steps;
    if (call === null) return;
    if (call !== this.#called || (this.update && isAgain(this.update, this.#said))) voice.tell(call);
    this.#called = call;
    this.#said = [];
  }

  /** How much time is left, in words. */
  time(): string[] {
    return this.update ? clockAnswer(this.update.clock, this.update.seats, performance.now() - this.connection.heard) : [];
  }

  refuse(): void {
    if (this.connection.refused) this.notice = refusalWords(this.connection.refused);
  }

  act(text: string): void {
    this.connection.send({ type: "act", text });
  }

  pick(choice: Choice): void {
    this.sheet = null;
    switch (choice) {
      case "type":
        this.typing = !this.typing;
        return;
      default:
        this.sheet = choice;
    }
  }

  /** Back to before our last action; where others have to agree they are asked. */
  undo(): void {
    const way = this.update?.undo;
    if (way === "step") this.connection.send({ type: "undo" });
    else if (way === "back" || way === "ask") this.connection.send({ type: "ask-take-back" });
    else if (way === "revealed") this.notice = revealedWords();
  }

  hint(): void {
    if (this.update?.may_hint) void this.advice.ask(this.id);
  }

  /** Put the hint back, out of the hand as well: Escape does that on every board. */
  dismiss(): void {
    this.advice.dismiss();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }

  shortcut(wanted: Shortcut): void {
    if (wanted === "undo") this.undo();
    else if (wanted === "hint") this.hint();
    else if (this.update) this.pick(wanted);
  }

  wish(wish: Wish): void {
    this.connection.send({ type: "rematch", wish });
  }

  #turn(): Turn {
    if (!this.update) return { words: "Mercerie", mine: false };
    if (isWaiting(this.update)) return { words: say("On attend…", "Waiting…"), mine: false };
    if (this.update.result) return { words: endOf(this.update), mine: false };
    const actor = this.playback.acting && this.update.seats[this.playback.acting.seat];
    return actor ? actingWords(actor) : turnWords(toMove(this.update));
  }

  #me(): number | null {
    const actor = this.playback.acting && this.update?.seats[this.playback.acting.seat];
    return actor?.yours ? actor.seat : this.update && seatOf(this.update);
  }

  #latest(): string {
    if (this.update?.result) return whyOf(this.update, this.playback.steps);
    const absence = this.update ? absenceWords(this.update) : "";
    const last = this.story.findLast((entry) => !entry.undone);
    return absence || (last ? `${last.name}${last.first}` : "");
  }
}
