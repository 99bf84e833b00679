/** The picture on a project's card: the idea of its large drawing, without words. */
import { boxes, box, disc, spaceAt, trace } from './iso.ts';
import { arrow, group, ring, stroke } from './kit.ts';
import { pin } from './landmarks.ts';
import type { ProjectName } from './projects.ts';
import { mix, token } from './tokens.ts';

export const PROJECT_PICTURE = { width: 400, height: 190 } as const;

/** A town, and how far the shop in its middle is found. */
function town(): string {
  const board = spaceAt([200, 20]);
  const [side, middle] = [150, 75];
  const blocks = [
    [8, 8],
    [58, 8],
    [108, 58],
    [8, 108],
    [58, 108],
    [108, 8],
  ].map(([x = 0, y = 0]) => ({ x, y, width: 34, depth: 34, height: 7 }));
  const streets = [50, 100].map(
    (at) => trace(board, [at, 0], [at, side]) + trace(board, [0, at], [side, at]),
  );
  const others = [board(26, 76), board(126, 126)].map((at) => pin(at, 7)).join('');
  return (
    group('line', box(board, { x: 0, y: 0, z: -8, width: side, depth: side, height: 8 })) +
    group('fine', stroke(streets.join('')), boxes(board, blocks)) +
    group('dash signal', stroke(disc(board, middle, middle, 0, 62))) +
    group('thin', stroke(others, 'fill-deep')) +
    group(
      'signal late',
      stroke(disc(board, middle, middle, 0, 26) + pin(board(middle, middle), 15), 'fill-deep'),
    )
  );
}

/** A question, the page that answers it, and the bell for a person. */
function conversation(): string {
  return (
    group(
      'thin',
      stroke('M38 38h76l20 20v116h-96zM114 38v20h20', 'fill'),
      stroke('M176 26h150v44h-14v14l-18-14h-118z', 'fill-deep'),
      stroke('M176 104h186v66h-186v-20l-22-4 22-14z', 'fill'),
    ) +
    group(
      'fine',
      stroke('M52 76h66M52 92h66M52 124h66M52 140h40M192 42h104M192 54h60M192 120h146M192 134h96'),
    ) +
    group(
      'signal late',
      stroke(`M52 108h66${arrow([118, 108], [146, 108])}`),
      stroke('M192 146h74v14h-74z', 'fill-deep'),
      stroke(`M326 166a12 12 0 0 1 24 0zM338 154v-4${ring([338, 147], 2.5)}`, 'signal-fill'),
    )
  );
}

const PICTURES = { 'local-seo-agentur': town, 'consultee-ai': conversation } satisfies Record<
  ProjectName,
  () => string
>;

const PLAN = token('plan');
const [INK, LINE, SIGNAL] = ['plan-ink', 'plan-line', 'signal'].map((name) => token(name));

/** The pens of src/ui/drawing.css, for a picture that is a file of its own. */
const PENS: Record<string, Record<string, string | undefined>> = {
  line: { stroke: INK, 'stroke-width': '1.6' },
  thin: { stroke: INK, 'stroke-width': '1.1' },
  fine: { stroke: LINE },
  dash: { 'stroke-dasharray': '5 4' },
  signal: { stroke: SIGNAL, 'stroke-width': '1.5' },
  fill: { fill: mix(PLAN, LINE!, 0.14) },
  'fill-deep': { fill: token('plan-deep') },
  'signal-fill': { fill: SIGNAL },
};

const attributesOf = (classes: string) =>
  Object.entries(Object.assign({}, ...classes.split(' ').map((name) => PENS[name])))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** Below the fold of the home page: a file, so that the document need not carry it. */
export function projectPicture(name: ProjectName): string {
  const { width, height } = PROJECT_PICTURE;
  const drawn = PICTURES[name]().replace(/ class="([^"]*)"/g, (_, classes: string) => attributesOf(classes));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">${drawn}</svg>`;
}
