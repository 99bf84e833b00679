import { expect, test } from 'vitest';
import { robotsFile } from '../../build/files/well-known-files.ts';
import { site } from '../content-of-site.ts';
import { builtFile, entries, pagePaths } from '../site-map.ts';
import { absolute, builtPages, meta, texts, values } from './built-pages.ts';

test('the sitemap lists every page once, with the day that the page gives for its last change', () => {
  const listed = [...builtFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  const lastmod = new Map(listed.map(([, address, day]) => [address!, day!]));
  expect(listed).toHaveLength(lastmod.size);
  expect([...lastmod.keys()].toSorted()).toEqual(pagePaths.map(absolute).toSorted());

  for (const page of builtPages) {
    const told = lastmod.get(absolute(page.path))!;
    expect(told).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    const shown = values(page, '.beitrag-header time, .page-header time', 'datetime').at(-1);
    if (shown) expect(told, page.path).toBe(shown);
    for (const { dateModified = told } of page.graph) expect(dateModified, page.path).toBe(told);
  }
  const entryDays = entries.map((path) => lastmod.get(absolute(path))!);
  expect(lastmod.get(absolute('/lexikon/'))).toBe(entryDays.toSorted().at(-1));
});

test('robots.txt turns training crawlers away on demand, and nobody else', () => {
  const groups = (aiTraining: boolean) =>
    robotsFile({ ...site, aiTraining })
      .content.toString()
      .split('\n\n');
  const [training, everyone, sitemap] = groups(false);
  expect(training).toMatch(/^(User-agent: [\w-]+\n)+Disallow: \/$/);
  for (const name of ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot'])
    expect(training).toContain(`User-agent: ${name}\n`);
  expect(training).not.toMatch(/User-agent: (Googlebot|bingbot|.*Search.*)\n/i);
  expect(groups(true)).toEqual([everyone, sitemap]);
  expect(everyone).toBe('User-agent: *\nAllow: /');
  expect(groups(site.aiTraining).join('\n\n')).toBe(builtFile('robots.txt'));
});

test('llms.txt names every page with its title and description', () => {
  const text = builtFile('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  for (const page of builtPages) {
    const [title, description] = [texts(page, 'title')[0]!, meta(page, 'description')!];
    if (page.path === '/') expect(text).toContain(`# ${title}\n\n> ${description}\n`);
    else expect(text).toContain(`\n- [${title}](${absolute(page.path)}): ${description}\n`);
  }
});
