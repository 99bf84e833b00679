/** The glossary as a site plan: every term is a plot that is as large as others mention it; an entry shows its crop. */
import { cachedText } from '../../cache/build-cache.ts';
import { escapeXml } from '../escape-xml.ts';
import { drawingSourcesHash } from '../sources-hash.ts';
import { bottom, type Box, contains, middle, overlap, right } from '../sheets/geometry.ts';
import { lineHeight } from '../sheets/text-block.ts';
import { capHeight } from '../sheets/typefaces.ts';
import { composeAtlas, type District, GROUND, LEAST, PAD, type Plan, type Plot } from './layout.ts';

const LEGEND = 64;

/** What an entry shows of the plan. */
const CROP = { width: 304, height: 216 };

export type { Plan } from './layout.ts';
export const atlasPlan = (districts: District[]): Plan =>
  JSON.parse(
    cachedText(drawingSourcesHash, `atlas ${JSON.stringify(districts)}`, () =>
      JSON.stringify(composeAtlas(districts)),
    ),
  );

/** Not read out, and passed by on a keyboard: the list below it has the same links. `note` is handwritten. */
export function atlasForPage(plan: Plan, note: string): string {
  const { width, height, plots, streets, districts } = plan;
  return [
    `<svg viewBox="0 0 ${width} ${height + LEGEND}" aria-hidden="true">`,
    ...streets.map(({ box, links }) => street(box, links)),
    ...districts.map(
      ({ name, box: { x, y } }) => `<text class="district" x="${x}" y="${y + 17}">${escapeXml(name)}</text>`,
    ),
    ...plots.map((plot) => `<a href="${plot.href}" tabindex="-1">${drawn(plot)}</a>`),
    legend(plan, note),
    '</svg>',
  ].join('');
}

/** Around one plot, which is marked. */
export function cropForPage({ width, height, plots }: Plan, href: string): string {
  const own = plots.find((plot) => plot.href === href)!;
  const [x, y] = middle(own.box);
  const within = (start: number, end: number) => Math.round(Math.max(0, Math.min(start, end)));
  const view = {
    x: within(x - CROP.width / 2, width - CROP.width),
    // The name stands at the top of its plot, which may be higher than the crop.
    y: within(Math.min(y - CROP.height / 2, own.box.y - PAD), height - CROP.height),
    ...CROP,
  };
  const seen = plots.filter(({ box }) => overlap(box, view));
  return [
    `<svg viewBox="${view.x} ${view.y} ${view.width} ${view.height}" aria-hidden="true">`,
    ...seen.map((plot) => (plot === own ? `<g class="here">${drawn(plot, view)}</g>` : drawn(plot, view))),
    '</svg>',
  ].join('');
}

/** One mention to scale, and where north is. */
function legend({ width, height, plots }: Plan, note: string): string {
  const area = plots.reduce((sum, { box }) => sum + box.width * box.height, 0);
  const side = Math.round(Math.sqrt(area / plots.reduce((sum, { weight }) => sum + weight, 0)));
  const line = height + LEGEND - 14;
  const north = width - 16;
  return (
    `<path d="M1 ${line - side + 6}h${side}v${side}h-${side}z"/>` +
    `<text class="mentions" x="${side + 12}" y="${line - 4}">eine Nennung; jedes Grundstück beginnt mit ${GROUND}</text>` +
    `<text class="note" x="${width - 60}" y="${line - 4}" text-anchor="end">${escapeXml(note)}</text>` +
    `<path d="M${north} ${line + 10}v-44l-9 20h18l-9-20"/><text class="mentions" x="${north - 30}" y="${line - 4}">N</text>`
  );
}

function street(box: Box, links: number): string {
  const [x, y] = middle(box).map(Math.round) as [number, number];
  const isUpright = box.height > box.width;
  const axis = isUpright ? `M${x} ${box.y}V${bottom(box)}` : `M${box.x} ${y}H${right(box)}`;
  const turn = isUpright ? ` transform="rotate(-90 ${x} ${y})"` : '';
  return `<path class="axis" d="${axis}"/><text class="street" x="${x}" y="${y}"${turn}>${links} Verweise</text>`;
}

/** Where it goes on beyond the view it has an outline, and only the words that are whole. */
function drawn({ mentions, label, box }: Plot, view = box): string {
  const outline = `<path d="M${box.x} ${box.y}h${box.width}v${box.height}h-${box.width}z"/>`;
  const lettered = { ...box, width: label.width + 2 * PAD, height: label.height + 2 * PAD };
  if (!contains(view, lettered)) return outline;
  const { voice, size, lines, height } = label;
  const x = box.x + PAD;
  const top = box.y + PAD + capHeight(voice, size);
  const name = lines.map((line, index) => {
    const y = Math.round(top + index * lineHeight(label));
    return `<tspan x="${x}" y="${y}">${escapeXml(line)}</tspan>`;
  });
  const hasRoom = height + LEAST + 3 * PAD <= box.height && bottom(box) <= bottom(view);
  return (
    outline +
    `<text class="${voice}" font-size="${size}">${name.join(' ')}</text>` +
    (hasRoom ? `<text class="mentions" x="${x}" y="${bottom(box) - PAD}">${mentions}</text>` : '')
  );
}
