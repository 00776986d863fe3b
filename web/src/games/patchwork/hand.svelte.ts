// What this screen's player holds: a patch lifted from the rail, or leather that must be sewn. It knows where the
// piece would lie and why it may not; the legal texts decide, never this file.

import { count, say } from "../../ui/settings.svelte";
import type { patchwork } from "../../wire";
import * as geometry from "./geometry";

export interface Situation {
  view: patchwork.View;
  box: patchwork.Components;
  legal: readonly string[];
  /** The seat that plays here; null for a spectator, who lifts nothing. */
  me: number | null;
}

/** How far, in squares, a piece jumps to a legal place. */
const REACH = 1.6;

export class Hand {
  /** The patch chosen on the rail; it stays lifted while it hangs there. */
  #chosen = $state<number | null>(null);
  orientation = $state(0);
  /** Where the middle of the piece should lie, in squares; null as long as nobody has moved the leather. */
  centre = $state<geometry.Point | null>(null);
  /** Where the finger holds it meanwhile. */
  drag = $state<geometry.Point | null>(null);
  readonly #now: () => Situation;

  constructor(now: () => Situation) {
    this.#now = now;
  }

  readonly places = $derived.by(() => geometry.parsePlaces(this.#now().legal));
  readonly leather = $derived.by(() => this.places.some((place) => place.patch === null));
  readonly mayThrow = $derived.by(() => this.#now().legal.includes("throw away"));
  readonly patch = $derived.by(() => {
    const waiting = this.#chosen !== null && this.#hanging(this.#chosen);
    return waiting && !this.leather && this.#now().me !== null ? this.#chosen : null;
  });
  readonly holds = $derived.by(() => this.leather || this.patch !== null);
  readonly #plain = $derived.by((): geometry.Shape =>
    this.patch === null ? [[0, 0]] : (this.#now().box.patches[this.patch]?.shape ?? [[0, 0]]));
  readonly shape = $derived.by(() => geometry.turn(this.#plain, this.orientation));
  /** The legal places for what is held, as it is turned now. */
  readonly here = $derived.by(() => this.#lying(this.orientation));
  readonly #heart = $derived.by((): geometry.Point => ({ x: this.#now().box.side / 2, y: this.#now().box.side / 2 }));
  /** Leather is as small as a square: it begins on the free one nearest to the middle, and is never on a taken one. */
  readonly place = $derived.by(() => {
    const at = this.centre ?? (this.leather ? this.#heart : null);
    return at && geometry.nearest(this.here, this.shape, at, this.leather ? Infinity : REACH);
  });
  readonly corner = $derived.by((): geometry.Corner | null =>
    this.place ?? (this.centre && geometry.cornerNear(this.shape, this.centre, this.#now().box.side)));
  readonly cells = $derived.by(() => (this.corner ? geometry.shifted(this.shape, this.corner) : []));
  /** Nothing to confirm: the other's turn, or a patch one cannot have. Then it may lie anywhere, to try. */
  readonly trying = $derived.by(() => this.patch !== null && this.obstacle(this.patch) !== null);
  readonly fits = $derived.by(() => {
    if (!this.trying) return this.place !== null;
    return !geometry.overlaps(this.cells, this.#covered());
  });
  /** The text that the tick would send. */
  readonly action = $derived.by(() => this.place?.text ?? null);
  readonly reason = $derived.by(() => {
    if (this.patch === null || this.action) return null;
    return this.obstacle(this.patch) ?? say("pas de place ici", "no room here");
  });

  #covered(): geometry.Shape {
    const { view, box, me } = this.#now();
    return geometry.squaresOf(view.players[me === 1 ? 1 : 0].quilt, box.side);
  }

  #hanging(patch: number): boolean {
    const { circle, late } = this.#now().view;
    return circle.includes(patch) || late.includes(patch);
  }

  #lying(orientation: number): geometry.Place[] {
    const look = geometry.lowestLook(this.#plain, orientation);
    return this.places.filter((place) => place.patch === this.patch && place.orientation === look);
  }

  /** Why a patch of the circle cannot be had now, in a few words; null if it can. */
  obstacle(patch: number): string | null {
    if (this.places.some((place) => place.patch === patch)) return null;
    const { view, box, legal, me } = this.#now();
    if (!legal.length || me === null) return say("à l’essai", "just trying");
    if (this.leather) return say("d’abord le cuir", "leather first");
    if (!view.circle.slice(0, box.offer).includes(patch)) return say("hors de portée", "out of reach");
    return this.short(patch) ?? say("pas de place pour elle", "no room for it");
  }

  /** How many buttons are missing, said as on the rail: to me, or, where one only watches, to whoever is to move. */
  short(patch: number, brief = false): string | null {
    const { view, box, me } = this.#now();
    const missing = (box.patches[patch]?.cost ?? 0) - view.players[(me ?? view.turn) === 1 ? 1 : 0].buttons;
    if (missing <= 0) return null;
    return say(`${brief ? "" : "il "}manque ${count(missing, "bouton", "boutons")}`, `${count(missing, "button", "buttons")} short`);
  }

  lift(patch: number): void {
    if (this.leather || this.#now().me === null) return;
    this.#chosen = patch;
    this.drag = null;
    this.orientation = [0, 1, 2, 3, 4, 5, 6, 7].find((orientation) => this.#lying(orientation).length > 0) ?? 0;
    const heart = this.#heart;
    const free = (): geometry.Corner | null => geometry.freeCorner(this.shape, this.#covered(), heart, this.#now().box.side);
    const place = geometry.nearest(this.here, this.shape, heart, Infinity) ?? free();
    this.centre = place ? geometry.middle(this.shape, place) : heart;
  }

  /** Take in hand what a legal text says, turned and at its place: a hint. */
  lay(text: string): void {
    const place = this.places.find((one) => one.text === text);
    if (!place) return;
    if (place.patch !== null) this.lift(place.patch);
    this.orientation = place.orientation;
    this.centre = geometry.middle(this.shape, place);
  }

  putBack(): void {
    this.#chosen = null;
    this.centre = this.drag = null;
  }

  /** Clockwise; a quarter back is three on. */
  turn(quarters = 1): void {
    for (let quarter = 0; quarter < (quarters + 4) % 4; quarter++) this.#reorient(geometry.quarterOn(this.orientation));
  }

  flip(): void {
    this.#reorient(geometry.flipped(this.orientation));
  }

  #reorient(orientation: number): void {
    if (this.patch !== null) this.orientation = orientation;
  }

  /** Whether the legal place is the one pointed to, and not one further away that is merely the nearest. */
  get exact(): boolean {
    if (!this.place || !this.centre) return false;
    const { x, y } = geometry.middle(this.shape, this.place);
    return Math.hypot(x - this.centre.x, y - this.centre.y) < 0.9;
  }

  moveTo(point: geometry.Point): void {
    this.centre = point;
  }

  /** An arrow key: to the next legal place that way; one square on where nothing is to be confirmed. */
  step(down: number, right: number): void {
    const from = this.corner ?? { row: Math.floor(this.#now().box.side / 2), col: Math.floor(this.#now().box.side / 2) };
    const next = geometry.nextPlace(this.here, from, down, right);
    const free = this.trying ? { row: from.row + down, col: from.col + right } : from;
    const { x, y } = geometry.middle(this.shape, next ?? free);
    const corner = geometry.cornerNear(this.shape, { x, y }, this.#now().box.side);
    this.moveTo(geometry.middle(this.shape, corner));
  }
}
