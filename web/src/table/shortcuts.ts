// The keys of the table itself; each board has its own besides.

export type Shortcut = "keys" | "undo" | "hint" | "type";

const KEYS: Readonly<Record<string, Shortcut>> = { "?": "keys", u: "undo", h: "hint", t: "type" };

/** What a key asks of the table; nothing where somebody writes, or where a dialog is open. */
export function shortcutOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">, target: Element | null): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}
