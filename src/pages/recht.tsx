import { z } from 'zod';
import { markdownFolder } from '../content/declaration.ts';
import { day, textHead, preview, text } from '../content/parts.ts';
import { findUnnamedFields } from '../content/privacy-fields.ts';
import { contentsOf, TocFold } from '../features/toc/toc.tsx';
import { company, companyWithAddress, StructuredData } from '../head/structured-data.tsx';
import { paths } from '../paths.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';
import { definePage, staticMarkup } from './define/page.ts';

const recht = markdownFolder(
  'recht',
  // The company's name stands in the title and may be long.
  z.strictObject({ ...textHead, title: z.string().min(10).max(80), h1: text, checked: day, preview }),
);

export default definePage({
  needs: { recht },
  check: ({ recht }) => recht.filter(({ slug }) => slug === 'dsgvo').flatMap(findUnnamedFields),
  pages: ({ recht }) =>
    recht.map(({ slug, file, data, article }) => {
      const path = paths.recht(slug);
      const contents = contentsOf(article);
      return {
        path,
        section: 'Kontakt und Rechtliches',
        changed: data.checked,
        file,
        head: { title: data.title, description: data.metaDesc },
        preview: data.preview,
        photos: article.photos,
        screen: 'article',
        data: {
          toc: contents,
          article: staticMarkup(
            <>
              <StructuredData graph={[path === paths.impressum ? companyWithAddress : company]} />
              <PageHeader kicker="Rechtliches" title={data.h1} />
              {contents.length > 0 && <TocFold items={contents} />}
              <Prose content={article.html} />
            </>,
          ),
        },
      };
    }),
});
