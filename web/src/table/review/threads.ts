// A thread for each seat: a colour, and a dash so that it is told without the colour too.

const DYES = ["madder", "indigo", "weld", "sage", "woad", "walnut", "rose", "linen"] as const;

export const DASHES: readonly string[] = ["none", "9 4", "2 4.500", "12 4 2 4", "5 5", "16 4", "1 7", "9 3 2 3 2 3"];

/** Deep by day, light at night, as the selvages. */
export const threadColour = (seat: number): string => `var(--edge-${DYES[seat % DYES.length]})`;
