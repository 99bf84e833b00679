import { turnedDate } from '../day.ts';

type Dates = { publishDate: string; updated?: string | undefined };

/** The day of publication for machines. */
export const publishedOn = ({ publishDate }: Dates) => turnedDate(publishDate);

export const changedOn = (dates: Dates) => dates.updated ?? publishedOn(dates);

export function newestFirst<Post extends { data: Dates & { id: number } }>(posts: Post[]): Post[] {
  return posts.toSorted(
    (a, b) => publishedOn(b.data).localeCompare(publishedOn(a.data)) || b.data.id - a.data.id,
  );
}
