import { z } from 'zod';
import { cropForPage } from '../../drawings/atlas/atlas.ts';
import { beitraege } from '../content/beitraege.ts';
import { type Resolved, yamlFile } from '../content/declaration.ts';
import { checkRelated, eintraege, lastChange } from '../content/eintraege.ts';
import { text } from '../content/parts.ts';
import { checkSources } from '../content/sources.ts';
import { turnedDate } from '../day.ts';
import { AtlasCrop } from '../features/lexikon/atlas.tsx';
import './eintrag.css';
import { contentsOf, type TocItem } from '../features/toc/toc.tsx';
import { VERSUCH } from '../features/versuch/versuch.tsx';
import { absoluteUrl, SITE_NAME } from '../head/head.tsx';
import { breadcrumbList } from '../head/structured-data.tsx';
import { paths, pictures } from '../paths.ts';
import { Arrow } from '../ui/arrow.tsx';
import { Breadcrumbs, trails } from '../ui/breadcrumbs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { TextLink } from '../ui/text-link.ts';
import { linkedFrom, planOf } from './define/atlas.ts';
import { definePage, ofText, staticMarkup } from './define/page.ts';
import { DrawnText } from './define/drawn-text.tsx';
import { printedVersuch } from './define/versuch.tsx';

const count = z.int().nonnegative();
const framework = z.strictObject({ version: text, reihe: text, werkzeug: text, kb: count, gzip: count });

/** What `npm run measure -- frameworks` weighed, in KB of 1,000 bytes; the texts name it as `{{messung.react.kb}}`. */
const messung = yamlFile('messung-frameworks.yaml', z.object({ monat: text }).catchall(framework));

/** The measurement is named so that the build checks its file: its figures already stand in the texts. */
const needs = { eintraege, beitraege, messung };
type Eintrag = Resolved<typeof needs>['eintraege'][number];

export default definePage({
  needs,
  check: ({ eintraege }) => [...checkRelated(eintraege), ...checkSources(eintraege)],
  pages({ eintraege, beitraege }) {
    const sorted = eintraege.toSorted((a, b) => a.data.h1.localeCompare(b.data.h1, 'de'));
    const plan = planOf(sorted);
    const texts = [
      ...sorted.map(({ article, ...entry }) => ({ link: linkTo(entry), targets: linkedFrom(article) })),
      ...beitraege.map(({ slug, data, article }) => ({
        link: { label: data.h1, to: paths.beitrag(slug) },
        targets: linkedFrom(article),
      })),
    ];
    return sorted.map((eintrag, index) => {
      const { slug, data } = eintrag;
      const { h1, firstP, cta } = data;
      const path = paths.eintrag(slug);
      const image = pictures.eintrag(slug);
      const changed = lastChange(data);
      const page = ofText(eintrag);
      const number = String(index + 1).padStart(String(sorted.length).length, '0');
      const sheet = { ...page.preview, collection: 'Lexikon', sheet: `Blatt ${number}/${sorted.length}` };
      const contents = contentsWithVersuch(eintrag);
      const neighbours = {
        related: data.related.flatMap((other) => sorted.filter(({ slug }) => slug === other).map(linkTo)),
        mentions: texts
          .filter(({ link, targets }) => link.to !== path && targets.includes(path))
          .map(({ link }) => link),
        previous: linkTo(sorted.at(index - 1)!),
        next: linkTo(sorted[(index + 1) % sorted.length]!),
      };
      return {
        ...page,
        path,
        section: 'Lexikon',
        changed,
        drawnAs: [
          { kind: 'sheet', path: image },
          { kind: 'thumbnail', path: pictures.thumbnail(slug) },
        ],
        screen: 'article',
        data: {
          trail: staticMarkup(<Breadcrumbs trail={trails.lexikon} current={h1} />),
          toc: contents,
          waysOn: staticMarkup(<AtlasCrop topic={data.topic} map={cropForPage(plan, path)} />),
          header: staticMarkup(
            <PageHeader
              isTopic
              title={h1}
              unpublished={eintrag.unpublished}
              done="zuletzt geändert"
              on={changed}
            />,
          ),
          article: staticMarkup(
            <>
              <DrawnText
                text={eintrag}
                sheet={sheet}
                image={image}
                description={firstP}
                graph={[breadcrumbList(trails.lexikon, h1)]}
                on={changed}
                contents={contents}
              >
                <p className="lead lead--wide">{firstP}</p>
              </DrawnText>
              {cta && (
                <p className="eintrag__cta">
                  <a className="outlined" href={cta.to}>
                    {cta.text}
                    <Arrow />
                  </a>
                </p>
              )}
            </>,
          ),
          versuch: data.versuch && printedVersuch(data.versuch),
          end: staticMarkup(<EntryEnd {...eintrag} {...neighbours} />),
        },
      };
    });
  },
});

const linkTo = ({ slug, data }: Pick<Eintrag, 'slug' | 'data'>): TextLink => ({
  label: data.h1,
  to: paths.eintrag(slug),
});

/** The experiment is reached from the contents, behind the text's own headings. */
function contentsWithVersuch({ article, data }: Eintrag): TocItem[] {
  const contents = contentsOf(article);
  if (!data.versuch || contents.length === 0) return contents;
  return [...contents, { id: VERSUCH.id, text: VERSUCH.title, level: 2 }];
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
      <nav className="pager row" aria-label="Im Lexikon blättern">
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
