import { lastDay, shortMoment, statusOn } from '../../drawings/support/period.ts';
import { supportForPage, supportPicture } from '../../drawings/support/support-sheet.ts';
import { dayOfBuild } from '../content/declaration.ts';
import { inNamedOrder } from '../content/sources.ts';
import { checkVersionen, versionen, type Versionen } from '../content/versionen.ts';
import { Sheet } from '../features/sheet/sheet.tsx';
import { Sources } from '../features/sources/sources.tsx';
import { breadcrumbList, StructuredData } from '../head/structured-data.tsx';
import { paths, pictures, placeOfSource } from '../paths.ts';
import { Breadcrumbs, trails } from '../ui/breadcrumbs.tsx';
import '../ui/page.css';
import { PageHeader } from '../ui/page-header.tsx';
import '../ui/prose.css';
import { definePage, ofFile, staticMarkup } from './define/page.ts';
import './versionen.css';

/** So many of the next ends stand above the drawing. */
const NEXT = 4;

const STATUS = { active: 'unterstützt', security: 'nur Sicherheit', ended: 'abgelaufen' };

export default definePage({
  needs: { versionen, today: dayOfBuild },
  check: ({ versionen }) => checkVersionen(versionen),
  pages: ({ versionen, today }) => {
    const { data } = versionen;
    return [
      {
        ...ofFile(versionen),
        path: paths.versionen,
        section: 'Lexikon',
        files: () => [
          { path: pictures.versionen, content: supportPicture({ ...data, title: data.h1, today }) },
        ],
        screen: 'text',
        data: { body: staticMarkup(<Overview data={data} today={today} />) },
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
  const ends = endsOf(data, today).slice(0, NEXT);
  return (
    <div className="page">
      <StructuredData graph={[breadcrumbList(trails.lexikon, h1)]} />
      <Breadcrumbs trail={trails.lexikon} current={h1} />
      <PageHeader title={h1} lead={lead} done="geprüft" on={checked} />
      {ends.length > 0 && (
        <section className="naechste" aria-labelledby="naechste">
          <h2 id="naechste" className="kicker">
            Als Nächstes läuft aus
          </h2>
          <ol className="framed">
            {ends.map(({ name, fragment, moment }) => (
              <li key={fragment}>
                <a href={`#${fragment}`}>{name}</a>
                <Deadline moment={moment} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <Sheet
        drawing={supportForPage({ products, title: h1, today })}
        alt={drawing.alt}
        picture={pictures.versionen}
      />
      <div className="versionen-liste">
        {products.map((product) => (
          <ProductTable {...product} key={product.id} ids={sources.map(({ id }) => id)} today={today} />
        ))}
        <section className="prose">
          <h2>{reading.title}</h2>
          <p>{reading.text.replaceAll('{heute}', spoken(today))}</p>
        </section>
      </div>
      <Sources items={sources} />
    </div>
  );
}

/** `ids`: the sources in the order of their numbers. */
type ProductTableProps = Versionen['products'][number] & { ids: string[]; today: string };

function ProductTable({ id, name, to, policy, releases, ids, today }: ProductTableProps) {
  return (
    <section className="versionen prose">
      <h2 id={id}>
        <a href={to}>{name}</a>
      </h2>
      <p>{policy}</p>
      <div className="table">
        <table>
          <caption className="visually-hidden">{name}: Versionen und ihr Support</caption>
          <thead>
            <tr>
              {['Version', 'Erschienen', 'Fehler bis', 'Sicherheit bis'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {releases.map((release) => {
              const { from, activeUntil, supportUntil, paidUntil, sources } = release;
              const status = statusOn(today, release);
              return (
                <tr key={release.release} id={fragmentOf(id, release.release)} className={`is-${status}`}>
                  <th scope="row">
                    {release.release}
                    <span className="versionen__status">
                      {STATUS[status]}
                      {sources.map((source) => (
                        <Reference key={source} number={ids.indexOf(source) + 1} />
                      ))}
                    </span>
                  </th>
                  <td data-label="Erschienen">
                    <Deadline moment={from} />
                  </td>
                  <td data-label="Fehler bis">
                    <Deadline moment={supportUntil && (activeUntil ?? supportUntil)} />
                  </td>
                  <td data-label="Sicherheit bis">
                    <Deadline moment={supportUntil} />
                    {paidUntil && (
                      <small>
                        bezahlt bis <Deadline moment={paidUntil} />
                      </small>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const Reference = ({ number }: { number: number }) => (
  <a className="reference" href={`#${placeOfSource(number)}`} aria-label={`Beleg ${number}`}>
    {`[${number}]`}
  </a>
);

const Deadline = ({ moment }: { moment: string | undefined }) =>
  moment ? (
    <time className="label" dateTime={moment}>
      {shortMoment(moment)}
    </time>
  ) : (
    'keine Frist'
  );

/** «31. Dezember 2029». */
const spoken = (day: string) =>
  new Date(day).toLocaleDateString('de', { dateStyle: 'long', timeZone: 'UTC' });

/** Where a release stands on the page. */
const fragmentOf = (product: string, release: string) => `${product}-${release.replaceAll('.', '-')}`;

/** All promised ends that are still to come, the earliest first. */
const endsOf = ({ products }: Versionen, today: string) =>
  products
    .flatMap(({ id, name: product, releases }) =>
      releases.flatMap(({ release, supportUntil: moment }) =>
        moment ? [{ name: `${product} ${release}`, fragment: fragmentOf(id, release), moment }] : [],
      ),
    )
    .filter(({ moment }) => lastDay(moment) >= today)
    .toSorted((a, b) => (lastDay(a.moment) < lastDay(b.moment) ? -1 : 1));
