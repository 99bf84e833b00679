import { type SupportInput, supportForPage, supportPicture } from '../../drawings/support/support-sheet.ts';
import { dayOfBuild, type Resolved } from '../content/declaration.ts';
import { inNamedOrder } from '../content/sources.ts';
import { checkVersionen, versionen, type Versionen } from '../content/versionen.ts';
import { turnedDate } from '../day.ts';
import { Sheet } from '../features/sheet/sheet.tsx';
import { Sources } from '../features/sources/sources.tsx';
import { NextEnds, ProductTable } from '../features/versionen/versionen.tsx';
import { SITE_NAME } from '../head/head.tsx';
import { breadcrumbList } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { paths, pictures, trails } from '../paths.ts';
import { daysAfter, lastDay, shortMoment, spokenDay, statusOn } from '../support-period.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { definePage } from './define/page.ts';
import { staticMarkup } from './define/static-markup.tsx';

const needs = { versionen, today: dayOfBuild };

/** So many of the next ends stand above the drawing. */
const NEXT = 4;
/** An end within a year is near: so long a move to the next version may take. */
const YEAR = 365;

export default definePage({
  needs,
  check: ({ versionen }) => checkVersionen(versionen),
  pages: ({ versionen: { file, data }, today }: Resolved<typeof needs>) => {
    const path = paths.versionen;
    return [
      {
        path,
        section: 'Lexikon',
        changed: data.checked,
        file,
        preview: data.preview,
        files: () => [{ path: pictures.versionen, content: supportPicture(sheetOf(data, today)) }],
        screen: 'text',
        data: {
          head: { ...data.head, path, imageAlt: data.preview.drawing.alt },
          body: staticMarkup(<Overview data={data} today={today} />),
        },
      },
    ];
  },
});

function Overview({ data, today }: { data: Versionen; today: string }) {
  const { h1, lead, checked, drawing, products, reading } = data;
  const sources = inNamedOrder(
    data.sources,
    products.flatMap(({ releases }) => releases.flatMap(({ sources }) => sources)),
  );
  const numberOf = (id: string) => sources.findIndex((source) => source.id === id) + 1;
  return (
    <div className="page">
      <StructuredData graph={[breadcrumbList(trails.lexikon, h1)]} />
      <Breadcrumbs trail={trails.lexikon} current={h1} />
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
          <p>{reading.text.replaceAll('{heute}', spokenDay(today))}</p>
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
