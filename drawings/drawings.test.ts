import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { heroDrawing, heroNames } from './heroes.ts';
import { icon, iconNames } from './icons.ts';
import { spaceAt } from './iso.ts';
import { HERO, hatch, numbers, polyline } from './kit.ts';
import type { Polygon } from './kit.ts';
import { logo, logoNames } from './logos.ts';
import { LEFT_END, PANEL, RIGHT_START } from './panel.ts';
import { projectPicture } from './project-pictures.ts';
import { projectDrawing, projectNames } from './projects.ts';

/** With the ones for a page that names none. */
const heroes = [...heroNames, undefined].map((name): [string, string] => [
  name ?? 'stand-in',
  heroDrawing(name),
]);
const panels = [...projectNames, undefined].map((name): [string, string] => [
  name ?? 'stand-in',
  projectDrawing(name),
]);
const pictures = projectNames.map((name): [string, string] => [`${name} on its card`, projectPicture(name)]);
const logos = [...logoNames, undefined].map((name): [string, string] => [
  name ?? 'stand-in',
  logo(name, 'Ein Projekt ohne Zeichen'),
]);
const all = [
  ...heroes,
  ...panels,
  ...pictures,
  ...iconNames.map((name): [string, string] => [name, icon(name)]),
  ...logos,
];
const styles = readFileSync(new URL('../src/ui/drawing.css', import.meta.url), 'utf8');

type Lettering = { text: string; attributes: Map<string, string>; classes: string[]; group: number };

