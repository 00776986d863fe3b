// What the lobby calls things: doors, robots, options and their values.

import { botName, robotName } from "../ui/robots";
import { say } from "../ui/settings.svelte";
import type { BotInfo } from "../wire";
import { NUMBERS } from "./clocks";

export type Value = string | number | boolean;

export interface DoorLook {
  game: string;
  name: string;
  /** Paint of the door, its shade, and the light behind the glass by day. */
  paint: string;
  shade: string;
  glass: string;
  line: () => string;
  minutes: number;
}

/** The four doors, from left to right. */
export const DOORS: readonly DoorLook[] = [
  {
    game: "patchwork",
    name: "Patchwork",
    paint: "#8c2f24",
    shade: "#5e1a12",
    glass: "#f3e4c6",
    line: () => say("Neuf sur neuf, à deux", "9 by 9, for two"),
    minutes: 30,
  },
  {
    game: "patchwork-express",
    name: "Express",
    paint: "#2a5a75",
    shade: "#173a4e",
    glass: "#dce8ea",
    line: () => say("Sept sur sept, à deux", "7 by 7, for two"),
    minutes: 15,
  },
  {
    game: "textile",
    name: "Textile",
    paint: "#4a6139",
    shade: "#2b3c20",
    glass: "#e9e8d3",
    line: () => say("À deux ou à quatre", "For two or four"),
    minutes: 20,
  },
  {
    game: "timeline",
    name: "Timeline",
    paint: "#33437c",
    shade: "#1d284f",
    glass: "#e4e3ef",
    line: () => say("De deux à huit", "For two to eight"),
    minutes: 15,
  },
];

export const doorOf = (game: string): DoorLook | undefined => DOORS.find((door) => door.game === game);

const LEVELS: Readonly<Record<string, readonly [string, string]>> = {
  beginner: ["Débutant", "Beginner"],
  easy: ["Facile", "Easy"],
  normal: ["Moyen", "Medium"],
  hard: ["Difficile", "Hard"],
  expert: ["Expert", "Expert"],
  quick: ["Champion rapide", "Champion, quick"],
  full: ["Champion à fond", "Champion, all out"],
};

/** How strong a robot says it is; the champion has no level, it only takes more time or less. Empty for a bot of somebody's own. */
export function levelName(bot: BotInfo): string {
  const level = LEVELS[bot.level];
  return level ? say(...level) : "";
}

/** What a robot is called; a bot of somebody's own keeps the name it was given. */
export const botTitle = (bot: BotInfo): string => (bot.robot ? robotName(bot.robot) : botName(bot.spec));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function optionName(name: string): string {
  const names: Readonly<Record<string, readonly [string, string]>> = {
    leather: ["Édition", "Edition"],
    components: ["Boîte", "Box"],
    tiles: ["Tuiles de chaque couleur", "Tiles of each colour"],
    teams: ["Équipes", "Teams"],
    deck: ["Thème", "Theme"],
    hand: ["En main", "In hand"],
    difficulty: ["Cartes en jeu", "Cards in play"],
    first: ["Qui commence", "Who begins"],
  };
  return say(...(names[name] ?? [capital(name), capital(name)]));
}

export function valueName(option: string, value: Value, players: readonly string[]): string {
  if (typeof value === "boolean") return value ? say("Deux équipes", "Two teams") : say("Chacun pour soi", "Each alone");
  if (option === "first" && typeof value === "number") return players[value] ?? String(value + 1);
  if (option === "hand" && typeof value === "number") return cards(value);
  const words = VALUES[`${option}=${value}`];
  return words ? say(...words) : capital(String(value));
}

function cards(number: number): string {
  if (number === 1) return say("Une carte", "One card");
  const [french, english] = NUMBERS[number] ?? [String(number), String(number)];
  return capital(say(`${french} cartes`, `${english} cards`));
}

const VALUES: Readonly<Record<string, readonly [string, string]>> = {
  "deck=inventions": ["Inventions", "Inventions"],
  "deck=history": ["Histoire du monde", "World history"],
  "deck=arts": ["Arts et monuments", "Arts and monuments"],
  "deck=science": ["Sciences et espace", "Science and space"],
  "deck=france": ["Histoire de France", "History of France"],
  "hand=preset": ["Selon le nombre de joueurs", "By number of players"],
  "difficulty=1": ["Les plus faciles", "The easiest"],
  "difficulty=2": ["Faciles et moyennes", "Easy and medium"],
  "difficulty=3": ["Toutes les cartes", "All the cards"],
  "first=lot": ["Au sort", "By lot"],
};
