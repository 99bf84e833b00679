/**
 * Pictures that stay as they are: `.svg` files in `content/zeichnungen/`, which open in a browser or an editor. What
 * the policy of the site forbids, or its styles do not know, is refused with its line.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escapeXml } from './escape-xml.ts';
import { withColours } from './tokens.ts';

const FOLDER = 'content/zeichnungen';
const root = fileURLToPath(new URL('../', import.meta.url));

const ELEMENTS = 'svg g path polygon polyline line rect circle ellipse text tspan pattern'.split(' ');
/** A sign is shown in several ways: its outline as it is, its areas hatched or filled. */
const ELEMENTS_OF_SIGN = ['svg', 'path', 'polygon'];
const ATTRIBUTES = (
  'xmlns viewBox class id aria-hidden aria-label role d points x y x1 y1 x2 y2 cx cy r rx ry width height ' +
  'transform text-anchor font-size ' +
  'font-family font-weight fill stroke stroke-width stroke-dasharray stroke-linejoin stroke-linecap patternUnits'
).split(' ');
/** Those of `src/ui/drawing.css`, and those of icons and logos. */
const CLASSES = (
  'drawing panel line thin fine dash dots signal fill fill-deep signal-fill tone note label code leader wide-only starts-lower ' +
  'icon logo logo-word'
).split(' ');

const COLOUR = /^(?:none|currentColor|url\(#[\w-]+\)|var\(--[a-z-]+\)|color-mix\([\w ,()%-]+\))$/;

/** Why a file cannot be shown; told to the owner. */
class PictureError extends Error {
  readonly file: string;
  readonly line: number;
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}  ${reason}`);
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/** Of the files in one folder, without their ending. */
export const pictureNames = (folder: string): string[] =>
  globSync('*.svg', { cwd: `${root}${FOLDER}/${folder}` })
    .map((name) => name.slice(0, -'.svg'.length))
    .toSorted();

/** As it stands in a page, without what explains it; `{{name}}` in the file becomes the value of that name. */
export const picture = (name: string, values: Record<string, string | number> = {}) => read(name, values);

function read(name: string, values?: Record<string, string | number>): string {
  const file = `${FOLDER}/${name}.svg`;
  if (!existsSync(root + file)) throw new PictureError(file, 1, 'Diese Zeichnung fehlt.');
  return markupOf(file, readFileSync(root + file, 'utf8'), values);
}

/** As a file that is handed out by itself, with the site's colours in it. */
export function pictureFile(name: string): { svg: string; width: number; height: number } {
  const svg = withColours(picture(name)).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const [, width, height] = / viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)!;
  return { svg, width: Number(width), height: Number(height) };
}

/** Those that are shown without being named in the content. */
const NEEDED = [
  'favicon',
  'leeres-blatt',
  'ohne-logo',
  'portrait',
  'projekte/allgemein',
  'seitenkopf/allgemein',
  'seitenkopf/home',
];

/** What is wrong with any of the files. */
export function pictureProblems(): { file: string; line: number; message: string }[] {
  const found = globSync('**/*.svg', { cwd: root + FOLDER }).map((name) => name.slice(0, -'.svg'.length));
  return [...new Set([...NEEDED, ...found])].flatMap((name) => {
    try {
      read(name);
      return [];
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      return [{ file: error.file, line: error.line, message: error.reason }];
    }
  });
}

/** A comment or an instruction, a tag, or text. */
const PIECE = /<!--[^]*?-->|<\?[^]*?\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|[^<]+/y;

export function markupOf(file: string, source: string, values?: Record<string, string | number>): string {
  const elements = file.startsWith(`${FOLDER}/zeichen/`) ? ELEMENTS_OF_SIGN : ELEMENTS;
  const open: string[] = [];
  let markup = '';
  const fail = (at: number, reason: string): never => {
    throw new PictureError(file, source.slice(0, at).split('\n').length, reason);
  };
  for (let at = 0; at < source.length;) {
    PIECE.lastIndex = at;
    const found = PIECE.exec(source) ?? fail(at, 'Ab hier ist das kein SVG.');
    const [piece, closing, element, attributes, selfClosing] = found;
    if (element === undefined) {
      const isText = !piece.startsWith('<');
      if (isText && open.includes('text')) markup += piece;
      else if (isText && piece.trim()) fail(at, 'Text steht nur in <text>.');
    } else if (closing) {
      const last = open.pop();
      if (last !== element) fail(at, `Hier endet <${element}>, offen ist ${last ? `<${last}>` : 'nichts'}.`);
      markup += piece;
    } else {
      if (!elements.includes(element))
        fail(at, `Das Element <${element}> geht hier nicht. Bekannt sind: ${elements.join(', ')}.`);
      markup += `<${element}${attributesOf(attributes!, (reason) => fail(at, reason))}${selfClosing}>`;
      if (!selfClosing) open.push(element);
    }
    at += piece.length;
  }
  if (open.length > 0) fail(source.length, `<${open.at(-1)}> bleibt offen.`);
  if (!/^<svg [^>]*viewBox="[\d.-]+ [\d.-]+ [\d.]+ [\d.]+"/.test(markup))
    fail(0, 'Am Anfang steht <svg> mit „viewBox“.');
  return values ? filled(markup, values, (reason) => fail(0, reason)) : markup;
}

function attributesOf(source: string, fail: (reason: string) => never): string {
  return [...source.matchAll(/([\w:-]+)="([^"]*)"/g)]
    .map(([, name, value]) => {
      if (!ATTRIBUTES.includes(name!)) fail(`Das Attribut „${name}“ gibt es auf dieser Website nicht.`);
      const unknown = name === 'class' && value!.split(' ').find((each) => !CLASSES.includes(each));
      if (unknown)
        fail(`Die Klasse „${unknown}“ kennen die Stile nicht. Bekannt sind: ${CLASSES.join(', ')}.`);
      if ((name === 'fill' || name === 'stroke') && !COLOUR.test(value!))
        fail(`„${value}“: Eine Farbe steht als var(--plan-ink) da, wie sie in src/styles/tokens.css heißt.`);
      // Long path data is broken into lines for whoever reads the file.
      return name === 'xmlns' ? '' : ` ${name}="${name === 'd' ? value!.replace(/\s*\n\s*/g, '') : value}"`;
    })
    .join('');
}

const filled = (
  markup: string,
  values: Record<string, string | number>,
  fail: (reason: string) => never,
): string =>
  markup.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    name in values ? escapeXml(String(values[name])) : fail(`Für ${placeholder} gibt es keinen Wert.`),
  );
