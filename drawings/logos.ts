/** The marks of the two products, drawn in the house's hand. */
import { escapeXml } from './escape-xml.ts';
import { area, hatch } from './kit.ts';

type Logo = {
  name: string;
  lines: readonly [string, string];
  pen: string;
  shade: string;
  solid: string;
  accent: string;
};

const LOGOS = {
  // A plumb bob over a survey mark: together they are the pin on a map.
  'local-seo-agentur': {
    name: 'Local SEO Agentur',
    lines: ['Local SEO', 'Agentur'],
    pen: 'M26 6h28M40 6v10M35 16h10v6h-10zM40 76c-11-15-20-22-20-34a20 20 0 0 1 40 0c0 12-9 19-20 34zM14 84h18M48 84h18M40 80v12',
    shade: hatch(5, [
      [40, 30],
      [47.5, 34],
      [51, 42],
      [47.5, 49.5],
      [40, 53],
      [40, 74],
      [50, 60],
      [57, 50],
      [59, 42],
      [56, 32],
      [49, 25],
      [40, 23],
    ]),
    solid: '',
    accent: 'M40 32a10 10 0 1 0 .1 0z',
  },
  // Two brackets, as in code, hold a conversation.
  'consultee-ai': {
    name: 'Consultee AI',
    lines: ['Consultee', 'AI'],
    pen: 'M30 12h-18v54h8v17l17-17M50 12h18v54h-18',
    shade: hatch(5, area([20, 66], [37, 66], [20, 83])),
    solid: 'M21 35.5h7v7h-7zM36.5 35.5h7v7h-7z',
    accent: 'M52 35.5h7v7h-7z',
  },
} satisfies Record<string, Logo>;

export type LogoName = keyof typeof LOGOS;
export const logoNames = Object.keys(LOGOS) as readonly LogoName[];

/** Width of the word beside the mark, and of an average letter for its size: in the fallback font, too. */
const WORD_WIDTH = 204;
const LETTER = 0.58;

/** For a project that has no mark yet: a sheet on which nothing is drawn but a point to start from. */
const standIn = (name: string): Logo => ({
  name,
  lines: inTwoLines(name),
  pen: 'M14 14h36l16 16v52h-52zM50 14v16h16',
  shade: hatch(5, area([50, 14], [66, 30], [50, 30])),
  solid: '',
  accent: 'M24 62h10v10h-10z',
});

/** At the space that leaves both lines as short as possible. */
function inTwoLines(name: string): readonly [string, string] {
  const words = name.split(' ');
  const breaks = words.map(
    (_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const,
  );
  return breaks.toSorted((a, b) => longestOf(a) - longestOf(b))[0]!;
}

const longestOf = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

/** A mark by its name, or the stand-in with this title. */
export function logo(name: LogoName | undefined, title: string): string {
  return print(name ? LOGOS[name] : standIn(title));
}

/** The wordmark is text, so that it stays sharp and selectable; it fits in the fallback font too. */
function print({ name: title, lines, pen, shade, solid, accent }: Logo): string {
  const [first, second] = lines.map(escapeXml);
  const size = Math.min(38, Math.floor(WORD_WIDTH / (longestOf(lines) * LETTER)));
  return (
    `<svg class="logo" viewBox="0 0 300 96" role="img" aria-label="${escapeXml(title)}">` +
    `<g fill="none" stroke="currentColor" stroke-width="2.5"><path d="${pen}"/><path stroke-width="1" d="${shade}"/></g>` +
    (solid && `<path fill="currentColor" d="${solid}"/>`) +
    `<path fill="var(--signal)" d="${accent}"/>` +
    `<text class="logo-word" fill="currentColor" font-family="var(--font-heading)" font-weight="700" font-size="${size}" x="90" y="44">${first} <tspan x="90" y="82">${second}</tspan></text></svg>`
  );
}
