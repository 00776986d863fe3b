// Small sounds of the shop, made on the spot: scissors, thread, a button on wood, a knot, a bell. Silent unless wanted.

import { settings } from "./ui/settings.svelte";

export type Sound = "button" | "scissors" | "thread" | "knot" | "drop" | "bell";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.01);
}

/** What an event of a game sounds like. */
export function soundOf(event: { type: string; right?: boolean }): Sound | null {
  switch (event.type) {
    case "Bought":
    case "SewedLeather":
    case "Assembled":
      return "thread";
    case "Earned":
    case "Income":
    case "TookTile":
      return "button";
    case "TookLeather":
    case "Discarded":
    case "LeatherLost":
      return "scissors";
    case "Took":
    case "Started":
      return "button";
    case "Placed":
      return event.right ? "knot" : "drop";
    case "Finished":
      return "bell";
    default:
      return null;
  }
}

/** What happens around the game; only what others do is heard. */
export function soundOfStep(step: { kind: string; text: string }): Sound | null {
  if (step.kind === "rematch-offered") return "bell";
  if (step.kind === "rematch-answered") return step.text === "yes" ? "knot" : "drop";
  return null;
}

/** A burst of filtered noise: everything that rubs or cuts. */
function rub(audio: AudioContext, at: number, length: number, pitch: number, loud: number, slide = 1): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index++) data[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 2.5;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(pitch * slide, at + length);
  source.connect(filter).connect(fade(audio, at, length, loud));
  source.start(at);
}

/** A struck note: everything that clicks or rings. */
function strike(audio: AudioContext, at: number, length: number, pitch: number, loud: number, slide = 1): void {
  const tone = audio.createOscillator();
  tone.type = "sine";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * slide, at + length);
  tone.connect(fade(audio, at, length, loud));
  tone.start(at);
  tone.stop(at + length);
}

/** The one knob all sounds go through. */
let knob: GainNode | null = null;

function loudness(audio: AudioContext): GainNode {
  if (knob === null) {
    knob = audio.createGain();
    knob.connect(audio.destination);
  }
  // Ears hear in ratios: halfway on the slider is a quarter of the strength.
  knob.gain.value = settings.volume ** 2 * 2;
  return knob;
}

function fade(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.008, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(loudness(audio));
  return gain;
}

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  button(audio, at) {
    strike(audio, at, 0.07, 1250, 0.12, 0.7);
    strike(audio, at + 0.045, 0.06, 980, 0.06, 0.7);
  },
  scissors(audio, at) {
    rub(audio, at, 0.09, 5200, 0.14, 1.4);
    rub(audio, at + 0.1, 0.05, 7600, 0.1);
  },
  thread(audio, at) {
    for (let stitch = 0; stitch < 3; stitch++) rub(audio, at + stitch * 0.09, 0.07, 1800, 0.1, 1.8);
  },
  knot(audio, at) {
    rub(audio, at, 0.1, 1500, 0.1, 2);
    strike(audio, at + 0.09, 0.12, 660, 0.1);
    strike(audio, at + 0.17, 0.18, 880, 0.1);
  },
  drop(audio, at) {
    strike(audio, at, 0.22, 300, 0.14, 0.5);
    rub(audio, at + 0.1, 0.08, 500, 0.08);
  },
  bell(audio, at) {
    for (const [index, pitch] of [660, 880, 1100].entries()) strike(audio, at + index * 0.11, 0.5, pitch, 0.08);
  },
};
