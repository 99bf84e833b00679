import { expect, test } from 'vitest';
import { dataPath } from './data-path.ts';

test('each build has data of its own, so that an open page never meets those of another', () => {
  expect(dataPath('alt', '/blog/')).not.toBe(dataPath('neu', '/blog/'));
  expect(dataPath('neu', '/blog/')).not.toBe(dataPath('neu', '/'));
});
