import { useEffect, useState } from 'react';
import { nearestEntries } from './nearest.ts';
import type { LexikonCard } from './search.ts';
import { TermLinks } from './term-links.tsx';

/** One prerendered page answers for every unknown slug: only the browser knows which one it was. */
export function NearestEntries({ entries }: { entries: LexikonCard[] }) {
  const [nearest, setNearest] = useState<LexikonCard[]>([]);
  useEffect(() => {
    const slug = decodeURIComponent(window.location.pathname.split('/').at(-2) ?? '');
    setNearest(nearestEntries(entries, slug));
  }, [entries]);

  if (nearest.length === 0) return null;
  return (
    <div className="lexikon-leer">
      <p>Meinten Sie:</p>
      <TermLinks entries={nearest} />
    </div>
  );
}
