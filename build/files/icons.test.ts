import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { site } from '../../content/site.ts';
import { profileIconFiles } from './icons.ts';

test('a mark that the footer shows is a file, once; who names none gets none', async () => {
  const profiles = [
    { name: 'Mastodon', url: 'https://social.example/@ada', icon: 'github' },
    { name: 'Zweites Konto', url: 'https://social.example/@ada2', icon: 'github' },
    { name: 'LinkedIn', url: 'https://linkedin.example/in/ada' },
  ];
  vi.doMock('../../content/site.ts', () => ({ site: { ...site, profiles } }));
  const { Footer } = await import('../../src/shell/footer.tsx');
  const footer = renderToStaticMarkup(Footer());
  const shown = [...footer.matchAll(/<img src="([^"]+)"/g)].map(([, path]) => path);
  const files = profileIconFiles({ ...site, profiles });
  expect(files.map(({ path }) => path)).toEqual([...new Set(shown)]);
  expect(shown).toHaveLength(2);
  expect([...footer.matchAll(/target="_blank"[^>]*>(?:<[^>]*>)?([^<]+)/g)].map(([, name]) => name)).toEqual(
    profiles.map(({ name }) => name),
  );
  expect(String(files[0]?.content)).toMatch(/^<svg .*<path fill="#/);
});
