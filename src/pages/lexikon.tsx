import { atlasForPage } from '../../drawings/atlas/atlas.ts';
import { eintraege, lastChange, lexikon, TOPICS } from '../content/eintraege.ts';
import { counted } from '../content/parts.ts';
import { latestDay } from '../day.ts';
import { Atlas } from '../features/lexikon/atlas.tsx';
import { itemList, StructuredData } from '../head/structured-data.tsx';
import { paths } from '../paths.ts';
import { Arrow } from '../ui/arrow.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { TextLink } from '../ui/text-link.ts';
import { planOf } from './define/atlas.ts';
import { definePage, staticMarkup } from './define/page.ts';

export default definePage({
  needs: { lexikon, eintraege },
  pages: ({ lexikon: { file, data }, eintraege }) => {
    const { head, ...heading } = counted(data, eintraege.length);
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
        preview: data.preview,
        screen: 'lexikon',
        data: {
          header: staticMarkup(
            <Header {...heading} beside={data.beside} slugs={entries.map(({ slug }) => slug)} />,
          ),
          topics: TOPICS.filter((topic) => eintraege.some(({ data }) => data.topic === topic)),
          entries,
          atlas: staticMarkup(
            eintraege.length > 0 && (
              <Atlas {...data.atlas} map={atlasForPage(planOf(eintraege), data.atlas.note)} />
            ),
          ),
        },
      },
    ];
  },
});

type HeaderProps = { kicker: string; h1: string; lead: string; beside: TextLink; slugs: string[] };

function Header({ kicker, h1, lead, beside, slugs }: HeaderProps) {
  return (
    <>
      <StructuredData graph={[itemList(slugs.map(paths.eintrag))]} />
      <div className="lexikon-kopf">
        <PageHeader kicker={kicker} title={h1} lead={lead} />
        <p className="lexikon-daneben label roomy">
          <a href={beside.to}>
            {beside.label}
            <Arrow />
          </a>
        </p>
      </div>
    </>
  );
}
