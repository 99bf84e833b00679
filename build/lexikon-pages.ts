import type { LexikonLink } from '../src/features/lexikon/schriftfeld.tsx';
import { pathOf } from '../src/routes.ts';
import type { Content } from './content/load.ts';
import { page, type Page } from './page.ts';
import { sheetPath } from './sheet-paths.ts';

/** The entries with everything that only the whole glossary knows: neighbours and mentions. */
export function lexikonPages({ lexikon, blog, site }: Content): Page[] {
  const sorted = lexikon.toSorted((a, b) => a.data.h1.localeCompare(b.data.h1, 'de'));
  const entryLink = (slug: string): LexikonLink => ({
    path: pathOf('eintrag', slug),
    label: lexikon.find((entry) => entry.slug === slug)?.data.h1 ?? slug,
  });
  const texts = [
    ...sorted.map(({ slug, article }) => ({ link: entryLink(slug), article })),
    ...blog.map(({ slug, data, article }) => ({
      link: { path: pathOf('beitrag', slug), label: data.h1 },
      article,
    })),
  ];
  const author = `${site.owner.firstName} ${site.owner.lastName}`;

  return sorted.map(({ slug, data, article }, index) => {
    const path = pathOf('eintrag', slug);
    const checked = germanDate(data.checked);
    return page('eintrag', path, data.checked, {
      path,
      head: { title: data.title, description: data.metaDesc },
      h1: data.h1,
      firstP: data.firstP,
      sheet: { src: sheetPath('lexikon', slug), alt: data.drawing.alt },
      body: article.html,
      ...(data.cta && { cta: { label: data.cta.text, to: data.cta.to } }),
      checked,
      related: data.related.map(entryLink),
      mentions: texts
        .filter(
          ({ link, article: { links } }) => link.path !== path && links.some(({ href }) => href === path),
        )
        .map(({ link }) => link),
      citation: `„${data.h1}“, Lexikon von ${author}, Stand ${checked}, ${site.origin}${path.slice(1)}`,
      previous: entryLink(sorted.at(index - 1)!.slug),
      next: entryLink(sorted[(index + 1) % sorted.length]!.slug),
    });
  });
}

const germanDate = (iso: string) => iso.split('-').toReversed().join('.');
