/** The colours of `src/styles/tokens.css`, for what is drawn where no browser resolves them. */
import { readFileSync } from 'node:fs';

export type Scheme = 'light' | 'dark';

const source = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const values = new Map(
  [...source.matchAll(/^ *--([a-z-]+): ([^;]+);/gm)].map(([, name, value]) => [name!, value!]),
);

/** A token as `#rrggbb`. It may be a literal, another token, or one for each scheme. */
export function token(name: string, scheme: Scheme = 'light'): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`tokens.css has no colour --${name}.`);
  return resolve(value, scheme);
}

function resolve(value: string, scheme: Scheme): string {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  if (light && dark) return resolve(scheme === 'light' ? light : dark, scheme);
  const [, other] = /^var\(--([a-z-]+)\)$/.exec(value) ?? [];
  if (other) return token(other, scheme);
  if (!/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`tokens.css: ${value} is no colour that can be drawn with.`);
  return value;
}

/** The paper in both schemes: browsers colour their own bars with it. */
export const themeColors = { light: token('paper', 'light'), dark: token('paper', 'dark') };

/** A tone between two colours: `share` of the second one. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + (target[index]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Markup in which every colour is one of the tokens or a mixture of two, as `#rrggbb`: no browser resolves them in a file of its own. */
export const withColours = (markup: string): string =>
  markup
    .replace(
      /color-mix\(in srgb, var\(--([a-z-]+)\), var\(--([a-z-]+)\) (\d+)%\)/g,
      (_, from: string, to: string, share: string) => mix(token(from), token(to), Number(share) / 100),
    )
    .replace(/var\(--([a-z-]+)\)/g, (_, name: string) => token(name));

export type Rgb = readonly [red: number, green: number, blue: number];

export function channels(colour: string): Rgb {
  const at = (index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}
