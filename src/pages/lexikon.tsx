import { atlasForPage } from '../../drawings/atlas/atlas.ts';
import { eintraege, lastChange, lexikon, TOPICS } from '../content/eintraege.ts';
import { counted } from '../content/parts.ts';
import { latestDay } from '../day.ts';
import { Atlas } from '../features/lexikon/atlas.tsx';
import { itemList, StructuredData } from '../head/structured-data.tsx';
import { paths } from '../paths.ts';
import { Arrow } from '../ui/arrow.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { planOf } from './define/atlas.ts';
import { definePage, staticMarkup } from './define/page.ts';

export default definePage({
  needs: { lexikon, eintraege },
  pages: ({ lexikon: { file, data }, eintraege }) => {
    const { head, preview, kicker, h1, lead, beside, atlas } = counted(data, eintraege.length);
    const entries = eintraege
      .map(({ slug, data: { h1, firstP, topic, synonyms } }) => ({
        slug,
        heading: h1,
        intro: firstP,
        topic,
        ...(synonyms && { synonyms }),
      }))
      .toSorted((a, b) => a.heading.localeCompare(b.heading, 'de'));
    return [
      {
        path: paths.lexikon,
        section: 'Lexikon',
        changed: latestDay(eintraege.map(({ data }) => lastChange(data))),
        file,
        head,
        preview,
        screen: 'lexikon',
        data: {
          header: staticMarkup(
            <>
              <StructuredData graph={[itemList(entries.map(({ slug }) => paths.eintrag(slug)))]} />
              <div className="lexikon-kopf">
                <PageHeader kicker={kicker} title={h1} lead={lead} />
                <p className="lexikon-daneben label roomy">
                  <a href={beside.to}>
                    {beside.label}
                    <Arrow />
                  </a>
                </p>
              </div>
            </>,
          ),
          topics: TOPICS.filter((topic) => eintraege.some(({ data }) => data.topic === topic)),
          entries,
          atlas: staticMarkup(
            eintraege.length > 0 && <Atlas {...atlas} map={atlasForPage(planOf(eintraege), atlas.note)} />,
          ),
        },
      },
    ];
  },
});
