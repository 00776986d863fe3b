// Paper cut with pinking shears: a zigzag above and below, as CSS clip-path so that it fits any size.

/** The teeth along a width, as a polygon; `depth` pixels deep. */
export function pinked(width: number, depth = 5): string {
  const teeth = Math.max(2, Math.round(width / (2 * depth)));
  const along = Array.from({ length: 2 * teeth + 1 }, (_, k) => ({ x: (k * 100) / (2 * teeth), out: k % 2 === 1 }));
  const top = along.map(({ x, out }) => `${x.toFixed(2)}% ${out ? "0" : `${depth / 2}px`}`);
  const bottom = along.reverse().map(({ x, out }) => `${x.toFixed(2)}% ${out ? "100%" : `calc(100% - ${depth / 2}px)`}`);
  return `polygon(${[...top, ...bottom].join(",")})`;
}
