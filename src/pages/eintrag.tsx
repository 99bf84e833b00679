import { sheetForPage, type SheetInput } from '../../drawings/sheets/sheet.ts';
import { beitraege } from '../content/beitraege.ts';
import type { Resolved } from '../content/declaration.ts';
import { eintraege } from '../content/eintraege.ts';
import { checkLexikon, lexikonHints } from '../content/lexikon-rules.ts';
import { checkRelated } from '../content/related.ts';
import { checkSources, numberedSources, sourceHints } from '../content/sources.ts';
import { turnedDate } from '../day.ts';
import { type LexikonLink, EntryAside } from '../features/lexikon/entry-aside.tsx';
import { Sources } from '../features/sources/sources.tsx';
import { Sheet } from '../features/sheet/sheet.tsx';
import { absoluteUrl, SITE_NAME } from '../head/head.tsx';
import { breadcrumbList, definedTerm, termPage } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { paths, pictures } from '../paths.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';
import { definePage } from './define/page.ts';
import { checkSheet } from './define/check-sheet.ts';
import { still } from './define/still.tsx';

const needs = { eintraege, beitraege };
type Content = Resolved<typeof needs>;
type Eintrag = Content['eintraege'][number];

const trail = [
  { label: 'Home', to: paths.home },
  { label: 'Lexikon', to: paths.lexikon },
];

export default definePage({
  needs,
  check: ({ eintraege }) => [
    ...checkRelated(eintraege),
    ...checkLexikon(eintraege),
    ...inOrder(eintraege).flatMap((entry, index) => checkSheet(entry, sheetOf(entry, index, eintraege))),
    ...checkSources(eintraege),
  ],
  hints: ({ eintraege }) => [...lexikonHints(eintraege), ...sourceHints(eintraege)],
  pages(content) {
    const sorted = inOrder(content.eintraege);
    const mentionsOf = mentionsIn(content);
    return sorted.map((eintrag, index) => {
      const { slug, file, data } = eintrag;
      const path = paths.eintrag(slug);
      const neighbours = {
        related: data.related.map((other) => linkTo(sorted.find((entry) => entry.slug === other)!)),
        mentionsOf,
        previous: linkTo(sorted.at(index - 1)!),
        next: linkTo(sorted[(index + 1) % sorted.length]!),
      };
      return {
        path,
        section: 'Lexikon',
        changed: data.checked,
        file,
        preview: previewOf(eintrag),
        sheetPath: pictures.eintrag(slug),
        motifPath: pictures.motif(slug),
        screen: 'text',
        data: {
          head: { title: data.title, description: data.metaDesc, path, imageAlt: data.drawing.alt },
          body: still(<Entry {...eintrag} {...neighbours} drawn={sheetOf(eintrag, index, sorted)} />),
        },
      };
    });
  },
});

const inOrder = (eintraege: Eintrag[]) =>
  eintraege.toSorted((a, b) => a.data.h1.localeCompare(b.data.h1, 'de'));

const previewOf = ({ data: { h1, drawing, brand } }: Eintrag) => ({
  title: h1,
  drawing,
  ...(brand && { brand }),
});

function sheetOf(eintrag: Eintrag, index: number, { length }: Eintrag[]): SheetInput {
  const number = String(index + 1).padStart(String(length).length, '0');
  return { ...previewOf(eintrag), collection: 'Lexikon', sheet: `Blatt ${number}/${length}` };
}

const linkTo = ({ slug, data }: Eintrag): LexikonLink => ({ path: paths.eintrag(slug), label: data.h1 });

/** Which entries and posts link to an address, by address: found out when the first page is printed. */
function mentionsIn(content: Content) {
  let mentions: Map<string, LexikonLink[]> | undefined;
  return (path: string) => (mentions ??= findMentions(content)).get(path) ?? [];
}

function findMentions({ eintraege, beitraege }: Content) {
  const texts = [
    ...inOrder(eintraege).map((entry) => ({ link: linkTo(entry), article: entry.article })),
    ...beitraege.map(({ slug, data, article }) => ({
      link: { path: paths.beitrag(slug), label: data.h1 },
      article,
    })),
  ];
  const mentions = new Map<string, LexikonLink[]>();
  for (const { link, article } of texts) {
    for (const target of new Set(article.links.map(({ href }) => href))) {
      if (target !== link.path) mentions.set(target, [...(mentions.get(target) ?? []), link]);
    }
  }
  return mentions;
}

type EntryProps = Eintrag & {
  related: LexikonLink[];
  mentionsOf: (path: string) => LexikonLink[];
  previous: LexikonLink;
  next: LexikonLink;
  drawn: SheetInput;
};

function Entry({ slug, data, article, related, mentionsOf, previous, next, drawn }: EntryProps) {
  const { h1, firstP, cta, drawing } = data;
  const path = paths.eintrag(slug);
  const sheet = { src: pictures.eintrag(slug), alt: drawing.alt };
  const checked = turnedDate(data.checked);
  const sources = numberedSources({ data, article });
  const citation = `„${h1}“, Lexikon von ${SITE_NAME}, Stand ${checked}, ${absoluteUrl(path)}`;
  return (
    <div className="page">
      <StructuredData
        graph={[
          definedTerm({ path, h1, firstP, sheet }, paths.lexikon),
          termPage({ path, h1, checked: data.checked, sources }),
          breadcrumbList(trail, h1),
        ]}
      />
      <Breadcrumbs trail={trail} current={h1} />
      <div className="eintrag">
        <article>
          <PageHeader title={h1} />
          <Sheet drawing={sheetForPage(drawn)} alt={drawing.alt} picture={sheet.src} />
          <p className="lead lead--wide">{firstP}</p>
          <Prose content={article.html} />
          <Sources items={sources} />
          {cta && (
            <p className="eintrag__cta">
              <a className="button" href={cta.to}>
                {cta.text} <span aria-hidden="true">→</span>
              </a>
            </p>
          )}
        </article>
        <EntryAside checked={checked} related={related} mentions={mentionsOf(path)} citation={citation} />
      </div>
      <nav className="pager" aria-label="Im Lexikon blättern">
        <a href={previous.path} rel="prev">
          ← {previous.label}
        </a>
        <a href={next.path} rel="next">
          {next.label} →
        </a>
      </nav>
    </div>
  );
}
