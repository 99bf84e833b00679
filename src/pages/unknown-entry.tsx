import { eintraege } from '../content/eintraege.ts';
import { lexikon } from '../content/lexikon.ts';
import { latestDay } from '../day.ts';
import { paths } from '../paths.ts';
import { definePage } from './define/page.ts';

export default definePage({
  needs: { lexikon, eintraege },
  pages: ({ lexikon: { file, data }, eintraege }) => [
    {
      path: paths.eintrag('unbekannt'),
      notFoundBelow: paths.lexikon,
      section: 'Lexikon',
      changed: latestDay(eintraege.map(({ data }) => data.checked)),
      file,
      preview: data.preview,
      screen: 'unknown-entry',
      data: {
        head: { ...data.unknown.head, path: undefined, imageAlt: data.preview.drawing.alt },
        message: data.unknown.message,
        // For the nearest terms the names are enough.
        entries: eintraege.map(({ slug, data }) => ({ slug, heading: data.h1, intro: '' })),
      },
    },
  ],
});
