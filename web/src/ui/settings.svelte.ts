// What a person has chosen for this browser: language, light or dark, sound, sizes, pace, the log. Kept in local storage.

export type Language = "fr" | "en";
export type Theme = "light" | "dark" | "system";

/** How quickly what others do is shown; none shows the result at once. */
export type Pace = "calm" | "brisk" | "none";

export type TextSize = 1 | 1.15 | 1.3;

interface Settings {
  language: Language;
  theme: Theme;
  /** Null as long as nobody has said: silent, and asked once. */
  sound: boolean | null;
  /** The table where that was asked: at no other it is asked again. */
  soundAsked: string | null;
  /** How loud, from 0 to 1. */
  volume: number;
  /** How large words are: a factor. */
  text: TextSize;
  /** Whether a chosen place waits for the tick; without, it is played when the hand lets go. */
  confirm: boolean;
  pace: Pace;
  /** Whether the log stands beside the board where there is room; null as long as nobody has said. */
  log: boolean | null;
}

const STORED = "mercerie.settings";

function usual(): Settings {
  return { language: navigator.language.startsWith("fr") ? "fr" : "en", theme: "system", sound: null, soundAsked: null, volume: 0.7, text: 1, confirm: true, pace: "calm", log: null };
}

function kept(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual(); // storage is closed or spoilt: the usual will do
  }
}

export const settings = $state<Settings>(kept());

// What is chosen in another tab holds here at once.
globalThis.addEventListener?.("storage", (event) => void (event.key === STORED && Object.assign(settings, kept())));

export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // a private window: the choice lasts until it closes
  }
}

/** Whether this is the table to ask about sounds at: the first one somebody sits at, as long as there is no answer. */
export function asksForSound(table: string): boolean {
  return settings.sound === null && (settings.soundAsked ?? table) === table;
}

/** The words for the reader's language. Used inside templates and $derived it follows a change of language. */
export function say(french: string, english: string): string {
  return settings.language === "fr" ? french : english;
}

/** A number with its noun: French has no plural below two. */
export function count(number: number, one: string, many: string): string {
  const single = settings.language === "fr" ? Math.abs(number) < 2 : Math.abs(number) === 1;
  return `${number} ${single ? one : many}`;
}
