import { use, useEffect, useState } from 'react';
import { CurrentAddress } from '../../navigation/address.ts';
import { paths, THEMA } from '../../paths.ts';
import type { Tag } from './tag.ts';
import './chips.css';
import './tag-filter.css';

/** Shows the posts of one subject, or all; which one stands in the address, to be shared. */
export function TagFilter({ tags }: { tags: Tag[] }) {
  const { search } = use(CurrentAddress);
  // The prerendered page knows no address: it shows all posts, and the effect catches up.
  const [chosen, setChosen] = useState<Tag>();
  useEffect(() => {
    const named = new URLSearchParams(search).get(THEMA);
    const tag = tags.find(({ slug }) => slug === named);
    setChosen(tag);
    for (const card of document.querySelectorAll<HTMLElement>('[data-tags]')) {
      card.hidden = tag !== undefined && !card.dataset.tags!.split(' ').includes(tag.slug);
    }
  }, [search, tags]);

  const link = (label: string, href: string, tag?: Tag) => (
    <a href={href} aria-current={tag === chosen ? 'true' : undefined}>
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
