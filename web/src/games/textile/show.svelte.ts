// What just happened, acted out for a moment: a patch sewn on, a tile that flies to a patch, a patch that falls.

import { settings } from "../../ui/settings.svelte";
import type { textile } from "../../wire";
import { TEXTILE, tempoOf } from "../motion";
import { type Tile, keyOf } from "./geometry";

/** An assembly being shown. */
export interface Told {
  piece: readonly Tile[];
  seams: number;
  points: number;
  name: string;
  counted: boolean;
}

export interface Fallen {
  seat: number;
  tiles: readonly Tile[];
}

/** What an event is acted out with. */
export interface Scene {
  board: HTMLElement;
  /** The view before it. */
  before: textile.View | null;
  names: readonly string[];
  /** What this screen sent last: its threads have been counted already. */
  sent: string;
}

/** The sum stays to be read when nothing moves any more. */
const TOLD_FOR = 2200;

export class Show {
  told = $state.raw<Told | null>(null);
  fallen = $state.raw<Fallen | null>(null);
  #over: ReturnType<typeof setTimeout> | undefined;
  #landed: ReturnType<typeof setTimeout> | undefined;

  act(event: textile.Event, scene: Scene): void {
    if (event.type === "Assembled") {
      const mine = event.seat === scene.before?.to_move && scene.sent.startsWith("assemble");
      this.#assembled(event, mine ? "" : (scene.names[event.seat] ?? ""), mine);
    } else if (event.type === "Discarded") this.#discarded(event.seat, scene.before?.patches[event.seat] ?? []);
    else if (event.type === "Took") this.#took(scene.board, event);
  }

  #assembled(event: textile.Assembled, name: string, counted: boolean): void {
    clearTimeout(this.#over);
    this.told = { piece: event.piece, seams: event.seams, points: event.points, name, counted };
    this.#over = setTimeout(() => (this.told = null), TOLD_FOR);
  }

  #discarded(seat: number, tiles: readonly Tile[]): void {
    clearTimeout(this.#landed);
    this.fallen = { seat, tiles };
    this.#landed = setTimeout(() => (this.fallen = null), TEXTILE.fall * tempoOf(settings.pace));
  }

  /** A tile goes from its pile to its place: the real one is drawn there already and comes flying. */
  #took(board: HTMLElement, event: textile.Took): void {
    const tempo = tempoOf(settings.pace);
    if (tempo === 0) return;
    const pile = board.querySelector(`[data-pile="${event.colour}"] svg`);
    const places = board.querySelectorAll(`[data-patch="${event.seat}"] [data-tile="${keyOf(event)}"]`);
    const tile = [...places].find((place) => place.getBoundingClientRect().width > 0);
    if (!pile || !tile) return;
    const from = pile.getBoundingClientRect();
    const to = tile.getBoundingClientRect();
    const zoom = to.width / 94; // a tile and its fringe, in units
    const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
    const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
    tile.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: TEXTILE.fly * tempo, easing: "ease-out" });
  }

  /** The next thing does not wait for this one. */
  stop(): void {
    clearTimeout(this.#over);
    this.told = null;
  }
}
