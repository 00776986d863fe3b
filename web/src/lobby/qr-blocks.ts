// The bytes of a QR code: the text in its blocks, each with Reed-Solomon check bytes over GF(256), interleaved.

/** Level M, by version: blocks, data bytes in a block, check bytes in a block. */
const SIZES = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;

export function checked(text: Uint8Array): { version: number; bytes: number[] } {
  // Mode and length take 12 bits.
  const index = SIZES.findIndex(([blocks, data]) => blocks * data - 2 >= text.length);
  const size = SIZES[index];
  if (!size) throw new RangeError(`A text of ${text.length} bytes is too long for a code of ours`);
  const [blocks, data, checks] = size;
  const filled = fill(text, blocks * data);
  const parts = Array.from({ length: blocks }, (_, block) => filled.slice(block * data, (block + 1) * data));
  const bytes = [...interleaved(parts), ...interleaved(parts.map((part) => remainder(part, checks)))];
  return { version: index + 1, bytes };
}

/** Mode 0100, the length, the text, 0000, then padding: shifting by half a byte does it. */
function fill(text: Uint8Array, length: number): number[] {
  const nibbles = [4, text.length >> 4, text.length & 15, ...[...text].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const bytes = Array.from({ length: nibbles.length / 2 }, (_, i) => ((nibbles[2 * i] ?? 0) << 4) | (nibbles[2 * i + 1] ?? 0));
  for (let pad = 0xec; bytes.length < length; pad ^= 0xec ^ 0x11) bytes.push(pad);
  return bytes;
}

function interleaved(parts: readonly number[][]): number[] {
  return (parts[0] ?? []).flatMap((_, i) => parts.map((part) => part[i] ?? 0));
}

const EXP: number[] = [1];
for (let i = 1; i < 255; i += 1) {
  const double = (EXP[i - 1] ?? 0) << 1;
  EXP.push(double > 255 ? double ^ 0x11d : double);
}
const LOG = new Map(EXP.map((value, power) => [value, power]));

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[((LOG.get(a) ?? 0) + (LOG.get(b) ?? 0)) % 255] ?? 0);
}

/** (x - 1)(x - 2)(x - 4)…, without its leading 1. */
function generator(degree: number): number[] {
  let product = [1];
  for (let root = 0; root < degree; root += 1) {
    const by = EXP[root] ?? 0;
    product = [...product, 0].map((value, i) => value ^ times(product[i - 1] ?? 0, by));
  }
  return product.slice(1);
}

function remainder(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, i) => value ^ times(divisor[i] ?? 0, factor));
  }
  return rest;
}
