import { z } from 'zod';
import { markdownFolder } from '../content/declaration.ts';
import { day, drawnText, text } from '../content/parts.ts';
import { checkSources } from '../content/sources.ts';
import { contentsOf } from '../features/toc/toc.tsx';
import { paths, pictures } from '../paths.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { definePage, ofText, staticMarkup } from './define/page.ts';
import { DrawnText } from './define/drawn-text.tsx';

/** Text at an address of its own, such as a guide or a case study: one file is one page. */
const seiten = markdownFolder(
  'seiten',
  z.strictObject({
    ...drawnText,
    kicker: text,
    h1: z.string().min(2).max(60),
    lead: text,
    checked: day,
  }),
  { address: paths.seite },
);

export default definePage({
  needs: { seiten },
  check: ({ seiten }) => checkSources(seiten),
  pages: ({ seiten }) =>
    seiten.map((seite) => {
      const { slug, data, article } = seite;
      const { kicker, lead, checked } = data;
      const path = paths.seite(slug);
      const image = pictures.seite(slug);
      const contents = contentsOf(article);
      const page = ofText(seite);
      return {
        ...page,
        path,
        section: 'Wissen',
        changed: checked,
        drawnAs: [{ kind: 'sheet', path: image }],
        screen: 'article',
        data: {
          toc: contents,
          header: staticMarkup(
            <PageHeader
              isTopic
              kicker={kicker}
              title={data.h1}
              lead={lead}
              unpublished={seite.unpublished}
              done="geprüft"
              on={checked}
            />,
          ),
          article: staticMarkup(
            <DrawnText
              text={seite}
              sheet={{ ...page.preview, collection: 'Wissen' }}
              image={image}
              description={lead}
              on={checked}
              contents={contents}
            />,
          ),
        },
      };
    }),
});
