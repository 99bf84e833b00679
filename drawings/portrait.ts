/** The owner's place until there is a photo, without the plan it stands on: a head as one learns to construct it, a pencil behind the ear. */
import { area, numbers, polygon, ring } from './kit.ts';
import type { Point } from './kit.ts';
import { mix, token } from './tokens.ts';

const WIDTH = 320;
const HEIGHT = 400;
const AXIS = WIDTH / 2;

/** The cranium's circle, and the heights that a face divides into. */
const CRANIUM = { centre: [AXIS, 150] as Point, radius: 84 };
const [HAIRLINE, BROW, NOSE, CHIN] = [100, 148, 196, 244];

const JAW = 'M86 138c0 44 8 70 26 90 14 15 30 24 48 24s34-9 48-24c18-20 26-46 26-90';
const HAIR =
  'M86 148c-10-18-10-44 6-64 14-24 40-36 72-34 34 1 60 18 70 44 8 20 6 38 0 54-4-16-10-26-18-34-34 4-66-4-88-20-12 18-28 30-36 34z';
const EARS = 'M85 146c-12-6-17 6-14 20 3 16 10 24 18 22M235 146c12-6 17 6 14 20-3 16-10 24-18 22';
const GLASSES = 'M104 146h46v16q0 14-23 14t-23-14zM170 146h46v16q0 14-23 14t-23-14zM150 152q10-6 20 0';
const FACE = 'M120 159q7-6 14 0M186 159q7-6 14 0M160 166c-2 12-6 20-8 26q8 8 16 1M138 216q22 14 44-2';
const NECK = 'M130 240c2 20-2 30-10 38M190 240c-2 20 2 30 10 38';
const SHOULDERS = 'M120 278c-34 12-76 18-88 56l-12 66M200 278c34 12 76 18 88 56l12 66';
const COLLAR = 'M120 272l40 44 40-44 14 20-30 48-24-24-24 24-30-48zM160 316v84';

/** The pencil, from its point to its end. */
const PENCIL = area([262, 176], [256, 180], [206, 122], [212, 117]);

export function portraitDrawing(): string {
  const [plan, ink, line, signal] = ['plan', 'plan-ink', 'plan-line', 'signal'].map((name) => token(name));
  const levels = [HAIRLINE, BROW, NOSE, CHIN].map((y) => `M52 ${y}h216`).join('');
  const construction = `M${AXIS} 36v244${levels}`;
  // A dimension line for the thirds of the face.
  const thirds = `M288 ${HAIRLINE}V${CHIN}${[HAIRLINE, BROW, NOSE, CHIN].map((y) => `M282 ${numbers(y + 4)}l12-8`).join('')}`;
  const stroke = (data: string, colour: string, width: number, more = '') =>
    `<path stroke="${colour}" stroke-width="${width}"${more} d="${data}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    stroke(ring(CRANIUM.centre, CRANIUM.radius) + thirds, line!, 1.25) +
    stroke(construction, line!, 1.25, ' stroke-dasharray="7 5"') +
    stroke(SHOULDERS + NECK + JAW + EARS, ink!, 3) +
    stroke(HAIR, ink!, 3, ` fill="${mix(plan!, line!, 0.24)}"`) +
    stroke(COLLAR, ink!, 2.25, ` fill="${plan}"`) +
    stroke(GLASSES, ink!, 2.5) +
    stroke(FACE, ink!, 2.25) +
    stroke(polygon(...PENCIL), signal!, 2.5, ` fill="${signal}"`) +
    '</svg>'
  );
}
