// What can be done, in words: for the list of the game in words, and for whoever explains an action's text.

import { count, say } from "../../ui/settings.svelte";
import type { textile } from "../../wire";
import { COLOURS, readChoices } from "./notation";
import { turns, whereWords } from "./places";
import { lyingWords, piecesOf } from "./sewing";
import { a, colourName } from "./words";

/** « Prendre une tuile sauge à gauche de la tuile craie ». */
export function takeWords(verb: string, colour: string, place: string): string {
  const dye = colourName(COLOURS.findIndex((name) => name === colour)) || colour;
  if (verb === "start") return say(`Commencer par une tuile ${dye}`, `Start with ${a(dye)} tile`);
  const where = place && ` ${place}`;
  return say(`Prendre une tuile ${dye}${where}`, `Take ${a(dye)} tile${where}`);
}

function seamsOf(found: textile.SeamOutlook | undefined): string {
  if (!found) return "";
  return ` (${count(found.seams, say("couture", "seam"), say("coutures", "seams"))}, ${count(found.points, "point", "points")})`;
}

/** Every legal text and what it means; no two sound alike. */
export function deedWords(legal: readonly string[], view: textile.View, outlooks: Readonly<Record<string, unknown>>): { text: string; words: string }[] {
  const { assemblies } = readChoices(legal);
  const patch = view.patches[view.turn] ?? [];
  const cloth = view.sewn.flatMap((piece) => piece.tiles);
  const pieces = piecesOf(patch, assemblies);
  return legal.map((text) => {
    const at = assemblies.findIndex((one) => one.text === text);
    const [assembly, piece] = [assemblies[at], pieces[at]];
    if (assembly && piece) {
      const others = pieces.filter((_, k) => assemblies[k]?.quarters === assembly.quarters);
      return { text, words: `${say("Coudre votre pièce", "Sew your patch on")}${turns(assembly.quarters)}, ${lyingWords(piece, cloth, others)}${seamsOf(outlooks[text] as textile.SeamOutlook | undefined)}` };
    }
    const [verb = "", colour = ""] = text.split(" ");
    return { text, words: verb === "discard" ? say("Jeter votre pièce", "Discard your patch") : takeWords(verb, colour, whereWords(text, view)) };
  });
}
