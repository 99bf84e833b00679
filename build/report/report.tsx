import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportedPage } from './pages.ts';

type Frame = { css: string; owner: string };

const HEAVY = 200 * 1024;
const number = (value: number) => value.toLocaleString('de-DE');
const kilobytes = (bytes: number) => `${number(Math.round(bytes / 102.4) / 10)} KB`;

/** What the owner could do about a page. Content files with too long or short a title or description never get here. */
export const findingsOf = ({ linkedFrom, inNavigation, weight }: ReportedPage): string[] =>
  [
    linkedFrom.length === 0 && !inNavigation && 'Keine andere Seite verweist hierher.',
    weight > HEAVY && 'Die Seite wiegt beim ersten Aufruf mehr als 200 KB.',
  ].filter((finding) => finding !== false);

/** How the search sees the site, as one file that can be sent by mail. */
export function reportDocument(pages: ReportedPage[], { css, owner }: Frame): string {
  const findings = pages.flatMap((page) => findingsOf(page).map((text) => ({ path: page.path, text })));
  const name = `Seitenbericht – ${owner}`;
  const document = (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{name}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <h1>{name}</h1>
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
        <table>
          <thead>
            <tr>
              {['Seite', 'Titel', 'Beschreibung', 'Verweise', 'Gewicht'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map(({ path, title, description, linkedFrom, weight }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td>{`${title.length} Zeichen`}</td>
                <td>{`${description.length} Zeichen`}</td>
                <td>{number(linkedFrom.length)}</td>
                <td>{kilobytes(weight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>Vorschau in der Suche</h2>
        {pages.map(({ path, url, title, description }) => (
          <article className="treffer" id={`seite-${path}`} key={path}>
            <p>{decodeURI(url)}</p>
            <h3>{title}</h3>
            <p>{description}</p>
          </article>
        ))}
        <footer>
          Die Vorschau schneidet ab, wo auch Suchmaschinen es meist tun. Verweise: andere Seiten, deren Text
          hierher führt. Gewicht: mit Brotli übertragen, erster Aufruf, ohne die Schriften.
        </footer>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}
