import { expect, test } from "vitest";

import { marksOf } from "./overview";

const YEARS = ["\u22123,300,000", "1783", "1817", "1849", "1873", "1889", "1938", "1940"];
/** A figure is not wider than this at thirteen pixels. */
const FIGURE = 7.4;

for (const [width, scale] of [[360, 1], [390, 1], [360, 1.3], [470, 1]] as const) {
  test(`every year stands inside a strip of ${width} px, at ${scale} times the size`, () => {
    for (const gap of [undefined, 0, 3, YEARS.length]) {
      const shown = marksOf(YEARS, gap, width, scale).cards.filter(({ label }) => label);
      const halves = shown.map(({ label, labelX }) => ({ labelX, half: (label.length * FIGURE * scale) / 2 }));
      expect(shown.length).toBeGreaterThan(1);
      for (const { labelX, half } of halves) {
        expect(labelX - half).toBeGreaterThanOrEqual(0);
        expect(labelX + half).toBeLessThanOrEqual(width);
      }
      for (const [place, { labelX, half }] of halves.slice(1).entries()) {
        expect(labelX - half).toBeGreaterThan((halves[place]?.labelX ?? 0) + (halves[place]?.half ?? 0));
      }
    }
  });
}
