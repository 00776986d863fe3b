// What a player holds before it is done: a tile from a pile, the patch over the table, or the scissors.

import { say } from "../../ui/settings.svelte";
import type { textile } from "../../wire";
import { type Tile, centreOf, keyOf, looks, moved, nearest, nextPlace, turned } from "./geometry";
import { type Assembly, type Cell, readChoices } from "./notation";
import { a, colourName } from "./words";

interface Given {
  view: textile.View;
  legal: readonly string[];
  outlooks: Readonly<Record<string, unknown>>;
  me: number | null;
  busy: boolean;
  onact: (text: string) => void;
}

type Held =
  | { kind: "tile"; colour: number; place: Cell | null }
  | { kind: "patch"; quarters: number; centre: Cell }
  | { kind: "scissors" };

/** A legal place, by where the patch's middle would lie, which is what hand and eye aim with. */
interface Aim extends Cell {
  assembly: Assembly;
}

export class Hand {
  held = $state.raw<Held | null>(null);
  /** Why something touched cannot be done. */
  note = $state("");
  /** A finger is moving the patch: the view must not move as well. */
  isDragged = false;
  readonly #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly choices = $derived.by(() => readChoices(this.#given().legal));
  readonly patch: readonly Tile[] = $derived.by(() => {
    const { view, me } = this.#given();
    return me === null ? [] : (view.patches[me] ?? []);
  });
  /** What is sewn already. */
  readonly cloth: readonly Tile[] = $derived.by(() => this.#given().view.sewn.flatMap((piece) => piece.tiles));
  readonly colour = $derived(this.held?.kind === "tile" ? this.held.colour : null);
  /** Places in my patch for the tile in hand. */
  readonly places = $derived(this.choices.takes.filter((take) => take.colour === this.colour));
  readonly place = $derived(this.held?.kind === "tile" ? this.held.place : null);

  readonly #aims = $derived.by((): Aim[] => {
    if (this.held?.kind !== "patch") return [];
    const { quarters } = this.held;
    const middle = centreOf(turned(this.patch, quarters));
    return this.choices.assemblies
      .filter((assembly) => assembly.quarters === quarters)
      .map((assembly) => ({ x: assembly.x + middle.x, y: assembly.y + middle.y, assembly }));
  });
  /** While somebody else plays, the patch may be tried anywhere: nothing is ever sent. */
  readonly trying = $derived.by(() => {
    const { view, me } = this.#given();
    return me !== null && view.to_move !== null && view.to_move !== me && this.patch.length > 0;
  });
  readonly #aim = $derived(this.held?.kind === "patch" ? nearest(this.#aims, this.held.centre) : undefined);

  /** The patch over the table: at its legal place, or adrift where it has none in this turn. */
  readonly ghost: readonly Tile[] = $derived.by(() => {
    if (this.held?.kind !== "patch") return [];
    const tiles = turned(this.patch, this.held.quarters);
    const middle = centreOf(tiles);
    const { centre } = this.held;
    const adrift = { x: Math.round(centre.x - middle.x), y: Math.round(centre.y - middle.y) };
    return moved(tiles, this.#aim?.assembly ?? adrift);
  });
  /** At a legal place; only tried, at one that is free. */
  readonly fits = $derived.by(() => {
    if (!this.trying || this.held?.kind !== "patch") return this.#aim !== undefined;
    const taken = new Set(this.cloth.map(keyOf));
    return !this.ghost.some((tile) => taken.has(keyOf(tile)));
  });

  /** The text that ✓ sends. */
  readonly text = $derived.by((): string | null => {
    switch (this.held?.kind) {
      case "tile": {
        const { colour, place } = this.held;
        const there = this.places.find((take) => place?.x === take.x && place.y === take.y);
        return this.choices.alone.get(colour) ?? there?.text ?? null;
      }
      case "patch":
        return this.#aim?.assembly.text ?? null;
      case "scissors":
        return "discard";
      default:
        return null;
    }
  });

  readonly outlook = $derived.by((): textile.SeamOutlook | null => {
    const found = this.text === null ? undefined : this.#given().outlooks[this.text];
    return (found as textile.SeamOutlook | undefined) ?? null;
  });

  liftTile(colour: number): void {
    const options = this.choices.takes.filter((take) => take.colour === colour);
    this.note = "";
    if (this.colour === colour) return this.putBack();
    if (!this.choices.alone.has(colour) && options.length === 0) {
      this.held = null;
      this.note = this.#whyNot(colour);
      return;
    }
    const only = options.length === 1 ? options[0] : undefined;
    this.held = { kind: "tile", colour, place: only ?? null };
  }

  #notMyTurn(): string {
    const { view, me } = this.#given();
    return me === null || view.to_move === me ? "" : say("Ce n’est pas votre tour.", "It is not your turn.");
  }

  #whyNot(colour: number): string {
    const { view, me } = this.#given();
    if (me === null || view.to_move !== me) return this.#notMyTurn();
    if (!view.piles[colour]) return say("Cette pile est vide.", "This pile is empty.");
    const name = colourName(colour);
    return say(`Nulle place pour une tuile ${name} dans votre pièce.`, `No place for ${a(name)} tile in your patch.`);
  }

  choosePlace(place: Cell): void {
    if (this.held?.kind === "tile") this.held = { ...this.held, place: { x: place.x, y: place.y } };
  }

  liftPatch(centre: Cell): void {
    this.note = "";
    const first = this.choices.assemblies[0];
    if (!first && !this.trying) {
      const nowhere = this.patch.length > 0 ? say("La pièce n’a de place nulle part pour l’instant.", "The patch has no place anywhere for now.") : "";
      this.note = this.#notMyTurn() || nowhere;
      return;
    }
    this.held = { kind: "patch", quarters: first?.quarters ?? 0, centre };
  }

  turn(by = 1): void {
    if (this.held?.kind !== "patch") return;
    const turns = looks(this.patch);
    const next = (turns.indexOf(this.held.quarters) + by + turns.length) % turns.length;
    // From the place it was drawn at, so that it turns where the eye is and not where the finger once was.
    this.held = { kind: "patch", quarters: turns[next] ?? 0, centre: centreOf(this.ghost) };
  }

  aimAt(centre: Cell, isDragged = false): void {
    this.isDragged = isDragged;
    if (this.held?.kind === "patch") this.held = { ...this.held, centre };
  }

  /** The finger is off: now the view may follow. */
  letGo(): void {
    if (this.held?.kind === "patch") this.aimAt({ ...this.held.centre });
  }

  step(way: Cell): void {
    if (this.held?.kind === "tile" && this.places.length > 0) {
      const middle = centreOf(this.patch);
      // A place is named by its corner: without the half, left would mean below.
      const from = this.held.place ?? { x: middle.x - 0.5, y: middle.y - 0.5 };
      const next = nextPlace(this.places, from, way) ?? (this.held.place ? undefined : this.places[0]);
      if (next) this.choosePlace(next);
    } else if (this.held?.kind === "patch") {
      const here = centreOf(this.ghost);
      const next = this.trying ? { x: here.x + way.x, y: here.y + way.y } : this.#aim && nextPlace(this.#aims, this.#aim, way);
      if (next) this.aimAt(next);
    }
  }

  /** Take in hand what a legal text says, at its place: a hint. */
  lay(text: string): void {
    const { alone, takes, assemblies } = this.choices;
    const assembly = assemblies.find((one) => one.text === text);
    const take = takes.find((one) => one.text === text);
    const [colour] = [...alone].find(([, one]) => one === text) ?? [];
    if (assembly) {
      const middle = centreOf(turned(this.patch, assembly.quarters));
      this.held = { kind: "patch", quarters: assembly.quarters, centre: { x: assembly.x + middle.x, y: assembly.y + middle.y } };
    } else if (take) this.held = { kind: "tile", colour: take.colour, place: { x: take.x, y: take.y } };
    else if (colour !== undefined) this.held = { kind: "tile", colour, place: null };
  }

  takeScissors(): void {
    this.note = "";
    if (this.choices.discard) this.held = { kind: "scissors" };
  }

  confirm(): void {
    const { busy, legal, onact } = this.#given();
    if (!busy && this.text !== null && legal.includes(this.text)) onact(this.text);
  }

  /** Something has been done: what is tried stays over the table, everything else is put back. */
  clear(tried: boolean): void {
    if (!tried || this.held?.kind !== "patch") this.putBack();
  }

  putBack(): void {
    this.held = null;
    this.note = "";
  }
}
