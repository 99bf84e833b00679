import { useEffect, useState } from 'react';
import { decoded } from '../../paths.ts';
import { nearestEntries } from './nearest.ts';
import type { Term } from './search.ts';
import { TermLinks } from './term-links.tsx';

/** One prerendered page answers for every unknown slug: only the browser knows which one it was. */
export function NearestEntries({ entries }: { entries: Term[] }) {
  const [nearest, setNearest] = useState<Term[]>([]);
  useEffect(() => setNearest(nearestEntries(entries, slugInAddress())), [entries]);

  if (nearest.length === 0) return null;
  return (
    <div className="lexikon-leer">
      <p>Meinten Sie:</p>
      <TermLinks entries={nearest} />
    </div>
  );
}

const slugInAddress = () => decoded(window.location.pathname.split('/').at(-2) ?? '');
