// Everything a table's page knows besides what the server says: what is open, what was asked, what to say about it.

import { api, ApiError } from "../api";
import { router } from "../router.svelte";
import { play, soundOf } from "../sound";
import { say } from "../ui/settings.svelte";
import { Connection } from "./connection.svelte";
import { loadGame, type GameParts } from "./games";
import type { Choice, Sheet } from "./menu";
import { absenceWords, eventsOf, isWaiting, refusalWords, toMove, withNames } from "./scene";
import { sentencesOf, storyOf } from "./story";
import { endWords, turnWords, type Turn } from "./words";

/** So long the last action can be seen before the account covers it. */
const LAST_LOOK = 1200;
const BETWEEN_SOUNDS = 140;

export class Desk {
  readonly connection: Connection;
  parts = $state.raw<GameParts>();
  /** Why there is no table for us, once that is known. */
  missing = $state("");
  sheet = $state<Sheet | null>(null);
  notice = $state("");
  asking = $state(false);
  typing = $state(false);
  /** A hint to lay on the board, and the moment it was for. */
  #hinted = $state.raw<{ text: string; seq: number } | null>(null);
  readonly shown = $derived.by(() => (this.#hinted?.seq === this.connection.update?.seq ? (this.#hinted?.text ?? null) : null));

  readonly update = $derived.by(() => this.connection.update && withNames(this.connection.update));
  readonly game = $derived.by(() => this.update?.game ?? "");
  readonly names = $derived.by(() => this.update?.seats.map((seat) => seat.name) ?? []);
  readonly events = $derived.by(() => eventsOf(this.connection.news));
  readonly story = $derived.by(() => (this.parts ? storyOf(this.connection.steps, this.names, this.parts.tell) : []));
  readonly turn = $derived.by(() => this.#turn());
  readonly latest = $derived.by(() => this.#latest());
  /** What a screen reader hears when something happens. */
  readonly spoken = $derived.by(() => this.#spoken());

  constructor(
    readonly id: string,
    readonly watch: string | null,
  ) {
    this.connection = new Connection(id, watch);
  }

  async load(game: string): Promise<void> {
    try {
      this.parts = await loadGame(game);
    } catch {
      this.missing = "unreachable"; // the line broke before the board had come
    }
  }

  sounds(): void {
    for (const [index, event] of this.events.slice(0, 4).entries()) {
      const sound = soundOf(event);
      if (sound) setTimeout(() => play(sound), index * BETWEEN_SOUNDS);
    }
  }

  /** The end has come, now or before we did. */
  finish(): () => void {
    const timer = setTimeout(() => (this.sheet = "result"), this.connection.news.length > 0 ? LAST_LOOK : 0);
    return () => clearTimeout(timer);
  }

  /** A socket does not say why it was not let in; a plain question does. */
  async findOut(): Promise<void> {
    try {
      await api.update(this.id, this.watch);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) this.missing = error.code;
    }
  }

  refuse(): void {
    if (this.connection.refused) this.notice = refusalWords(this.connection.refused);
  }

  show(text: string): void {
    this.#hinted = { text, seq: this.connection.update?.seq ?? 0 };
  }

  act(text: string): void {
    this.connection.send({ type: "act", text });
  }

  pick(choice: Choice): void {
    this.sheet = null;
    switch (choice) {
      case "undo":
        return this.connection.send({ type: "undo" });
      case "take-back":
        return this.connection.send({ type: "ask-take-back" });
      case "rematch":
        return void this.rematch();
      case "type":
        this.typing = !this.typing;
        return;
      default:
        this.sheet = choice;
    }
  }

  async rematch(): Promise<void> {
    this.asking = true;
    try {
      router.go(`/t/${(await api.rematch(this.id)).table}`);
    } catch {
      this.notice = say("La revanche n’a pas pu commencer.", "The rematch could not begin.");
    }
    this.asking = false;
  }

  #turn(): Turn {
    if (!this.update) return { words: "Mercerie", mine: false };
    if (isWaiting(this.update)) return { words: say("On attend…", "Waiting…"), mine: false };
    if (this.update.result) return { words: endWords(this.update.result.winners, this.names), mine: false };
    return turnWords(toMove(this.update));
  }

  #latest(): string {
    const absence = this.update ? absenceWords(this.update) : "";
    const last = this.story.findLast((entry) => !entry.undone);
    return absence || (last ? `${last.name}${last.first}` : "");
  }

  #spoken(): string {
    const tell = this.parts?.tell;
    return tell ? this.connection.news.flatMap((step) => sentencesOf(step, this.names, tell)).join(" ") : "";
  }
}
