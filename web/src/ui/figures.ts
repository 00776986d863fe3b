// The robots' drawings, apart from their names: a page that only names them does not fetch these.

const drawings = import.meta.glob<string>("../../../src/mercerie/bots/figures/*.svg", { query: "?raw", import: "default", eager: true });

/** What is inside the drawings, by robot: several may stand on one page, so they have no ids of their own. */
const FIGURES: Readonly<Record<string, { box: string; inside: string }>> = Object.fromEntries(
  Object.entries(drawings).map(([path, text]) => [
    path.replace(/^.*\/|\.svg$/g, ""),
    { box: /viewBox="([^"]*)"/.exec(text)?.[1] ?? "", inside: text.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "") },
  ]),
);

/** A robot's drawing; a tin with a key for a bot that is none of the seven. */
export const figureOf = (robot: string | null): { box: string; inside: string } =>
  FIGURES[robot ?? "tin"] ?? FIGURES["tin"] ?? { box: "0 0 1 1", inside: "" };
