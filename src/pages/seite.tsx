import { sheetForPage, type SheetInput } from '../../drawings/sheets/sheet.ts';
import type { Resolved } from '../content/declaration.ts';
import { seiten } from '../content/seiten.ts';
import { checkSources, numberedSources, sourceHints } from '../content/sources.ts';
import { turnedDate } from '../day.ts';
import { Sheet } from '../features/sheet/sheet.tsx';
import { Sources } from '../features/sources/sources.tsx';
import { TocFold } from '../features/toc/toc-fold.tsx';
import { SITE_NAME } from '../head/head.tsx';
import { company, person } from '../head/identity-nodes.ts';
import { article as articleNode } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { paths, pictures } from '../paths.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { checkSheet } from './define/check-sheet.ts';
import { contentsOf } from './define/contents.ts';
import { definePage } from './define/page.ts';
import { staticMarkup } from './define/static-markup.tsx';

const needs = { seiten };
type Seite = Resolved<typeof needs>['seiten'][number];

export default definePage({
  needs,
  check: ({ seiten }) => [
    ...checkSources(seiten),
    ...seiten.flatMap((seite) => checkSheet(seite, sheetOf(seite))),
  ],
  hints: ({ seiten }) => sourceHints(seiten),
  pages: ({ seiten }) =>
    seiten.map((seite) => {
      const { slug, file, data, article } = seite;
      const path = paths.seite(slug);
      return {
        path,
        section: 'Wissen',
        changed: data.checked,
        file,
        preview: { title: data.h1, drawing: data.drawing },
        sheetPath: pictures.seite(slug),
        photos: () => article.photos,
        screen: 'article',
        data: {
          head: { title: data.title, description: data.metaDesc, path, imageAlt: data.drawing.alt },
          toc: contentsOf(article),
          article: staticMarkup(<Article {...seite} />),
        },
      };
    }),
});

const sheetOf = ({ data: { h1, drawing } }: Seite): SheetInput => ({
  title: h1,
  drawing,
  collection: 'Wissen',
});

function Article(seite: Seite) {
  const { slug, data, article, unpublished } = seite;
  const { h1, kicker, lead, checked, drawing } = data;
  const sources = numberedSources(seite);
  const contents = contentsOf(article);
  return (
    <>
      <StructuredData
        graph={[
          articleNode({
            type: 'Article',
            path: paths.seite(slug),
            headline: h1,
            description: lead,
            image: pictures.seite(slug),
            modified: checked,
          }),
          person,
          company,
        ]}
      />
      <Stamp text={unpublished} />
      <PageHeader
        isTopic
        kicker={kicker}
        title={h1}
        lead={lead}
        byline={
          <>
            {SITE_NAME} · geprüft am <time dateTime={checked}>{turnedDate(checked)}</time>
          </>
        }
      />
      <Sheet drawing={sheetForPage(sheetOf(seite))} alt={drawing.alt} picture={pictures.seite(slug)} />
      {contents.length > 0 && <TocFold items={contents} />}
      <Prose content={article.html} />
      <Sources items={sources} />
    </>
  );
}
