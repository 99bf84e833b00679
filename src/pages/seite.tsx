import { z } from 'zod';
import { drawingSchema } from '../../drawings/drawing-schema.ts';
import type { SheetInput } from '../../drawings/sheets/sheet.ts';
import { markdownFolder, type Resolved } from '../content/declaration.ts';
import { day, draft, flatHead, text } from '../content/parts.ts';
import { sourceHints, sources } from '../content/sources.ts';
import { contentsOf } from '../features/toc/toc.tsx';
import { StructuredData, writtenText } from '../head/structured-data.tsx';
import { paths, pictures } from '../paths.ts';
import { definePage, ofText, staticMarkup } from './define/page.ts';
import { checkTexts } from './define/check-texts.ts';
import { DrawnText } from './define/drawn-text.tsx';

/** Text at an address of its own, such as a guide or a case study: one file is one page. */
const seiten = markdownFolder(
  'seiten',
  z.strictObject({
    ...flatHead,
    kicker: text,
    h1: z.string().min(2).max(60),
    lead: text,
    checked: day,
    draft,
    sources,
    drawing: drawingSchema,
  }),
  { address: paths.seite },
);

const needs = { seiten };
type Seite = Resolved<typeof needs>['seiten'][number];

export default definePage({
  needs,
  check: ({ seiten }) => checkTexts(seiten, sheetOf),
  // A page about our own offer has nothing to cite; one that cites is reminded like an entry.
  hints: ({ seiten }) => sourceHints(seiten.filter(({ data }) => data.sources)),
  pages: ({ seiten }) =>
    seiten.map((seite) => {
      const { slug, data, article } = seite;
      const { h1, kicker, lead, checked } = data;
      const path = paths.seite(slug);
      const image = pictures.seite(slug);
      const contents = contentsOf(article);
      const words = { headline: h1, description: lead };
      return {
        ...ofText(seite),
        path,
        section: 'Wissen',
        changed: checked,
        drawnAs: [{ kind: 'sheet', path: image }],
        screen: 'article',
        data: {
          toc: contents,
          article: staticMarkup(
            <>
              <StructuredData
                graph={writtenText({ type: 'Article', path, image, modified: checked, ...words })}
              />
              <DrawnText
                text={seite}
                sheet={sheetOf(seite)}
                image={image}
                kicker={kicker}
                lead={lead}
                done="geprüft"
                on={checked}
                contents={contents}
              />
            </>,
          ),
        },
      };
    }),
});

const sheetOf = ({ data: { h1, drawing } }: Seite): SheetInput => ({
  title: h1,
  drawing,
  collection: 'Wissen',
});
