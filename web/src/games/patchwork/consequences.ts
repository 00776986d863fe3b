// What an outlook says, in words: the lines of the slip, the labels under the tape, the sum beside the purse.

import { count, say } from "../../ui/settings.svelte";
import type { patchwork, SeatInfo } from "../../wire";

export interface Line {
  icon: "button" | "time" | "leather" | "rosette" | "token";
  text: string;
  value: string;
}
export interface Label {
  space: number;
  text: string;
}

const eventsOf = (outlook: patchwork.PatchOutlook): patchwork.Event[] => outlook.events;
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A number with a true minus sign. */
export const figure = (number: number): string => String(number).replace("-", "−");

function line(event: patchwork.Event): Line | null {
  switch (event.type) {
    case "Bought":
      return { icon: "button", text: say("payer", "pay"), value: signed(-event.cost || 0).replace("+0", "0") };
    case "Moved":
      return { icon: "time", text: say(`temps, ${event.start} à ${event.end}`, `time, ${event.start} to ${event.end}`), value: signed(event.end - event.start) };
    case "Earned":
      return { icon: "button", text: say("cases parcourues", "spaces moved"), value: signed(event.buttons) };
    case "Income":
      return { icon: "button", text: say(`revenu au ${event.mark}`, `income at ${event.mark}`), value: signed(event.buttons) };
    case "TookLeather":
      return { icon: "leather", text: say("cuir à poser", "leather to sew"), value: "1" };
    case "LeatherLost":
      return { icon: "leather", text: say("cuir perdu, plus de place", "leather lost, no room"), value: "−1" };
    case "TookTile":
      return { icon: "rosette", text: say("le carré est plein", "the square is full"), value: signed(event.points) };
    default:
      return null;
  }
}

/** In the order one meets them: the journey's marks by their space. */
function order(event: patchwork.Event): number {
  if (event.type === "Income") return event.mark;
  return event.type === "TookLeather" ? event.space : event.type === "LeatherLost" ? Infinity : -1;
}

export const linesOf = (outlook: patchwork.PatchOutlook): Line[] =>
  [...eventsOf(outlook)].sort((a, b) => (order(a) === order(b) ? 0 : order(a) - order(b))).map(line).filter((found) => found !== null);

/** Who plays after that. Leather is sewn at once, before anything else. */
export function nextOf(outlook: patchwork.PatchOutlook, seats: readonly SeatInfo[], me: number): string {
  if (outlook.next === null) return say("puis la partie est finie", "then the game is over");
  if (outlook.next !== me || !seats[me]?.yours) {
    const name = seats[outlook.next]?.name ?? "";
    return say(`puis c’est à ${name}`, `then it is ${name}’s turn`);
  }
  const leather = eventsOf(outlook).some((event) => event.type === "TookLeather");
  return leather ? say("puis vous posez le cuir", "then you sew the leather") : say("puis encore à vous", "then you again");
}

/** The same under the tape, where there is little room. */
export function nextShort(outlook: patchwork.PatchOutlook, seats: readonly SeatInfo[], me: number): string {
  if (outlook.next === null) return say("puis la fin", "then the end");
  if (outlook.next !== me || !seats[me]?.yours) return say(`puis ${seats[outlook.next]?.name ?? ""}`, `then ${seats[outlook.next]?.name ?? ""}`);
  return say("puis vous", "then you");
}

export function labelsOf(outlook: patchwork.PatchOutlook): Label[] {
  const found = eventsOf(outlook).flatMap((event): Label[] => {
    if (event.type === "TookLeather") return [{ space: event.space, text: say("un cuir", "leather") }];
    if (event.type === "Income") return [{ space: event.mark, text: `+${count(event.buttons, say("bouton", "button"), say("boutons", "buttons"))}` }];
    return [];
  });
  return found.sort((a, b) => a.space - b.space);
}

/** « 2 cases, 2 boutons, un cuir » : what advancing brings. */
export function summary(outlook: patchwork.PatchOutlook): string {
  const parts = eventsOf(outlook).map((event) => {
    if (event.type === "Moved") return count(event.end - event.start, say("case", "space"), say("cases", "spaces"));
    if (event.type === "Earned") return `+${count(event.buttons, say("bouton", "button"), say("boutons", "buttons"))}`;
    if (event.type === "Income") return say(`revenu ${event.buttons}`, `income ${event.buttons}`);
    return event.type === "TookLeather" ? say("un cuir", "leather") : "";
  });
  return parts.filter(Boolean).join(", ");
}

/** « 7 − 5, puis + 9 » : how the purse comes to its new sum. */
export function sum(outlook: patchwork.PatchOutlook, buttons: number): string {
  let [text, gains] = [String(buttons), 0];
  for (const event of eventsOf(outlook)) {
    if (event.type === "Bought" && event.cost) text += ` − ${event.cost}`;
    if (event.type === "Earned") text += ` + ${event.buttons}`;
    if (event.type === "Income") gains += event.buttons;
  }
  return gains ? text + say(`, puis + ${gains}`, `, then + ${gains}`) : text;
}

/** What has to be paid at once. */
export const priceOf = (outlook: patchwork.PatchOutlook): number =>
  eventsOf(outlook).reduce((paid, event) => paid + (event.type === "Bought" ? event.cost : 0), 0);
