import type { Tag } from '../features/blog/tag.ts';
import { TagFilter } from '../features/blog/tag-filter.tsx';
import type { Markup } from '../markup.ts';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';

type BlogScreenData = {
  header: Markup;
  tags: Tag[];
  cards: Markup;
};

/** The overview of the blog: the filter lives, the cards only come and go. */
export default function BlogScreen({ data: { header, tags, cards } }: { data: BlogScreenData }) {
  return (
    <div className="page blog">
      <RawHtml className="still" content={header} />
      {tags.length > 0 && <TagFilter tags={tags} />}
      <RawHtml className="still" content={cards} />
    </div>
  );
}
