// A bot in JavaScript for any of the games: it takes a legal action at random, by a generator of its own.
//
// mercerie arena textile "hasty=program:node examples/programs/hasty.mjs" greedy --games 20

import { createInterface } from "node:readline";

let state = 1;

/** Mulberry32: the same seed gives the same game. */
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const ANSWERS = {
  hello: () => ({ protocol: 1 }),
  newgame: ({ seed }) => {
    state = seed | 0;
    return {};
  },
  choose: ({ legal }) => ({ action: legal[Math.floor(random() * legal.length)] }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "quit") break;
  process.stdout.write(JSON.stringify(ANSWERS[message.type](message)) + "\n");
}
