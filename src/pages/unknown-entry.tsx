import { picture } from '../../drawings/picture-files.ts';
import { eintraege, lastChange, lexikon } from '../content/eintraege.ts';
import { latestDay } from '../day.ts';
import { paths } from '../paths.ts';
import { definePage } from './define/page.ts';

/**
 * One document answers for all unknown slugs, so it names one address. Not the overview's: search engines
 * may carry a `noindex` over to the page that a canonical link names.
 */
const PLACE = { path: paths.eintrag('unbekannt'), notFoundBelow: paths.lexikon };

export default definePage({
  needs: { lexikon, eintraege },
  pages: ({ lexikon: { file, data }, eintraege }) => [
    {
      ...PLACE,
      section: 'Lexikon',
      changed: latestDay(eintraege.map(({ data }) => lastChange(data))),
      file,
      preview: data.preview,
      screen: 'unknown-entry',
      data: {
        head: { ...data.unknown.head, ...PLACE, imageAlt: data.preview.drawing.alt },
        message: data.unknown.message,
        drawing: { print: () => picture('leeres-blatt') },
        // For the nearest terms the names are enough.
        entries: eintraege.map(({ slug, data: { h1, synonyms } }) => ({
          slug,
          heading: h1,
          ...(synonyms && { synonyms }),
        })),
      },
    },
  ],
});
