// What a person has chosen for this browser: language, light or dark, sound, the log. Kept in local storage.

export type Language = "fr" | "en";
export type Theme = "light" | "dark" | "system";

interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Whether the log stands beside the board where there is room; null as long as nobody has said. */
  log: boolean | null;
}

const STORED = "mercerie.settings";

function usual(): Settings {
  return { language: navigator.language.startsWith("fr") ? "fr" : "en", theme: "system", sound: false, log: null };
}

function kept(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual(); // storage is closed or spoilt: the usual will do
  }
}

export const settings = $state<Settings>(kept());

export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // a private window: the choice lasts until it closes
  }
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
