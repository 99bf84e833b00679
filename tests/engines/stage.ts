import type { Gate } from './gate.ts';
import type { Visitor } from './visitor.ts';

/** What a journey may do to the browser and to the line; and what the console may say about it. */
export type Stage = { visitor: Visitor; gate: Gate; forgive: (expected: RegExp) => void };
export type Journeys = Record<string, (stage: Stage) => Promise<void>>;

export const WIDE = [1280, 800] as const;
/** As narrow as every engine's window becomes: MiniBrowser's toolbar needs 447 px. */
export const PHONE = [450, 844] as const;
