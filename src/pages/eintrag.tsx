import { cropForPage } from '../../drawings/atlas/atlas.ts';
import type { SheetInput } from '../../drawings/sheets/sheet.ts';
import { beitraege } from '../content/beitraege.ts';
import type { Resolved } from '../content/declaration.ts';
import { checkRelated, eintraege, lastChange } from '../content/eintraege.ts';
import { messungFrameworks } from '../content/messung.ts';
import { sourceHints } from '../content/sources.ts';
import { turnedDate } from '../day.ts';
import { AtlasCrop } from '../features/lexikon/atlas.tsx';
import '../features/lexikon/eintrag.css';
import './entry-aside.css';
import { contentsOf, type TocItem } from '../features/toc/toc.tsx';
import { VERSUCH } from '../features/versuch/versuch.tsx';
import { absoluteUrl, SITE_NAME } from '../head/head.tsx';
import { breadcrumbList, StructuredData, writtenText } from '../head/structured-data.tsx';
import { paths, pictures } from '../paths.ts';
import { Arrow } from '../ui/arrow.tsx';
import { Breadcrumbs, trails } from '../ui/breadcrumbs.tsx';
import type { TextLink } from '../ui/text-link.ts';
import { linkedFrom, planOf } from './define/atlas.ts';
import { definePage, ofText, staticMarkup } from './define/page.ts';
import { checkTexts } from './define/check-texts.ts';
import { DrawnText } from './define/drawn-text.tsx';
import { withPrinted } from './define/versuch.tsx';

/** The measurement is named so that the build checks its file: its figures already stand in the texts. */
const needs = { eintraege, beitraege, messungFrameworks };
type Content = Resolved<typeof needs>;
type Eintrag = Content['eintraege'][number];

export default definePage({
  needs,
  check: ({ eintraege }) => [...checkRelated(eintraege), ...checkTexts(byHeading(eintraege), sheetOf)],
  hints: ({ eintraege }) => sourceHints(eintraege),
  pages(content) {
    const sorted = byHeading(content.eintraege);
    const mentions = mentionsIn(content);
    const plan = planOf(sorted);
    const bySlug = new Map(sorted.map((entry) => [entry.slug, entry]));
    return sorted.map((eintrag, index) => {
      const { slug, data } = eintrag;
      const path = paths.eintrag(slug);
      const neighbours = {
        related: data.related
          .map((other) => bySlug.get(other))
          .flatMap((other) => (other ? linkTo(other) : [])),
        mentions: mentions.get(path) ?? [],
        previous: linkTo(sorted.at(index - 1)!),
        next: linkTo(sorted[(index + 1) % sorted.length]!),
      };
      return {
        ...ofText(eintrag),
        path,
        section: 'Lexikon',
        changed: lastChange(data),
        preview: previewOf(eintrag),
        drawnAs: [
          { kind: 'sheet', path: pictures.eintrag(slug) },
          { kind: 'thumbnail', path: pictures.thumbnail(slug) },
        ],
        screen: 'article',
        data: {
          trail: staticMarkup(<Breadcrumbs trail={trails.lexikon} current={data.h1} />),
          toc: contentsWithVersuch(eintrag),
          waysOn: staticMarkup(<AtlasCrop topic={data.topic} map={cropForPage(plan, path)} />),
          article: staticMarkup(<Entry {...eintrag} drawn={sheetOf(eintrag, index, sorted)} />),
          versuch: data.versuch && withPrinted(data.versuch),
          end: staticMarkup(<EntryEnd {...eintrag} {...neighbours} />),
        },
      };
    });
  },
});

const byHeading = (eintraege: Eintrag[]) =>
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

/** The experiment is reached from the contents, behind the text's own headings. */
function contentsWithVersuch({ article, data }: Pick<Eintrag, 'article' | 'data'>): TocItem[] {
  const contents = contentsOf(article);
  if (!data.versuch || contents.length === 0) return contents;
  return [...contents, { id: VERSUCH.id, text: VERSUCH.title, level: 2 }];
}

const linkTo = ({ slug, data }: Eintrag): TextLink => ({ label: data.h1, to: paths.eintrag(slug) });