/** Reads the markup as XML: throws where it is not well-formed, returns the lettering it found. */
function read(svg: string): Lettering[] {
  const open: { name: string; classes: string[] }[] = [];
  const found: Lettering[] = [];
  let group = -1;
  const token = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>|([^<>]+)/gy;
  for (const match of svg.matchAll(token)) {
    const [, closing, name = '', source = '', selfClosing, text] = match;
    if (text !== undefined) {
      const lettering = found.at(-1);
      if (!lettering || !open.some((element) => element.name === 'text'))
        throw new Error(`stray text: ${text}`);
      lettering.text += text;
    } else if (closing) {
      const last = open.pop();
      if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name}>`);
    } else {
      const attributes = new Map(
        [...source.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      );
      const classes = [...(open.at(-1)?.classes ?? []), ...(attributes.get('class')?.split(' ') ?? [])];
      if (name === 'g' && open.length === 1) group += 1;
      if (name === 'text') found.push({ text: '', attributes, classes, group });
      if (!selfClosing) open.push({ name, classes });
    }
  }
  const consumed = [...svg.matchAll(token)].reduce((length, match) => length + match[0].length, 0);
  if (consumed !== svg.length) throw new Error(`not markup: ${svg.slice(consumed, consumed + 40)}`);
  if (open.length > 0) throw new Error(`<${open[0]?.name}> stays open`);
  return found;
}

/** Where a line of lettering lies at the larger of its two sizes, estimated a little wide. */
function extent({ text, attributes, classes }: Lettering) {
  const size = !classes.includes('wide-only') ? 21.5 : classes.includes('note') ? 19 : 16;
  const width = text.length * size * (classes.includes('note') ? 0.55 : 0.6);
  const before = { start: 0, middle: 0.5, end: 1 }[attributes.get('text-anchor') ?? 'start'] ?? 0;
  const turned = attributes.get('transform')?.match(/^translate\((-?[\d.]+)[ ,]?(-?[\d.]+)\)rotate\(-90\)$/);
  const [x, y] = (turned ? turned.slice(1) : [attributes.get('x'), attributes.get('y')]).map(Number) as [
    number,
    number,
  ];
  const [ascent, descent] = [size * 0.8, size * 0.25];
  return turned
    ? { left: x - ascent, right: x + descent, top: y - width * (1 - before), bottom: y + width * before }
    : { left: x - width * before, right: x + width * (1 - before), top: y - ascent, bottom: y + descent };
}

describe.each(all)('%s', (_name, svg) => {
  test('is well-formed', () => {
    expect(() => read(svg)).not.toThrow();
  });

  test('needs no inline style, which the content security policy would refuse', () => {
    expect(svg).not.toMatch(/\sstyle=|<style/);
  });

  test('spends no byte on a second decimal', () => {
    expect(svg).not.toMatch(/\.\d\d/);
  });
});

test('a page shows one large drawing: only those have ids, and none of them twice', () => {
  const idsOf = (svg: string) => [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  for (const [, drawing] of [...heroes, ...panels]) {
    expect(new Set(idsOf(drawing)).size).toBe(idsOf(drawing).length);
  }
  const small = [
    ...iconNames.map((name) => icon(name)),
    ...logos.map(([, svg]) => svg),
    ...pictures.map(([, svg]) => svg),
  ];
  expect(small.flatMap(idsOf)).toEqual([]);
});

test('an icon that is scaled down keeps its middle', () => {
  const viewBox = (scale?: number) => /viewBox="([^"]*)"/.exec(icon('lupe', scale))?.[1];
  expect([viewBox(), viewBox(0.8), viewBox(0.5)]).toEqual(['0 0 56 56', '-7 -7 70 70', '-28 -28 112 112']);
});

describe.each(heroes)('hero %s', (_name, svg) => {
  test('stays within its budget', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(9_000);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2_500);
  });

  test('keeps its lettering inside, on a phone too', () => {
    const lettering = read(svg);
    expect(lettering.length).toBeGreaterThan(0);
    for (const line of lettering) {
      const { left, right, top, bottom } = extent(line);
      const outside = left < -4 || top < -4 || right > HERO.width + 4 || bottom > HERO.height + 4;
      expect(outside, line.text).toBe(false);
    }
  });
});

describe.each(panels)('panel %s', (_name, svg) => {
  test('stays within its budget', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(10_000);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2_600);
  });

  test('keeps the lettering of each half in its half, where a phone shows it', () => {
    const lettering = read(svg);
    expect(new Set(lettering.map(({ group }) => group))).toEqual(new Set([0, 1]));
    for (const line of lettering) {
      const { left, right, top, bottom } = extent(line);
      const [from, to] = line.group === 0 ? [0, LEFT_END] : [RIGHT_START, PANEL.width];
      const outside = left < from || top < 0 || right > to || bottom > PANEL.height;
      expect(outside, line.text).toBe(false);
    }
  });
});

test('the styles stack the halves of a panel without a gap in sight or an overlap', () => {
  const ratio =
    styles
      .match(/aspect-ratio: (\d+) \/ (\d+);/)
      ?.slice(1)
      .map(Number) ?? [];
  const [across = 0, down = 0] = ratio;
  const height = (PANEL.width * down) / across;
  const frameTop = (PANEL.height - height) / 2;
  const [first, last] = [
    ...styles.matchAll(/scale\(([\d.]+)\) translate(?:Y\(|\((-?[\d.]+)px, )(-?[\d.]+)px\)/g),
  ].map(([, scale, x = 0, y]) => {
    const place = (at: number, shift: number): number => (at + shift) * Number(scale);
    return {
      left: (from: number) => place(from, Number(x)),
      top: place(0, Number(y)),
      bottom: place(PANEL.height, Number(y)),
    };
  });
  if (!first || !last) throw new Error('the transforms of the halves are missing');
  expect(first.left(0)).toBe(0);
  expect(first.left(LEFT_END)).toBeCloseTo(PANEL.width, -1);
  expect(last.left(RIGHT_START)).toBe(0);
  expect(last.left(PANEL.width)).toBeLessThanOrEqual(PANEL.width);
  expect(first.top).toBeGreaterThanOrEqual(frameTop);
  expect(last.top - first.bottom).toBeGreaterThan(0);
  expect(last.top - first.bottom).toBeLessThan(PANEL.height / 4);
  expect(last.bottom).toBeLessThanOrEqual(frameTop + height);
});

describe.each([...heroes, ...panels])('drawing %s', (_name, svg) => {
  test('uses only classes that the styles know', () => {
    const classes = new Set(
      [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    for (const name of classes) expect(styles).toMatch(new RegExp(`\\.${name}\\b`));
  });

  test('is silent for assistive technology', () => {
    expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/);
  });
});

test.each(logos)('the logo %s has a name', (_name, svg) => {
  expect(svg).toMatch(/role="img" aria-label="[^"]+"/);
});

describe('the kit', () => {
  test('writes numbers as short as path data allows', () => {
    expect(numbers(0.5, -0.6, 12.04)).toBe('.5-.5 12');
    expect(polyline([0, 0], [10, 0], [10, 5.5], [4, 1])).toBe('M0 0h10v5.5l-6-4.5');
  });

  test('keeps hatching inside its area and out of holes', () => {
    const area: Polygon = [
      [0, 0],
      [60, 0],
      [60, 40],
      [0, 40],
    ];
    const hole: Polygon = [
      [20, 10],
      [40, 10],
      [40, 30],
      [20, 30],
    ];
    let [x, y] = [0, 0];
    const middles: [number, number][] = [];
    for (const [, mx, my, run] of hatch(6, area, hole).matchAll(
      /[Mm](-?[\d.]+?) ?(-?[\d.]+)l(-?[\d.]+?)(?:-|$| )[\d.]+/g,
    )) {
      [x, y] = [x + Number(mx), y + Number(my)];
      middles.push([x + Number(run) / 2, y - Number(run) / 2]);
      [x, y] = [x + Number(run), y - Number(run)];
    }
    expect(middles.length).toBeGreaterThan(10);
    for (const [mx, my] of middles) {
      expect(mx > 0 && mx < 60 && my > 0 && my < 40).toBe(true);
      expect(mx > 20 && mx < 40 && my > 10 && my < 30).toBe(false);
    }
  });

  test('projects isometrically: all three axes keep their length', () => {
    const space = spaceAt([0, 0]);
    // Corners lie on whole units: a hundredth is as exact as it gets.
    for (const [x, y] of [space(200, 0, 0), space(0, 200, 0), space(0, 0, 200)])
      expect(Math.hypot(x, y) / 200).toBeCloseTo(1, 2);
  });
});
