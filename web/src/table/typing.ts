// Typed actions: finds the legal text that somebody means. It never invents one: the answer is in the list or nowhere.

const VERBS = /^(buy|sew|take|place)/;

/** Without spaces, capitals and the verbs that may be left out. */
const bare = (text: string): string => text.toLowerCase().replace(/\s+/g, "").replace(VERBS, "");
const squeezed = (text: string): string => text.toLowerCase().replace(/\s+/g, "");

export function findLegal(typed: string, legal: readonly string[]): string | null {
  const exact = legal.find((text) => squeezed(text) === squeezed(typed));
  return exact ?? legal.find((text) => bare(text) === bare(typed) && bare(typed) !== "") ?? null;
}

/** The first few legal texts that go on from what has been typed. */
export function suggest(typed: string, legal: readonly string[], most = 12): string[] {
  const begun = squeezed(typed);
  const going = legal.filter((text) => squeezed(text).startsWith(begun) || bare(text).startsWith(begun));
  return spread(going, begun === "" ? most : most * 2);
}

/** One of each kind of beginning first, so that the list shows what there is and not forty places of one patch. */
function spread(texts: readonly string[], most: number): string[] {
  const kinds = new Map<string, string>();
  for (const text of texts) {
    const kind = text.split(" ").slice(0, 2).join(" ");
    if (!kinds.has(kind)) kinds.set(kind, text);
  }
  const first = [...kinds.values()];
  return [...first, ...texts.filter((text) => !first.includes(text))].slice(0, most);
}
