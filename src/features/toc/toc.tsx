import { type ReactNode, useEffect, useRef } from 'react';
import './toc.css';
import { useActiveHeading } from './use-active-heading.ts';

export type TocItem = { id: string; text: string; level: 2 | 3 };

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

export function TocList({ items, active }: { items: TocItem[]; active?: string | undefined }) {
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
