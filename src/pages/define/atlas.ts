import { atlasPlan, type Plan } from '../../../drawings/atlas/atlas.ts';
import { eintraege, TOPICS } from '../../content/eintraege.ts';
import type { Resolved } from '../../content/declaration.ts';
import { paths } from '../../paths.ts';

type Eintrag = Resolved<{ eintraege: typeof eintraege }>['eintraege'][number];

/** The glossary as a plan: every topic is a district. */
export function planOf(eintraege: Eintrag[]): Plan {
  const districts = TOPICS.map((name) => ({
    name,
    terms: eintraege
      .filter(({ data }) => data.topic === name)
      .map(({ slug, data, article }) => ({
        href: paths.eintrag(slug),
        name: data.h1,
        links: linkedFrom(article),
      })),
  }));
  return atlasPlan(districts.filter(({ terms }) => terms.length > 0));
}

/** Addresses that a text links to, each once. */
export const linkedFrom = ({ links }: { links: { href: string }[] }): string[] => [
  ...new Set(links.map(({ href }) => href.split('#', 1)[0]!)),
];
