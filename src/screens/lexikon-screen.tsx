import type { ComponentProps } from 'react';
import { LexikonList } from '../features/lexikon/lexikon-list.tsx';
import type { Markup } from '../markup.ts';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';

type LexikonData = Omit<ComponentProps<typeof LexikonList>, 'children'> & { header: Markup; atlas: Markup };

export default function Lexikon({ data: { header, entries, topics, atlas } }: { data: LexikonData }) {
  return (
    <div className="page">
      <RawHtml className="still" content={header} />
      <LexikonList entries={entries} topics={topics}>
        <RawHtml className="still" content={atlas} />
      </LexikonList>
    </div>
  );
}
