import { expect, test } from 'vitest';
import { turnedDate } from '../../src/day.ts';
import { paths } from '../../src/paths.ts';
import { shortMoment, statusOn } from '../../drawings/support/period.ts';
import { supportPeriods } from '../content-of-site.ts';
import { pageAt, texts, values } from './built-pages.ts';

const page = pageAt(paths.versionen);
// The parser of the tree does not look into drawings.
const drawn = page.html.match(/<svg class="sheet__.*?<\/svg>/gs)!;
const dayOfBuild = /heute, ([\d.]{10})/.exec(drawn[0]!)![1]!;
const rows = supportPeriods.products.flatMap(({ id, name, releases }) =>
  releases.map((row) => ({ ...row, name, id: `${id}-${row.release.replaceAll('.', '-')}` })),
);

test('the table says what the file says, and the status is that of the day of the build', () => {
  expect(texts(page, '.versionen tbody tr')).toHaveLength(rows.length);
  const cited = values(page, '.sources a[target]', 'href');
  for (const { id, release, sources, ...period } of rows) {
    const row = page.tree.querySelector(`#${id}`)!;
    expect(row.getAttributeValue('class'), id).toBe(`is-${statusOn(turnedDate(dayOfBuild), period)}`);
    expect(row.textContent, id).toContain(release);
    expect(row.textContent, id).toContain(shortMoment(period.from));
    expect(row.textContent, id).toContain(
      period.supportUntil ? shortMoment(period.supportUntil) : 'keine Frist',
    );
    const numbers = row
      .querySelectorAll('.reference')
      .map((link) => Number(link.textContent.replaceAll(/\D/g, '')));
    const addresses = sources.map((id) => supportPeriods.sources.find((source) => source.id === id)!.url);
    expect(numbers.map((number) => cited[number - 1])).toEqual(addresses);
  }
});

test('both drawings show every release, and the line of today', () => {
  expect(drawn).toHaveLength(2);
  for (const words of drawn) {
    expect(words).toContain(`heute, ${dayOfBuild}`);
    for (const { name, release } of rows) expect(words).toMatch(new RegExp(`${name}[^]*${release}`));
  }
});
