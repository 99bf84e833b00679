import { describe, expect, test } from 'vitest';
import { icon, iconNames } from './icons.ts';
import { logo } from './logos.ts';
import { markupOf, pictureFile, pictureProblems } from './picture-files.ts';

const FILE = 'content/zeichnungen/probe.svg';
const svg = (inside: string) =>
  `<?xml-stylesheet href="zeichnung.css"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56">\n${inside}\n</svg>\n`;

test('what explains a file to its reader does not reach the page', () => {
  const source = svg(`
  <!-- Ein Kasten -->
  <g class="line">
    <path d="
        M0 0h9
        m0 9h9
    "/>
    <text x="1" y="2">Preise <tspan class="signal"> ab {{preis}}</tspan></text>
  </g>`);
  expect(markupOf(FILE, source, { preis: '<9 €' })).toBe(
    '<svg viewBox="0 0 56 56"><g class="line"><path d="M0 0h9m0 9h9"/>' +
      '<text x="1" y="2">Preise <tspan class="signal"> ab &lt;9 €</tspan></text></g></svg>',
  );
});

describe('what a page could not show is refused with its line', () => {
  test.each([
    ['<image href="foto.jpg"/>', /probe\.svg:3 {2}.*<image>.*Bekannt sind: svg, g/],
    ['<path d="M0 0"/>\n<g style="fill: red"/>', /:4 {2}.*„style“/],
    ['<path class="dick" d="M0 0"/>', /„dick“.*line, thin/],
    ['<path fill="#fff" d="M0 0"/>', /„#fff“.*tokens\.css/],
    ['<g>\n</svg>', /:4 {2}Hier endet <svg>, offen ist <g>/],
    ['<g>', /bleibt offen|offen ist <g>/],
    ['<path d=M0/>', /kein SVG/],
    ['Text', /Text steht nur in <text>/],
    ['<text>{{fehlt}}</text>', /{{fehlt}}/],
  ])('%s', (inside, message) => {
    expect(() => markupOf(FILE, svg(inside), {})).toThrow(message);
  });

  test('also without a size, and where there is no such file', () => {
    expect(() => markupOf(FILE, '<svg></svg>')).toThrow(/„viewBox“/);
    expect(() => pictureFile('gibt-es-nicht')).toThrow('content/zeichnungen/gibt-es-nicht.svg:1');
  });
});

test('every file can be shown, and as a file of its own it has the colours in it', () => {
  expect(pictureProblems()).toEqual([]);
  const { svg, width, height } = pictureFile('portrait');
  expect(svg).toMatch(/^<svg xmlns="/);
  expect(svg).not.toContain('var(');
  expect(width / height).toBeCloseTo(4 / 5);
});

test('an icon that is scaled down keeps its middle', () => {
  const viewBox = (scale?: number) => /viewBox="([^"]*)"/.exec(icon(iconNames[0]!, scale))?.[1];
  expect([viewBox(), viewBox(0.8), viewBox(0.5)]).toEqual(['0 0 56 56', '-7 -7 70 70', '-28 -28 112 112']);
});

test('a project without a mark has its name beside an empty sheet', () => {
  expect(logo(undefined, 'Zeit & Raum')).toMatch(
    /aria-label="Zeit &amp; Raum".*>Zeit <tspan[^>]*>&amp; Raum</,
  );
});
