import { LexikonList } from '../features/lexikon/lexikon-list.tsx';
import type { LexikonCard } from '../features/lexikon/search.ts';
import { definedTermSet, termList } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { paths } from '../paths.ts';
import { Arrow } from '../ui/arrow.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import '../ui/page.css';

type LexikonData = {
  kicker: string;
  h1: string;
  lead: string;
  beside: { label: string; to: string };
  entries: LexikonCard[];
  topics: string[];
};

export default function Lexikon({ data }: { data: LexikonData }) {
  const terms = data.entries.map(({ slug }) => paths.eintrag(slug));
  return (
    <>
      <StructuredData graph={[definedTermSet(paths.lexikon, data), termList(terms)]} />
      <div className="page">
        <PageHeader kicker={data.kicker} title={data.h1} lead={data.lead} />
        <p className="lexikon-daneben label">
          <a href={data.beside.to}>
            {data.beside.label}
            <Arrow />
          </a>
        </p>
        <LexikonList entries={data.entries} topics={data.topics} />
      </div>
    </>
  );
}
