import { z } from 'zod';
import { FIELD_NAMES, FIELDS } from '../../contract/message-rules.ts';
import { markdownFolder, type Problem } from '../content/declaration.ts';
import { day, textHead, preview, text } from '../content/parts.ts';
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
          header: staticMarkup(<PageHeader kicker="Rechtliches" title={data.h1} />),
          article: staticMarkup(
            <>
              <StructuredData graph={[path === paths.impressum ? companyWithAddress : company]} />
              {contents.length > 0 && <TocFold items={contents} />}
              <Prose content={article.html} />
            </>,
          ),
        },
      };
    }),
});

const FORM = 'Kontaktformular';

/** Whoever asks visitors for something says so: each field of the form stands in the privacy policy. */
export function findUnnamedFields({ file, article }: { file: string; article: { html: string } }): Problem[] {
  const headingOf = (part: string) => part.slice(0, part.indexOf('</h2>'));
  const section = article.html.split('<h2').find((part) => headingOf(part).includes(FORM)) ?? '';
  return FIELD_NAMES.filter((name) => !section.includes(FIELDS[name].label)).map((name) => {
    const message = `Der Abschnitt „${FORM}“ nennt das Feld „${FIELDS[name].label}“ nicht, nach dem das Formular fragt (${name} in contract/message-rules.ts).`;
    return { file, message };
  });
}
