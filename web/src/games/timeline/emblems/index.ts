// All emblems by name.

import { ARTS } from "./arts";
import { CLOTH } from "./cloth";
import { DEEDS } from "./deeds";
import { DEVICES } from "./devices";
import { HOME } from "./home";
import type { Emblem } from "./pen";
import { POWER } from "./power";
import { SCIENCE } from "./science";
import { TRAVEL } from "./travel";

export type { Emblem } from "./pen";

const ALL = { ...CLOTH, ...TRAVEL, ...HOME, ...ARTS, ...POWER, ...DEEDS, ...SCIENCE, ...DEVICES };

export type EmblemName = keyof typeof ALL;

export const EMBLEMS: Readonly<Record<EmblemName, Emblem>> = ALL;
