import type { ComponentProps } from 'react';
import { NearestEntries } from '../features/lexikon/nearest-entries.tsx';
import type { LexikonCard } from '../features/lexikon/search.ts';
import { Head } from '../head/head.tsx';
import { paths } from '../paths.ts';
import { PageHeader } from '../ui/page-header.tsx';

type UnknownEntryData = {
  head: ComponentProps<typeof Head>;
  message: string;
  entries: LexikonCard[];
};

export default function UnknownEntry({ data }: { data: UnknownEntryData }) {
  return (
    <>
      <Head {...data.head} />
      <div className="page">
        <PageHeader kicker="Lexikon" title={data.head.title} lead={data.message} />
        <NearestEntries entries={data.entries} />
        <p>
          <a className="button" href={paths.lexikon}>
            Zum Lexikon <span aria-hidden="true">→</span>
          </a>
        </p>
      </div>
    </>
  );
}
