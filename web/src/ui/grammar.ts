// Small words that hang on others.

import { count } from "./settings.svelte";

/** The noun alone, where the number is shown by other means: « 0 point », “0 points”. */
export const noun = (number: number, one: string, many: string): string => count(number, one, many).slice(String(number).length + 1);
