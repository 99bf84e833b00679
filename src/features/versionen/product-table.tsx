import { placeOfSource } from '../../source-places.ts';
import type { SupportStatus } from '../../support-period.ts';
import './versionen.css';

type Moment = { iso: string; text: string };

export type Row = {
  id: string;
  release: string;
  status: SupportStatus;
  from: Moment;
  activeUntil?: Moment | undefined;
  supportUntil?: Moment | undefined;
  paidUntil?: Moment | undefined;
  /** Numbers of its sources in the list at the end of the page. */
  sources: number[];
};

type ProductTableProps = { id: string; name: string; to: string; policy: string; rows: Row[] };

const STATUS: Record<SupportStatus, string> = {
  active: 'unterstützt',
  security: 'nur Sicherheit',
  ended: 'abgelaufen',
};

export function ProductTable({ id, name, to, policy, rows }: ProductTableProps) {
  return (
    <section className="versionen">
      <h2 id={id}>
        <a href={to}>{name}</a>
      </h2>
      <p>{policy}</p>
      <div className="versionen__tafel">
        <table>
          <caption className="visually-hidden">{name}: Versionen und ihr Support</caption>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col" className="versionen__beginn">
                Erschienen
              </th>
              <th scope="col">Fehler bis</th>
              <th scope="col">Sicherheit bis</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} id={row.id} className={`versionen__zeile is-${row.status}`}>
                <th scope="row">
                  {row.release}
                  <span className="versionen__stand">
                    {STATUS[row.status]}
                    {row.sources.map((number) => (
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
                  <span className="versionen__seit">
                    seit <Day {...row.from} />
                  </span>
                </th>
                <td className="versionen__beginn">
                  <Day {...row.from} />
                </td>
                <td data-label="Fehler bis">
                  {row.supportUntil ? <Day {...(row.activeUntil ?? row.supportUntil)} /> : 'keine Frist'}
                </td>
                <td data-label="Sicherheit bis">
                  {row.supportUntil ? <Day {...row.supportUntil} /> : 'keine Frist'}
                  {row.paidUntil && (
                    <span className="versionen__zusatz">
                      bezahlt bis <Day {...row.paidUntil} />
                    </span>
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

const Day = ({ iso, text }: Moment) => <time dateTime={iso}>{text}</time>;
