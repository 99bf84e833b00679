import { expect, test } from 'vitest';
import { loadContent } from './content/load.ts';
import { drawingsOf } from './sheet-files.ts';

test('one new entry draws its own sheet and motif, and no other anew', async () => {
  const content = await loadContent(process.cwd());
  const drawn = (entries: typeof content.lexikon) =>
    new Map(drawingsOf({ ...content, lexikon: entries }).map(({ paths, svg }) => [paths[0]!, svg()]));
  const [added, ...others] = content.lexikon;
  const [before, after] = [drawn(others), drawn(content.lexikon)];
  const changed = [...after].filter(([path, svg]) => before.get(path) !== svg).map(([path]) => path);
  expect(changed).toHaveLength(2);
  for (const path of changed) expect(path).toContain(`/${added!.slug}-`);
});
