import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { shortMoment, statusOn } from '../../src/support-period.ts';
import { builtFile } from '../site-map.ts';
import { absolute, pageAt, texts, values } from './built-pages.ts';

type Release = {
  release: string;
  status: string;
  from: string;
  activeUntil: string | null;
  supportUntil: string | null;
  sources: string[];
};
type Data = {
  checked: string;
  statusOn: string;
  products: { id: string; name: string; entry: string; releases: Release[] }[];
};

const page = pageAt(paths.versionen);
const data = JSON.parse(builtFile(paths.versionenData)) as Data;
const rows = data.products.flatMap(({ id, name, releases }) =>
  releases.map((row) => ({ ...row, name, id: `${id}-${row.release.replaceAll('.', '-')}` })),
);

test('the table says what the data say: dates, status and sources of every row', () => {
  expect(texts(page, '.versionen tbody tr')).toHaveLength(rows.length);
  const cited = values(page, '.sources a', 'href');
  for (const { id, release, status, from, supportUntil, sources } of rows) {
    const row = page.tree.querySelector(`#${id}`)!;
    expect(row.getAttributeValue('class'), id).toContain(`is-${status}`);
    expect(row.textContent, id).toContain(release);
    expect(row.textContent, id).toContain(shortMoment(from));
    expect(row.textContent, id).toContain(supportUntil ? shortMoment(supportUntil) : 'keine Frist');
    const numbers = row
      .querySelectorAll('.reference')
      .map((link) => Number(link.textContent.replaceAll(/\D/g, '')));
    expect(numbers.map((number) => cited[number - 1])).toEqual(sources);
  }
});

test('the status is that of the day of the build, and that day stands on the line', () => {
  for (const { status, from, activeUntil, supportUntil } of rows) {
    const period = { from, activeUntil: activeUntil ?? undefined, supportUntil: supportUntil ?? undefined };
    expect(status).toBe(statusOn(data.statusOn, period));
  }
  // The parser of the tree does not look into drawings.
  const drawn = page.html.match(/<svg class="sheet__.*?<\/svg>/gs)!;
  expect(drawn).toHaveLength(2);
  for (const words of drawn) {
    expect(words).toContain(`heute, ${shortMoment(data.statusOn)}`);
    for (const { name, release } of rows) expect(words).toMatch(new RegExp(`${name}[^]*${release}`));
  }
});

test('the feed tells of ends that have come or are near, none of them dated ahead', () => {
  const xml = builtFile(paths.versionenFeed);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml) as {
    feed: { id: string; updated: string; entry: { id: string; title: string; updated: string }[] };
  };
  expect(values(page, 'link[rel="alternate"]', 'href')).toContain(paths.versionenFeed);
  expect(feed.id).toBe(absolute(paths.versionen));
  const moments = feed.entry.map(({ updated }) => updated);
  expect(moments).toEqual(moments.toSorted().toReversed());
  for (const moment of [feed.updated, ...moments]) expect(moment.slice(0, 10) <= data.statusOn).toBe(true);
  const told = new Set(feed.entry.map(({ id }) => id.split('#')[1]));
  for (const { id, status } of rows) if (status === 'ended') expect(told, id).toContain(id);
  expect(told.size).toBe(feed.entry.length);
});
