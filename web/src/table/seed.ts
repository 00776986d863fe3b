// Whether the luck was kept as promised: the fingerprint told before the first action is that of the seed told at the end.

/** Null where the browser cannot tell: it only computes fingerprints on pages it trusts. */
export async function isKept(table: string, seed: string, commitment: string): Promise<boolean | null> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(`${table} ${seed}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment;
}
