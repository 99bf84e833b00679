import { expect, test } from 'vitest';
import { findClashes } from './static-files.ts';

test('a file of the owner in the place of one that the build makes is told, no other', () => {
  const own = ['/robots.txt', '/preise.pdf'].map((path) => ({ path, content: Buffer.of() }));
  const written = ['/', '/robots.txt', ...own.map(({ path }) => path)];
  expect(findClashes(own, written)).toMatchObject([{ file: 'public/robots.txt' }]);
});
