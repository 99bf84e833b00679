/**
 * The pages that web servers have one rule for, as `/blog/:slug/`: those of one folder. Those at the top
 * are each their own.
 */
export function routeOf(path: string): string {
  const [slug, ...folders] = path.split('/').filter(Boolean).toReversed();
  return slug && folders.length > 0 ? `/${folders.toReversed().join('/')}/:slug/` : path;
}
