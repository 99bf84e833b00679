/** Where everything lies on the plan of the glossary: a town is cut in two again and again, down to its plots. */
import { type Box, down, firstThatFits } from '../sheets/geometry.ts';
import { fit, settings, type TextBlock } from '../sheets/text-block.ts';
import { widthOf } from '../sheets/typefaces.ts';

export type Term = {
  href: string;
  name: string;
  /** Addresses of what its text links to. */
  links: string[];
};
export type District = { name: string; terms: Term[] };

type Claim = Term & {
  mentions: number;
  weight: number;
  /** Its name in the smallest lettering. */ least: TextBlock[];
};
type Part = District & { claims: Claim[]; weight: number };
type Street = { box: Box; links: number };
type Layout<Plot> = { plots: Plot[]; streets: Street[]; districts: { name: string; box: Box }[] };
type Laid = Layout<Claim & { box: Box }> & { badness: number };
export type Plot = Claim & { box: Box; label: TextBlock };
export type Plan = Layout<Plot> & { width: number; height: number };

/** Smallest lettering: 12.6 px where the plan is 1116 px wide, the narrowest. */
export const LEAST = 14;
export const PAD = 7;
const WIDTH = 1240;
/** A plot that nobody mentions is as large as so many mentions: its name needs room. */
export const GROUND = 6;
/** 44 px for a finger where the plan is smallest. */
const TARGET = 49;
const ALLEY = 4;
/** The name of a district, above its plots. */
const SIGN = 26;
/** Of a name that finds no room: worse than any shape. */
const MISFIT = 1e6;

export function composeAtlas(districts: District[]): Plan {
  const all = districts.flatMap(({ terms }) => terms);
  const parts = districts.map(({ name, terms }): Part => {
    const claims = terms.map((term) => claimOf(term, linksBetween(all, [term])));
    return { name, terms, weight: sum(claims), claims: claims.toSorted((a, b) => b.weight - a.weight) };
  });
  // Ever more ground, until every name has room on its plot.
  for (let unit = 700; ; unit *= 1.04) {
    const height = Math.round((sum(parts) * unit) / WIDTH);
    const { badness, plots, ...rest } = divided(
      parts,
      { x: 0, y: 0, width: WIDTH, height },
      acrossStreet,
      asDistrict,
    );
    if (badness < MISFIT) return { ...rest, plots: plots.map(lettered), width: WIDTH, height };
  }
}

const sum = (items: { weight: number }[]) => items.reduce((total, { weight }) => total + weight, 0);

function linksBetween(from: Term[], to: Term[]): number {
  const addresses = new Set(to.map(({ href }) => href));
  return from.flatMap(({ href, links }) => links.filter((link) => link !== href && addresses.has(link)))
    .length;
}

const claimOf = (term: Term, mentions: number): Claim => ({
  ...term,
  mentions,
  weight: GROUND + mentions,
  least: settings({ voice: 'text', size: LEAST }, term.name, 3),
});

type Gap = { width: number; streets: (box: Box) => Street[] };

/** In halves of about the same weight, side by side or one above the other: whichever leaves the better plots. */
function divided<Item extends { weight: number }>(
  items: Item[],
  box: Box,
  gapOf: (some: Item[], others: Item[]) => Gap,
  settle: (item: Item, box: Box) => Laid,
): Laid {
  if (items.length === 1) return settle(items[0]!, box);
  const whole = sum(items);
  const lean = items.slice(1).map((_, index) => Math.abs(sum(items.slice(0, index + 1)) - whole / 2));
  const middle = lean.indexOf(Math.min(...lean)) + 1;
  const [some, others] = [items.slice(0, middle), items.slice(middle)];
  const { width, streets } = gapOf(some, others);
  const share = sum(some) / whole;
  const ways = [sideBySide(box, share, width), sideBySide(turned(box), share, width).map(turned)];
  const [one, other] = ways.map(([first, gap, second]): Laid => {
    const a = divided(some, first!, gapOf, settle);
    const b = divided(others, second!, gapOf, settle);
    return {
      plots: [...a.plots, ...b.plots],
      streets: [...streets(gap!), ...a.streets, ...b.streets],
      districts: [...a.districts, ...b.districts],
      badness: a.badness + b.badness,
    };
  });
  return one!.badness < other!.badness ? one! : other!;
}

function sideBySide({ x, y, width, height }: Box, share: number, gap: number): Box[] {
  const first = Math.round((width - gap) * share);
  return [
    { x, y, width: first, height },
    { x: x + first, y, width: gap, height },
    { x: x + first + gap, y, width: width - first - gap, height },
  ];
}

const turned = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });

/** A street is as wide as links cross it. */
function acrossStreet(some: Part[], others: Part[]): Gap {
  const [here, there] = [some.flatMap(({ terms }) => terms), others.flatMap(({ terms }) => terms)];
  const links = linksBetween(here, there) + linksBetween(there, here);
  return { width: Math.round(20 + links / 16), streets: (box) => [{ box, links }] };
}

function asDistrict({ name, claims }: Part, box: Box): Laid {
  const ground = { ...box, y: box.y + SIGN, height: box.height - SIGN };
  const laid = divided(claims, ground, () => ({ width: ALLEY, streets: () => [] }), asPlot);
  const badness = widthOf('code', 18, name) <= box.width ? ill(box) * claims.length : MISFIT;
  return { ...laid, districts: [{ name, box }], badness: laid.badness + badness };
}

function asPlot(claim: Claim, box: Box): Laid {
  const { width, height } = box;
  const isRoomy = Math.min(width, height) >= TARGET && claim.least.some((block) => fitsIn(block, box));
  return { plots: [{ ...claim, box }], streets: [], districts: [], badness: isRoomy ? ill(box) : MISFIT };
}

/** The less it is like a square, the more. */
const ill = ({ width, height }: Box) => Math.max(width / height, height / width) ** 2;

const fitsIn = (block: TextBlock, { width, height }: Box) =>
  block.width + 2 * PAD <= width && block.height + 2 * PAD <= height;

/** The more mentions, the larger the name, as far as it fits. */
function lettered(plot: Claim & { box: Box }): Plot {
  const { name, weight, least, box } = plot;
  const label = firstThatFits(down(Math.round(7 * Math.sqrt(weight)), LEAST + 1), (size) => {
    const block = fit({ voice: 'heading', size }, name, box.width - 2 * PAD, 3);
    return block && fitsIn(block, box) ? block : undefined;
  });
  return { ...plot, label: label ?? least.find((block) => fitsIn(block, box))! };
}
