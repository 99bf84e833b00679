import { type MouseEvent, useEffect, useReducer, useSyncExternalStore } from 'react';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { paths, THEMA } from '../../paths.ts';
import type { Tag } from './tag.ts';
import './chips.css';
import './tag-filter.css';

const onStepBack = (notify: () => void) => {
  addEventListener('popstate', notify);
  return () => removeEventListener('popstate', notify);
};

/** Shows the posts of one subject, or all; which one stands in the address, to be shared. */
export function TagFilter({ tags }: { tags: Tag[] }) {
  const search = useSyncExternalStore(
    onStepBack,
    () => window.location.search,
    () => '',
  );
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const named = new URLSearchParams(search).get(THEMA);
  const chosen = tags.find(({ slug }) => slug === named);

  useEffect(() => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-tags]')) {
      card.hidden = chosen !== undefined && !card.dataset.tags!.split(' ').includes(chosen.slug);
    }
  }, [chosen]);

  // The reader stays where they are: to the application it is no new page.
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // What is chosen already adds nothing to go back to.
    if (href !== window.location.href) history.pushState(null, '', href);
    lookAgain();
  };
  const link = (label: string, href: string, tag?: Tag) => (
    <a href={href} aria-current={tag === chosen ? 'true' : undefined} onClick={open}>
      {label}
    </a>
  );

  return (
    <nav className="tag-filter" aria-label="Beiträge nach Thema">
      {link('Alle', paths.blog)}
      {tags.map((tag) => (
        <span key={tag.slug}>{link(`${tag.label} ${tag.count}`, paths.thema(tag.slug), tag)}</span>
      ))}
      <span className="visually-hidden" role="status">
        {chosen
          ? `${chosen.count} ${chosen.count === 1 ? 'Beitrag' : 'Beiträge'} zum Thema ${chosen.label}`
          : 'Alle Beiträge'}
      </span>
    </nav>
  );
}
