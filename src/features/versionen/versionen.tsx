import { placeOfSource } from '../../paths.ts';
import { shortMoment, type SupportStatus } from '../../support-period.ts';
import '../../ui/prose.css';
import './versionen.css';

/** Days as JJJJ-MM-TT, or a month where the makers name no day. */
type Release = {
  id: string;
  release: string;
  status: SupportStatus;
  from: string;
  activeUntil?: string | undefined;
  supportUntil?: string | undefined;
  paidUntil?: string | undefined;
  /** Numbers of its sources in the list at the end of the page. */
  sources: number[];
};

type ProductTableProps = { id: string; name: string; to: string; policy: string; releases: Release[] };

const STATUS: Record<SupportStatus, string> = {
  active: 'unterstützt',
  security: 'nur Sicherheit',
  ended: 'abgelaufen',
};
const COLUMNS = ['Version', 'Erschienen', 'Fehler bis', 'Sicherheit bis'] as const;

export function ProductTable({ id, name, to, policy, releases }: ProductTableProps) {
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
              {COLUMNS.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {releases.map(({ id, release, status, from, activeUntil, supportUntil, paidUntil, sources }) => (
              <tr key={id} id={id} className={`is-${status}`}>
                <th scope="row">
                  {release}
                  <span className="versionen__status">
                    {STATUS[status]}
                    {sources.map((number) => (
                      <a
                        key={number}
                        className="reference"
                        href={`#${placeOfSource(number)}`}
                        aria-label={`Beleg ${number}`}
                      >
                        {`[${number}]`}
                      </a>
                    ))}
                  </span>
                </th>
                <td data-label="Erschienen">
                  <Day moment={from} />
                </td>
                <td data-label="Fehler bis">
                  {supportUntil ? <Day moment={activeUntil ?? supportUntil} /> : 'keine Frist'}
                </td>
                <td data-label="Sicherheit bis">
                  {supportUntil ? <Day moment={supportUntil} /> : 'keine Frist'}
                  {paidUntil && (
                    <small>
                      bezahlt bis <Day moment={paidUntil} />
                    </small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type NextEnd = { product: string; release: string; fragment: string; moment: string };

/** What runs out next: the one thing that whoever comes here with a running site wants to know. */
export function NextEnds({ ends }: { ends: NextEnd[] }) {
  if (ends.length === 0) return null;
  return (
    <section className="naechste" aria-labelledby="naechste">
      <h2 id="naechste" className="kicker">
        Als Nächstes läuft aus
      </h2>
      <ol>
        {ends.map(({ product, release, fragment, moment }) => (
          <li key={fragment}>
            <a href={`#${fragment}`}>
              {product} {release}
            </a>
            <Day moment={moment} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const Day = ({ moment }: { moment: string }) => (
  <time className="label" dateTime={moment}>
    {shortMoment(moment)}
  </time>
);
