import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DailySum, daysBefore } from '../../server/statistics/sums.ts';
import { type Line, summarise, visitsOf } from '../../server/statistics/summary.ts';
import { COLUMNS, EXPLANATION, withGermanDay } from '../../server/statistics/table.ts';
import { turnedDate } from '../../src/day.ts';
import { descriptionWidth, findingsOf, titleWidth } from './findings.ts';
import type { ReportedPage } from './pages.ts';

type Frame = { css: string; owner: string };

const MOST_DAYS = 90;
const number = (value: number) => value.toLocaleString('de-DE');
const kilobytes = (bytes: number) => `${number(Math.round(bytes / 102.4) / 10)} KB`;

/** How the search sees the site. */
export function reportDocument(pages: ReportedPage[], frame: Frame): string {
  const findings = pages.flatMap((page) => findingsOf(page).map((text) => ({ path: page.path, text })));
  const sourced = pages
    .filter(({ sourcesRead }) => sourcesRead.length > 0)
    .toSorted((a, b) => a.sourcesRead[0]!.localeCompare(b.sourcesRead[0]!));
  return printed(
    frame,
    'Seitenbericht',
    <>
      <p>Jede Seite so, wie sie in den Suchergebnissen erscheint. Gemessen an der fertigen Website.</p>
      <h2>Als Nächstes zu tun</h2>
      {findings.length === 0 && <p>Nichts: Alle Seiten liegen im Maß.</p>}
      <ul>
        {findings.map(({ path, text }) => (
          <li key={path + text}>
            <a href={`#seite-${path}`}>{path}</a> {text}
          </li>
        ))}
      </ul>
      <h2>Alle Seiten im Vergleich</h2>
      <Table
        head={['Seite', 'Titel', 'Beschreibung', 'Verweise', 'Gewicht', 'Geändert']}
        rows={pages.map((page) => [
          page.path,
          `${titleWidth(page)} px`,
          `${descriptionWidth(page)} px`,
          number(page.linkedFrom.length),
          kilobytes(page.weight),
          page.lastChange ? turnedDate(page.lastChange) : '–',
        ])}
      />
      <h2>Vorschau in der Suche</h2>
      {pages.map(({ path, url, title, description }) => (
        <article className="treffer" id={`seite-${path}`} key={path}>
          <p>{decodeURI(url)}</p>
          <h3>{title}</h3>
          <p>{description}</p>
        </article>
      ))}
      <h2>Belege nach Alter</h2>
      <Table
        head={['Seite', 'Gelesene Belege', 'Ältester gelesen am']}
        rows={sourced.map(({ path, sourcesRead: [oldest, ...others] }) => [
          path,
          number(others.length + 1),
          turnedDate(oldest!),
        ])}
      />
      <footer>
        Breite in Arial: Titel (20 px) höchstens 580 px, Beschreibung (14 px) höchstens 920 px. Verweise:
        andere Seiten, deren Text hierher führt. Gewicht: mit Brotli übertragen, erster Aufruf, ohne die
        Schriften.
      </footer>
    </>,
  );
}

/** What the server has counted. */
export function statisticsDocument(sums: DailySum[], frame: Frame): string {
  const last = sums.at(-1)!.day;
  const days: string[] = [];
  const start = [sums[0]!.day, daysBefore(last, MOST_DAYS - 1)].toSorted().at(-1)!;
  for (let day = start; day <= last; day = daysBefore(day, -1)) days.push(day);
  const { total, days: counted, pages, referrers } = summarise(sums, days);
  const most = Math.max(1, ...counted.map(({ sums }) => visitsOf(sums)));
  return printed(
    frame,
    'Zahlen',
    <>
      <p>
        {`${number(visitsOf(total))} Seiten gelesen → ${number(total.kontakt)} × Kontakt geöffnet → `}
        {`${number(total.message)} Nachrichten. ${number(total.robot)} Aufrufe von Robots.`}
      </p>
      <h2>Tag für Tag</h2>
      <svg
        role="img"
        aria-label={`Seiten je Tag, höchstens ${number(most)}`}
        viewBox={`0 0 ${days.length} 20`}
      >
        {counted.map(({ subject, sums }, index) => {
          const height = (visitsOf(sums) / most) * 20;
          return <rect key={subject} x={index} y={20 - height} width="0.8" height={height} />;
        })}
      </svg>
      <SumsTable heading="Tag" lines={counted.toReversed().map(withGermanDay)} columns={COLUMNS.days} />
      <h2>Seiten</h2>
      <SumsTable heading="Seite" lines={pages} columns={COLUMNS.pages} />
      <h2>Woher</h2>
      <SumsTable heading="Website" lines={referrers} columns={COLUMNS.referrers} />
      <footer>{EXPLANATION}</footer>
    </>,
  );
}

type SumsTableProps = { heading: string; lines: Line[]; columns: (typeof COLUMNS)['days'] };

function SumsTable({ heading, lines, columns }: SumsTableProps) {
  const rows = lines.map((line) => [line.subject, ...columns.map(([, value]) => number(value(line)))]);
  return <Table head={[heading, ...columns.map(([name]) => name)]} rows={rows} />;
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One file that can be sent by mail. */
function printed({ css, owner }: Frame, name: string, children: ReactNode): string {
  const document = (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${name} – ${owner}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <h1>{`${name} – ${owner}`}</h1>
        {children}
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}
