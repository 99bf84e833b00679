/** A subject of posts; its slug names it in the address. */
export type Tag = { slug: string; label: string; count: number };

export const tagSlug = (label: string) => label.toLowerCase().replaceAll(' ', '-');

/** The subjects of these posts, those of many first. */
export function tagsOf(posts: { tags: string[] }[]): Tag[] {
  const labels = posts.flatMap(({ tags }) => tags);
  return [...new Set(labels)]
    .map((label) => ({
      slug: tagSlug(label),
      label,
      count: labels.filter((other) => other === label).length,
    }))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'de'));
}
