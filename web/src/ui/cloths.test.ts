import { expect, test } from "vitest";

import { DRAFTS, woven } from "../games/textile/weave";
import { CLOTHS, clothName, LEATHER, selvage, swatch, threadOf } from "./cloth";
import { choose } from "./settings.svelte";

/** The deep dye by day: the page's own variable is for the night. */
const byDay = (colour: string): string => /#\w+/.exec(colour)?.[0] ?? colour;

test("the server draws its pictures with the page's own cloths (vitest -u writes them anew)", async () => {
  const cloths = [...CLOTHS, LEATHER].map((cloth, id) => {
    const patch = id < CLOTHS.length ? id : null;
    return { ...swatch(cloth), edge: byDay(selvage(patch)), thread: threadOf(patch) };
  });
  const tiles = DRAFTS.map((draft) => ({ threads: woven(draft), fringe: draft.warp }));

  const text = `${JSON.stringify({ cloths, tiles })}\n`;

  await expect(text).toMatchFileSnapshot("../../../src/mercerie/server/pictures/cloths.json");
});

test("the terminal calls every cloth what the page calls it (vitest -u writes them anew)", async () => {
  const names = (language: "fr" | "en"): string[] => {
    choose({ language });
    return CLOTHS.map((_, patch) => clothName(patch));
  };
  const [french, english] = [names("fr"), names("en")];
  const lines = CLOTHS.map(({ weave, dye }, patch) => JSON.stringify({ weave, dye, fr: french[patch], en: english[patch] }));

  await expect(`[\n${lines.join(",\n")}\n]\n`).toMatchFileSnapshot("../../../src/mercerie/terminal/cloths.json");
});
