import { eintraege, TOPICS } from '../content/eintraege.ts';
import { lastChange } from '../content/history.ts';
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
        changed: latestDay(eintraege.map(({ data }) => lastChange(data))),
        file,
        preview: data.preview,
        screen: 'lexikon',
        data: {
          head: { ...head, path: paths.lexikon, imageAlt: data.preview.drawing.alt },
          kicker,
          h1,
          lead,
          beside: data.beside,
          topics: TOPICS.filter((topic) => eintraege.some(({ data }) => data.topic === topic)),
          entries: eintraege
            .map(({ slug, data: { h1, firstP, topic, synonyms } }) => ({
              slug,
              heading: h1,
              intro: firstP,
              topic,
              ...(synonyms && { synonyms }),
            }))
            .toSorted((a, b) => a.heading.localeCompare(b.heading, 'de')),
        },
      },
    ];
  },
});
