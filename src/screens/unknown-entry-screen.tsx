import { useEffect } from 'react';
import { releaseEarlySubmit } from '../early-input.ts';
import '../features/lexikon/empty-entry.css';
import { NearestEntries } from '../features/lexikon/nearest-entries.tsx';
import { TERM } from '../features/lexikon/query.ts';
import type { Term } from '../features/lexikon/search.ts';
import type { Markup } from '../markup.ts';
import { paths } from '../paths.ts';
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
  return (
    <div className="page empty-entry">
      <div>
        <PageHeader kicker="Lexikon" title={data.head.title} lead={data.message} />
        <NearestEntries entries={data.entries} />
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
      </div>
      <Drawing className="empty-entry__sheet plan" content={data.drawing} />
    </div>
  );
}
