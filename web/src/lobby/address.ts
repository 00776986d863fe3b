// Links of ours that people paste: the whole address or only its path.

/** The path to go to, or null if it is no link to a table of this shop. */
export function tablePath(text: string, origin: string = location.origin): string | null {
  let address: URL;
  try {
    address = new URL(text.trim(), origin);
  } catch {
    return null;
  }
  const ours = address.origin === origin && /^\/[jtw]\/[\w-]+$/.test(address.pathname);
  return ours ? address.pathname + address.search : null;
}
