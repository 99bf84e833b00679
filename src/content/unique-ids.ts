import type { ContentFile } from './declaration.ts';
import type { Problem } from './problem.ts';

/** What a single post cannot know: whether another one has its number. */
export function checkIds(posts: readonly ContentFile<{ id: number }>[]): Problem[] {
  const taken = new Map<number, string>();
  const free = Math.max(0, ...posts.map(({ data }) => data.id)) + 1;
  return posts.flatMap(({ file, data: { id }, lineOf }) => {
    const earlier = taken.get(id);
    if (earlier === undefined) {
      taken.set(id, file);
      return [];
    }
    const message = `Die Nummer ${id} hat schon ${earlier}. Die nächste freie ist ${free}.`;
    return [{ file, line: lineOf(['id']), field: 'id', message }];
  });
}
