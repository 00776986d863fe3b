// What the start dialog says: names on chairs, and what will happen when one presses Play.

import { called, isYou, listed, shownNames } from "../ui/names";
import { say } from "../ui/settings.svelte";
import type { BotInfo, GameInfo } from "../wire";
import { clockTold } from "./clocks";
import { playing, waits, type Choice, type Sitter } from "./start";
import { levelName } from "./words";

const botOf = (sitter: Sitter, bots: readonly BotInfo[]): BotInfo | undefined =>
  sitter.kind === "bot" ? bots.find((bot) => bot.spec === sitter.bot) : undefined;

/** Which robot sits there, for its figure. */
export const robotOf = (sitter: Sitter, bots: readonly BotInfo[]): string | null => botOf(sitter, bots)?.robot ?? null;

function personName(sitter: Sitter, chair: number, me: string): string {
  if (sitter.kind === "me") return me || say("Vous", "You");
  if (sitter.kind === "open") return say("Un ami", "A friend");
  if (sitter.kind === "person") return called(sitter.name);
  return (sitter.kind === "here" && sitter.name.trim()) || say(`Joueur ${chair + 1}`, `Player ${chair + 1}`);
}

/** What stands on each chair; two robots of a kind are told apart. */
export function chairNames(chairs: readonly Sitter[], bots: readonly BotInfo[], me: string): string[] {
  return shownNames(
    chairs.map((sitter, chair) => ({
      name: sitter.kind === "bot" ? sitter.bot : personName(sitter, chair, me),
      kind: sitter.kind === "bot" ? "bot" : "person",
      bot: sitter.kind === "bot" ? sitter.bot : null,
      robot: robotOf(sitter, bots),
      yours: sitter.kind === "me",
    })),
  );
}

/** The small word under a name: how somebody comes to sit there. */
export function under(sitter: Sitter, bots: readonly BotInfo[], name: string): string {
  switch (sitter.kind) {
    case "me":
      return isYou(name) ? "" : say("vous", "you");
    case "open":
      return say("par un lien", "by a link");
    case "person":
      return say("sur invitation", "by invitation");
    case "here":
      return say("à cet écran", "at this screen");
    case "bot": {
      const bot = botOf(sitter, bots);
      return bot ? levelName(bot).toLowerCase() : "";
    }
  }
}

/** What the button does. */
export function startWords(chairs: readonly Sitter[]): string {
  if (chairs.some((sitter) => sitter.kind === "person")) return say("Inviter", "Invite");
  if (waits(chairs)) return say("Ouvrir la table", "Open the table");
  return playing(chairs) ? say("Jouer", "Play") : say("Regarder", "Watch");
}

/** Why there can be no such table yet; empty when there can. */
export function trouble(chairs: readonly Sitter[]): string {
  if (playing(chairs) || !waits(chairs)) return "";
  return say("Asseyez-vous aussi\u00a0: vous enverrez le lien.", "Take a chair too: you will send the link.");
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function who(chairs: readonly Sitter[], names: readonly string[]): string {
  const said = chairs.map((sitter, chair) => {
    if (sitter.kind === "me") return say("vous", "you");
    return sitter.kind === "open" ? say("un ami", "a friend") : (names[chair] ?? "");
  });
  // I come first, wherever I sit.
  const mine = chairs.findIndex((sitter) => sitter.kind === "me");
  const order = mine < 0 ? said : [said[mine] ?? "", ...said.filter((_, chair) => chair !== mine)];
  const text = listed(order);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function begins(choice: Choice, names: readonly string[]): string {
  const first = choice.options["first"];
  const sitter = typeof first === "number" ? choice.chairs[first] : undefined;
  if (typeof first !== "number" || !sitter) return say("le sort dit qui commence", "who begins is drawn by lot");
  if (sitter.kind === "me") return say("vous commencez", "you begin");
  const name = sitter.kind === "open" ? say("l’ami", "the friend") : (names[first] ?? "");
  return say(`${name} commence`, `${name} begins`);
}

/** "You and Galon, no clock; who begins is drawn by lot." */
export function whatHappens(choice: Choice, game: GameInfo, names: readonly string[]): string {
  const { chairs } = choice;
  const people = who(chairs, names);
  const semicolon = say("\u00a0;", ";");
  if (!playing(chairs)) return say(`${people}\u00a0; vous regardez.`, `${people}; you watch.`);
  const friends = chairs.filter((sitter) => sitter.kind === "open").length;
  const invited = chairs.flatMap((sitter) => (sitter.kind === "person" ? [called(sitter.name)] : []));
  const time = lower(clockTold(choice.clock));
  const first = game.options.some((option) => option.name === "first") ? `${semicolon} ${begins(choice, names)}` : "";
  if (invited.length > 0) return `${people}, ${time}. ${say(`L’invitation part chez ${listed(invited)}.`, `The invitation goes to ${listed(invited)}.`)}`;
  if (friends === 0) return `${people}, ${time}${first}.`;
  const wait = friends > 1 ? say("On attend vos amis.", "We wait for your friends.") : say("On attend votre ami.", "We wait for your friend.");
  return `${people}, ${time}. ${wait}`;
}
