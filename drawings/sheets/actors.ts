/** Small signs for who takes part in a sequence, told from the name. */
import { numbers, polygon, polyline, rectangle, ring } from '../svg-path.ts';
import { type Pen, weight } from './pen.ts';

type Sign = 'person' | 'window' | 'rack' | 'drum' | 'folder';

const names: [Sign, RegExp][] = [
  ['person', /^(Sie|Person|Mensch|Nutzer|Besucher|Kund|Entwickler|Redaktion|Lauscher|Absender)/],
  ['window', /^(Browser|Seite|App|Skript|Fenster|Anwendung)/],
  ['drum', /(Datenbank|speicher|Cache|Vorrat)/i],
  ['folder', /(ordner|Ablage)/i],
  ['rack', /(server|API|Registry|Gateway|Dienst|Proxy)/i],
];

export const SIGN = 30;

export function signOf(name: string): Sign | undefined {
  return names.find(([, pattern]) => pattern.test(name))?.[0];
}

/** Draws the sign in a square of `SIGN` with its top left corner at the given point. */
export function drawSign(pen: Pen, sign: Sign, x: number, y: number): void {
  pen.path(signData(sign, x, y), { stroke: 'soft', width: weight.main, fill: 'plan' });
}

function signData(sign: Sign, x: number, y: number): string {
  switch (sign) {
    case 'person':
      return `M${numbers(x + 3, y + 29)}v-3a12 12 0 0 1 24 0v3z${ring([x + 15, y + 8], 7)}`;
    case 'window':
      return polygon(...rectangle(x, y + 3, 30, 25)) + polyline([x, y + 11], [x + 30, y + 11]);
    case 'rack':
      return [2, 11, 20]
        .map(
          (top) =>
            polygon(...rectangle(x + 1, y + top, 28, 8)) +
            polyline([x + 20, y + top + 4], [x + 24, y + top + 4]),
        )
        .join('');
    case 'drum':
      return `M${numbers(x + 3, y + 6)}v18a12 5 0 0 0 24 0v-18${ring([x + 15, y + 6], 12, 5)}`;
    case 'folder':
      return polygon(
        [x, y + 4],
        [x + 11, y + 4],
        [x + 15, y + 9],
        [x + 30, y + 9],
        [x + 30, y + 28],
        [x, y + 28],
      );
  }
}
