import { type SupportInput, supportForPage, supportPicture } from '../../drawings/support/support-sheet.ts';
import { dayOfBuild, type Resolved } from '../content/declaration.ts';
import { inNamedOrder } from '../content/sources.ts';
import { checkVersionen, versionen, type Versionen } from '../content/versionen.ts';
import { latestDay, turnedDate } from '../day.ts';
import { trail } from '../features/lexikon/trail.ts';
import { Sheet } from '../features/sheet/sheet.tsx';
import { Sources } from '../features/sources/sources.tsx';
import { NextEnds, ProductTable } from '../features/versionen/versionen.tsx';
import { absoluteUrl, SITE_NAME } from '../head/head.tsx';
import { person } from '../head/identity-nodes.ts';
import { breadcrumbList, dataset } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { paths, pictures } from '../paths.ts';
import { daysAfter, isMonth, lastDay, shortMoment, spokenMoment, statusOn } from '../support-period.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import '../ui/page.css';
import { PageHeader } from '../ui/page-header.tsx';
import { definePage, type OwnFeed } from './define/page.ts';
import { staticMarkup } from './define/static-markup.tsx';

const needs = { versionen, today: dayOfBuild };

/** So many of the next ends stand above the drawing. */
const NEXT = 4;
/** An end within a year is near: so long a move to the next version may take. */
const YEAR = 365;
/** Half a year before its end a release is worth a notice: an update can still be planned. */
const NOTICE = 182;

export default definePage({
  needs,
  check: ({ versionen }) => checkVersionen(versionen),
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
          body: staticMarkup(<Overview data={data} today={today} />),
        },
      },
    ];
  },
});

function Overview({ data, today }: { data: Versionen; today: string }) {
  const { h1, lead, checked, drawing, products, reading, head } = data;
  const path = paths.versionen;
  const sources = inNamedOrder(
    data.sources,
    products.flatMap(({ releases }) => releases.flatMap(({ sources }) => sources)),
  );
  const numberOf = (id: string) => sources.findIndex((source) => source.id === id) + 1;
  return (
    <div className="page versionen-seite">
      <StructuredData
        graph={[
          dataset({ path, h1, description: head.description, checked, file: paths.versionenData, sources }),
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
        ends={endsOf(data)
          .filter(({ day }) => day >= today)
          .slice(0, NEXT)}
      />
      <Sheet drawing={supportForPage(sheetOf(data, today))} alt={drawing.alt} picture={pictures.versionen} />
      <div className="versionen-liste">
        {products.map(({ releases, ...product }) => (
          <ProductTable
            {...product}
            key={product.id}
            releases={releases.map((release) => ({
              ...release,
              id: fragmentOf(product.id, release.release),
              status: statusOn(today, release),
              sources: release.sources.map(numberOf),
            }))}
          />
        ))}
        <section className="prose">
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
      <Sources items={sources} />
    </div>
  );
}

/** Where a release stands on the page. */
const fragmentOf = (product: string, release: string) => `${product}-${release.replaceAll('.', '-')}`;

/** All promised ends of support, the earliest first; `moment` is the day or month that the source names. */
const endsOf = ({ products }: Versionen) =>
  products
    .flatMap(({ id, name: product, releases }) =>
      releases.flatMap(({ release, supportUntil: moment }) =>
        moment ? [{ product, release, fragment: fragmentOf(id, release), moment, day: lastDay(moment) }] : [],
      ),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** Ends of support that have come, and those that come within half a year; the newest notice first. */
function endsFeed(data: Versionen, today: string): OwnFeed {
  const entries = endsOf(data)
    .map((end) => ({ ...end, published: daysAfter(end.day, -NOTICE) }))
    .filter(({ published }) => published <= today)
    .map(({ product, release, fragment, moment, day, published }) => {
      const isOver = day < today;
      const when = `${isMonth(moment) ? 'mit dem' : 'am'} ${spokenMoment(moment)}`;
      return {
        fragment,
        title: `${product} ${release}: Support ${isOver ? 'ausgelaufen' : 'endet'} ${when}`,
        summary: isOver
          ? `${product} ${release} bekommt keine Sicherheitskorrekturen mehr.`
          : `Bis dahin bekommt ${product} ${release} noch Sicherheitskorrekturen. Planen Sie den Umstieg.`,
        published,
        updated: isOver ? day : published,
      };
    })
    .toSorted((a, b) => (a.updated > b.updated ? -1 : 1));
  return {
    path: paths.versionenFeed,
    title: data.h1,
    subtitle:
      'Welche Version wann keine Sicherheitskorrekturen mehr bekommt, ein halbes Jahr vorher gemeldet.',
    updated: latestDay([data.checked, ...entries.map(({ updated }) => updated)]),
    entries,
  };
}

/** What the page shows, for programs. The names of its fields are a promise: others read them. */
const versionenJson = ({ h1, checked, products, sources }: Versionen, today: string): string =>
  JSON.stringify({
    title: h1,
    url: absoluteUrl(paths.versionen),
    checked,
    statusOn: today,
    products: products.map(({ id, name, to, policy, releases }) => ({
      id,
      name,
      entry: absoluteUrl(to),
      policy,
      releases: releases.map((row) => ({
        release: row.release,
        status: statusOn(today, row),
        from: row.from,
        activeUntil: row.activeUntil ?? null,
        supportUntil: row.supportUntil ?? null,
        paidUntil: row.paidUntil ?? null,
        sources: row.sources.map((id) => sources.find((source) => source.id === id)!.url),
      })),
    })),
  });

const sheetOf = ({ h1, products }: Versionen, today: string): SupportInput => ({
  title: { title: h1, collection: 'Lexikon', sheet: `Stand ${turnedDate(today)}` },
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
