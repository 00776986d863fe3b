// Where a table's game can be looked at again.

/** The replay, with the analysis open if asked for; those who watched take their link along. */
export function replayPath(table: string, watch: string | null, review = false): string {
  const asked = [...(review ? ["review"] : []), ...(watch ? [`watch=${encodeURIComponent(watch)}`] : [])];
  return `/replay/${table}${asked.length > 0 ? `?${asked.join("&")}` : ""}`;
}
