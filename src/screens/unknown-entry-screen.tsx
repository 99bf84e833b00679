import { useEffect, useState } from 'react';
import { releaseEarlySubmit } from '../early-input.ts';
import { AskAbout } from '../features/lexikon/ask-about.tsx';
import '../features/lexikon/empty-entry.css';
import { nearestEntries } from '../features/lexikon/nearest.ts';
import { TERM } from '../features/lexikon/query.ts';
import type { Term } from '../features/lexikon/search.ts';
import { TermLinks } from '../features/lexikon/term-links.tsx';
import type { Markup } from '../markup.ts';
import { decoded, paths } from '../paths.ts';
import { Arrow } from '../ui/arrow.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import '../ui/page.css';

type UnknownEntryData = {
  head: { title: string };
  message: string;
  drawing: Markup;
  entries: Term[];
};

export default function UnknownEntry({ data }: { data: UnknownEntryData }) {
  // What was searched for before the application was there: the form goes its plain way.
  useEffect(releaseEarlySubmit, []);
  // One prerendered page answers for every unknown slug: only the browser knows which one it was.
  const [slug, setSlug] = useState('');
  useEffect(() => setSlug(decoded(window.location.pathname.split('/').at(-2) ?? '')), []);
  const nearest = slug ? nearestEntries(data.entries, slug) : [];
  return (
    <div className="page empty-entry">
      <div>
        <PageHeader kicker="Lexikon" title={data.head.title} lead={data.message} />
        {nearest.length > 0 && (
          <div className="lexikon-leer">
            <p>Meinten Sie:</p>
            <TermLinks entries={nearest} />
          </div>
        )}
        <search>
          <form action={paths.lexikon}>
            <label className="label" htmlFor="lexikon-suche">
              Begriff suchen
            </label>
            <input id="lexikon-suche" type="search" name={TERM} autoComplete="off" required />
            <button type="submit" className="button">
              Suchen
            </button>
          </form>
        </search>
        <p>
          <a href={paths.lexikon}>
            Zum Lexikon
            <Arrow />
          </a>
        </p>
        {slug && <AskAbout term={slug} />}
      </div>
      <Drawing className="empty-entry__sheet plan" content={data.drawing} />
    </div>
  );
}