/** Which entries and posts link to an address, by address. */
function mentionsIn({ eintraege, beitraege }: Content) {
  const texts = [
    ...byHeading(eintraege).map((entry) => ({ link: linkTo(entry), article: entry.article })),
    ...beitraege.map(({ slug, data, article }) => ({
      link: { label: data.h1, to: paths.beitrag(slug) },
      article,
    })),
  ];
  const mentions = new Map<string, TextLink[]>();
  for (const { link, article } of texts) {
    for (const target of linkedFrom(article)) {
      if (target === link.to) continue;
      const earlier = mentions.get(target);
      if (earlier) earlier.push(link);
      else mentions.set(target, [link]);
    }
  }
  return mentions;
}

function Entry({ drawn, ...eintrag }: Eintrag & { drawn: SheetInput }) {
  const { slug, data } = eintrag;
  const { h1, firstP, cta } = data;
  const path = paths.eintrag(slug);
  const image = pictures.eintrag(slug);
  const changed = lastChange(data);
  const words = { headline: h1, description: firstP };
  return (
    <>
      <StructuredData
        graph={[
          ...writtenText({ type: 'Article', path, image, modified: changed, ...words }),
          breadcrumbList(trails.lexikon, h1),
        ]}
      />
      <DrawnText
        text={eintrag}
        sheet={drawn}
        image={image}
        done="zuletzt geändert"
        on={changed}
        contents={contentsWithVersuch(eintrag)}
      >
        <p className="lead lead--wide">{firstP}</p>
      </DrawnText>
      {cta && (
        <p className="eintrag__cta">
          <a className="button" href={cta.to}>
            {cta.text}
            <Arrow />
          </a>
        </p>
      )}
    </>
  );
}

type Neighbours = {
  related: TextLink[];
  /** Entries and posts whose text links here. */
  mentions: TextLink[];
  previous: TextLink;
  next: TextLink;
};

/** An entry's title block, and the way on: its neighbours, who mentions it, who vouches for it, how to cite it. */
function EntryEnd({ slug, data, related, mentions, previous, next }: Eintrag & Neighbours) {
  const { h1, checked, history } = data;
  return (
    <>
      <aside className="entry-aside roomy">
        <div>
          <h2 className="kicker">Verwandte Begriffe</h2>
          <Links items={related} />
        </div>
        {mentions.length > 0 && (
          <div>
            <h2 className="kicker">Erwähnt in</h2>
            <Links items={mentions} />
          </div>
        )}
        <div>
          <h2 className="kicker">Stand</h2>
          <p>
            {SITE_NAME}
            <br />
            Zuletzt geändert am <Day date={lastChange(data)} />
            <br />
            Geprüft am <Day date={checked} />
          </p>
          {history && (
            <details>
              <summary className="label">Was sich geändert hat</summary>
              <ol>
                {history.map(({ date, text }) => (
                  <li key={date + text}>
                    <Day date={date} className="label" />
                    {text}
                  </li>
                ))}
              </ol>
            </details>
          )}
        </div>
        <div>
          <h2 className="kicker">Zitieren</h2>
          <p>
            <cite>
              {`„${h1}“, Lexikon von ${SITE_NAME}, Stand ${turnedDate(checked)},`}{' '}
              <span className="address">{absoluteUrl(paths.eintrag(slug))}</span>
            </cite>
          </p>
          <button type="button" className="copy" data-copy="cite" aria-live="polite">
            Kopieren
          </button>
        </div>
      </aside>
      <nav className="pager" aria-label="Im Lexikon blättern">
        <a href={previous.to} rel="prev">
          <span className="label">
            <span aria-hidden="true">← </span>Vorheriger Begriff
          </span>{' '}
          {previous.label}
        </a>
        <a href={next.to} rel="next">
          <span className="label">
            Nächster Begriff
            <Arrow />
          </span>{' '}
          {next.label}
        </a>
      </nav>
    </>
  );
}

function Day({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {turnedDate(date)}
    </time>
  );
}

function Links({ items }: { items: TextLink[] }) {
  return (
    <ul className="row">
      {items.map(({ to, label }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
