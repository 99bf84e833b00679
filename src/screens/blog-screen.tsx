import type { ComponentProps } from 'react';
import type { Tag } from '../features/blog/tag.ts';
import { TagFilter } from '../features/blog/tag-filter.tsx';
import { Head } from '../head/head.tsx';
import type { Markup } from '../navigation/markup.ts';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';

export type BlogScreenData = {
  head: ComponentProps<typeof Head>;
  header: Markup;
  tags: Tag[];
  cards: Markup;
};

/** The overview of the blog: the filter lives, the cards only come and go. */
export default function BlogScreen({ data: { head, header, tags, cards } }: { data: BlogScreenData }) {
  return (
    <>
      <Head {...head} />
      <div className="page blog">
        <RawHtml className="still" content={header} />
        {tags.length > 0 && <TagFilter tags={tags} />}
        <RawHtml className="still" content={cards} />
      </div>
    </>
  );
}
