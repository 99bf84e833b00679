import { type SupportInput, supportForPage, supportPicture } from '../../drawings/support/support-sheet.ts';
import { dayOfBuild, type Resolved } from '../content/declaration.ts';
import { inNamedOrder } from '../content/sources.ts';
import { eintraege } from '../content/eintraege.ts';
import {
  checkVersionen,
  type Release,
  sourcesOf,
  versionen,
  type Versionen,
  versionenHints,
} from '../content/versionen.ts';
import { turnedDate } from '../day.ts';
import { trail } from '../features/lexikon/trail.ts';
import { Sheet } from '../features/sheet/sheet.tsx';
import { Sources } from '../features/sources/sources.tsx';
import { NextEnds } from '../features/versionen/next-ends.tsx';
import { ProductTable, type Row } from '../features/versionen/product-table.tsx';
import { SITE_NAME } from '../head/head.tsx';
import { person } from '../head/identity-nodes.ts';
import { breadcrumbList, dataset } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { paths, pictures } from '../paths.ts';
import { daysAfter, lastDay, shortMoment, spokenMoment, statusOn } from '../support-period.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import '../ui/page.css';
import { PageHeader } from '../ui/page-header.tsx';
import { definePage } from './define/page.ts';
import { still } from './define/still.tsx';
import { endsOf, fragmentOf } from './versionen/ends.ts';
import { endsFeed } from './versionen/feed.ts';
import { versionenJson } from './versionen/json.ts';

const needs = { versionen, eintraege, today: dayOfBuild };

/** So many of the next ends stand above the drawing. */
const NEXT = 4;
/** An end within a year is near: so long a move to the next version may take. */
const YEAR = 365;

export default definePage({
  needs,
  check: ({ versionen }) => checkVersionen(versionen),
  hints: ({ versionen, eintraege }) => versionenHints(versionen, eintraege),
  pages: ({ versionen: { file, data }, today }: Resolved<typeof needs>) => {
    const path = paths.versionen;
    const feed = { path: paths.versionenFeed, title: data.h1 };
    return [
      {
        path,
        section: 'Lexikon',
        changed: data.checked,
        file,
        preview: data.preview,
        ownFeed: () => endsFeed(data, today),
        files: () => [
          { path: paths.versionenData, content: versionenJson(data, today) },
          { path: pictures.versionen, content: supportPicture(sheetOf(data, today)) },
        ],
        screen: 'text',
        data: {
          head: { ...data.head, path, imageAlt: data.preview.drawing.alt, feed },
          body: still(<Overview data={data} today={today} />),
        },
      },
    ];
  },
});

function Overview({ data, today }: { data: Versionen; today: string }) {
  const { h1, lead, checked, drawing, products, reading, head } = data;
  const path = paths.versionen;
  const numbered = inNamedOrder(data.sources, sourcesOf(products));
  return (
    <div className="page versionen-seite">
      <StructuredData
        graph={[
          dataset({
            path,
            h1,
            description: head.description,
            checked,
            file: paths.versionenData,
            sources: numbered,
          }),
          person,
          breadcrumbList(trail, h1),
        ]}
      />
      <Breadcrumbs trail={trail} current={h1} />
      <PageHeader
        title={h1}
        lead={lead}
        byline={
          <>
            {SITE_NAME} · geprüft am <time dateTime={checked}>{turnedDate(checked)}</time>
          </>
        }
      />
      <NextEnds
        ends={endsOf(products)
          .filter(({ day }) => day >= today)
          .slice(0, NEXT)
          .map((end) => ({ ...end, shown: shortMoment(end.moment) }))}
      />
      <Sheet drawing={supportForPage(sheetOf(data, today))} alt={drawing.alt} picture={pictures.versionen} />
      <div className="versionen-liste">
        {products.map(({ id, name, to, policy, releases }) => (
          <ProductTable
            key={id}
            id={id}
            name={name}
            to={to}
            policy={policy}
            rows={releases.map((release) => rowOf(id, release, numbered, today))}
          />
        ))}
        <section className="versionen-daten">
          <h2>{reading.title}</h2>
          <p>{reading.text.replaceAll('{heute}', spokenMoment(today))}</p>
          <ul>
            <li>
              <a href={paths.versionenData}>{reading.data}</a>
            </li>
            <li>
              <a href={paths.versionenFeed}>{reading.feed}</a>
            </li>
          </ul>
        </section>
      </div>
      <Sources items={numbered} />
    </div>
  );
}

const momentOf = (iso: string | undefined) => (iso ? { iso, text: shortMoment(iso) } : undefined);

function rowOf(product: string, release: Release, sources: { id: string }[], today: string): Row {
  const { activeUntil, supportUntil, paidUntil } = release;
  return {
    id: fragmentOf(product, release.release),
    release: release.release,
    status: statusOn(today, release),
    from: { iso: release.from, text: shortMoment(release.from) },
    activeUntil: momentOf(activeUntil),
    supportUntil: momentOf(supportUntil),
    paidUntil: momentOf(paidUntil),
    sources: release.sources.map((id) => sources.findIndex((source) => source.id === id) + 1),
  };
}

const sheetOf = ({ h1, products, drawing }: Versionen, today: string): SupportInput => ({
  title: { title: h1, collection: 'Lexikon', sheet: `Stand ${turnedDate(today)}` },
  note: drawing.note,
  today,
  todayLabel: `heute, ${turnedDate(today)}`,
  soon: daysAfter(today, YEAR),
  groups: products.map(({ name, releases }) => ({
    name,
    spans: releases.map(({ release, from, activeUntil, supportUntil, paidUntil }) => ({
      label: release,
      from: lastDay(from),
      activeUntil: activeUntil && lastDay(activeUntil),
      until: supportUntil && lastDay(supportUntil),
      paidUntil: paidUntil && lastDay(paidUntil),
      end: supportUntil
        ? { long: shortMoment(supportUntil), short: shortMoment(supportUntil.slice(0, 7)) }
        : { long: 'offen', short: 'offen' },
    })),
  })),
});
