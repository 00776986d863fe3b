// The names of what can be chosen and opened at a table.

/** What the menu can offer. */
export type Choice = "resign" | "result" | "share" | "log" | "keys" | "type" | "settings";

/** The sheets that can lie over a table, one at a time. */
export type Sheet = "menu" | "log" | "result" | "resign" | "keys" | "share" | "settings";
