// What a hand at Textile sounds like: the tile or the patch it holds, where that would lie, and what it would bring.

import { count, say } from "../../ui/settings.svelte";
import { hearing, hearNote } from "../hearing.svelte";
import type { Tile } from "./geometry";
import type { Hand } from "./hand.svelte";
import type { Cell } from "./notation";
import { placeWords } from "./places";
import { lyingWords, piecesOf } from "./sewing";
import { colourName, whatToAim } from "./words";

/** Something in hand at one moment. */
export type Grasp =
  | { kind: "tile"; colour: number; place: Cell | null; patch: readonly Tile[]; places: number; starts: boolean }
  | { kind: "patch"; quarters: number; tiles: number; where: string; seams: number; points: number; fits: boolean; trying: boolean }
  | { kind: "scissors" };

/** Parts of one sentence, some of which may be sentences themselves. */
const join = (...parts: readonly string[]): string => `${parts.filter(Boolean).map((part) => part.replace(/\.$/, "")).join(say("\u00a0; ", "; "))}.`;

function whereTile(now: Grasp & { kind: "tile" }): string {
  if (now.place) return placeWords(now.place, now.patch);
  return now.places > 0 ? count(now.places, say("place, flèches pour choisir", "place, arrows choose"), say("places, flèches pour choisir", "places, arrows choose")) : whatToAim("tile", false, now.starts);
}

function worth({ seams, points, tiles, fits, trying }: Grasp & { kind: "patch" }): string {
  if (trying) return fits ? say("à l’essai", "just trying") : say("à l’essai, là il y a déjà une tuile", "just trying, there is a tile there already");
  if (!fits) return say("pas de place dans ce sens", "no place this way round");
  return say(`${count(seams, "couture", "coutures")} × ${tiles} = ${count(points, "point", "points")}`, `${count(seams, "seam", "seams")} × ${tiles} = ${count(points, "point", "points")}`);
}

export function liftedWords(now: Grasp): string {
  if (now.kind === "scissors") return `${whatToAim("scissors", false, false)} ${say("Entrée confirme.", "Enter confirms.")}`;
  if (now.kind === "patch") return join(say("Votre pièce, en main", "Your patch, held"), now.where, worth(now));
  return join(say(`Une tuile ${colourName(now.colour)}, en main`, `${colourName(now.colour)} tile, held`), whereTile(now));
}

export function changedWords(before: Grasp, now: Grasp): string {
  if (now.kind === "patch" && before.kind === "patch") {
    const turned = before.quarters !== now.quarters ? say("tournée", "turned") : "";
    const words = join(turned, now.where, worth(now));
    return turned || words !== join(before.where, worth(before)) ? words : "";
  }
  if (now.kind === "tile" && before.kind === "tile") return whereTile(before) === whereTile(now) ? "" : join(whereTile(now));
  return "";
}

export const putBackWords = (before: Grasp): string =>
  before.kind === "tile" ? say("Tuile reposée.", "Tile put back.") : before.kind === "patch" ? say("Pièce reposée.", "Patch put back.") : say("Pièce gardée.", "Patch kept.");

const sameThing = (before: Grasp, now: Grasp): boolean =>
  before.kind === now.kind && (before.kind !== "tile" || now.kind !== "tile" || before.colour === now.colour);

export function graspOf(hand: Hand): Grasp | null {
  switch (hand.held?.kind) {
    case "tile":
      return { kind: "tile", colour: hand.held.colour, place: hand.held.place, patch: hand.patch, places: hand.places.length, starts: hand.choices.starts };
    case "patch": {
      const { seams = 0, points = 0 } = hand.outlook ?? {};
      const { quarters } = hand.held;
      const others = hand.trying || !hand.fits ? null : piecesOf(hand.patch, hand.choices.assemblies.filter((one) => one.quarters === quarters));
      return { kind: "patch", quarters, tiles: hand.ghost.length, where: lyingWords(hand.ghost, hand.cloth, others), seams, points, fits: hand.fits, trying: hand.trying };
    }
    case "scissors":
      return { kind: "scissors" };
    default:
      return null;
  }
}

/** Say what becomes of what is in hand, as long as the board is there. What leaves it at another `moment` was played. */
export function hearHand(hand: Hand, moment: () => string): void {
  let liftedAt = "";
  hearing(() => graspOf(hand), () => liftedAt === moment(), {
    same: sameThing,
    lifted: (now) => {
      liftedAt = moment();
      return liftedWords(now);
    },
    changed: changedWords,
    putBack: putBackWords,
  });
  hearNote(() => hand.note);
}
