// Each seat's dye, that of its token: deep enough for a letter on calico.

const DYES = ["#8c2f24", "#34457f", "#4a6139", "#7e560d", "#86394a", "#2a566f", "#3b3339", "#6f685c"] as const;

export const seatDye = (seat: number): string => DYES[seat % DYES.length] ?? DYES[0];
