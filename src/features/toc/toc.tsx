import { type ReactNode, useEffect, useRef, useState } from 'react';
import './toc.css';

export type TocItem = { id: string; text: string; level: 2 | 3 };

/** A shorter text is at a glance what its table of contents would be. */
const SECTIONS_FOR_CONTENTS = 3;

export function contentsOf({ headings }: { headings: TocItem[] }): TocItem[] {
  const sections = headings.filter(({ level }) => level === 2);
  return sections.length < SECTIONS_FOR_CONTENTS ? [] : headings;
}

/** Lets a fast scroll pass by before the list follows it. */
const FOLLOW_DELAY = 100;

/** A table of contents that stays beside its text, on wide screens; `children` stay below it. */
export function Toc({ items, children }: { items: TocItem[]; children?: ReactNode }) {
  const active = useActiveHeading(items);
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      const list = box.current;
      // The list is gone with its page, or a visitor walks through it by keys and must not lose their place.
      if (!list || list.querySelector(':focus-visible')) return;
      const link = list.querySelector<HTMLElement>(`[href="#${active}"]`);
      // Not `scrollIntoView`: that would also move the page. Above the first heading the list is at its top, too.
      list.scrollTop = link ? link.offsetTop - list.clientHeight / 2 : 0;
    }, FOLLOW_DELAY);
    return () => clearTimeout(timer);
  }, [active]);

  return (
    <div className="toc">
      <nav ref={box} aria-label="Inhaltsverzeichnis">
        <p className="kicker">Inhalt</p>
        <TocList items={items} active={active} />
      </nav>
      {children}
    </div>
  );
}

function TocList({ items, active }: { items: TocItem[]; active?: string | undefined }) {
  return (
    <ol>
      {items.map(({ id, text, level }) => (
        <li key={id}>
          <a href={`#${id}`} data-level={level} aria-current={id === active ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The table of contents where there is no room beside the text: folded, before it. */
export function TocFold({ items }: { items: TocItem[] }) {
  return (
    <nav className="toc-fold framed" aria-label="Inhalt zum Aufklappen">
      <details>
        <summary className="kicker">Inhalt</summary>
        <TocList items={items} />
      </details>
    </nav>
  );
}

/**
 * The last heading above the lower 60 % of the view. What starts far above everything holds all headings that were
 * passed, also by a jump that never showed them.
 */
const REACHED = '1000000px 0px -60% 0px';

function useActiveHeading(items: TocItem[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? []);
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target);
        setActive(headings.findLast((heading) => reached.has(heading))?.id);
      },
      { rootMargin: REACHED },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [items]);
  return active;
}
