import { eintraege } from '../content/eintraege.ts';
import { lexikon } from '../content/lexikon.ts';
import { counted } from '../content/overview.ts';
import { latestDay } from '../day.ts';
import { paths } from '../paths.ts';
import { definePage } from './define/page.ts';

export default definePage({
  needs: { lexikon, eintraege },
  pages: ({ lexikon: { file, data }, eintraege }) => {
    const { head, kicker, h1, lead } = counted(data, eintraege.length);
    return [
      {
        path: paths.lexikon,
        section: 'Lexikon',
        changed: latestDay(eintraege.map(({ data }) => data.checked)),
        file,
        preview: data.preview,
        screen: 'lexikon',
        data: {
          head: { ...head, path: paths.lexikon, imageAlt: data.preview.drawing.alt },
          kicker,
          h1,
          lead,
          entries: eintraege
            .map(({ slug, data }) => ({ slug, heading: data.h1, intro: data.firstP }))
            .toSorted((a, b) => a.heading.localeCompare(b.heading, 'de')),
        },
      },
    ];
  },
});
