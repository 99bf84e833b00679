import { expect, test } from 'vitest';
import { contains, inflate, overlap } from '../sheets/geometry.ts';
import { LEAST } from '../sheets/column.ts';
import { SMALLEST } from '../sheets/text-block.ts';
import { type Product, scaleFor } from './chart.ts';
import {
  composeNarrow,
  composeWide,
  supportForPage,
  supportPicture,
  type SupportInput,
} from './support-sheet.ts';

const products: Product[] = [
  {
    name: 'PostgreSQL',
    releases: [
      { release: '8.5', from: '2025-11-20', activeUntil: '2027-12-31', supportUntil: '2029-12' },
      { release: '8.4', from: '2019-11-21', supportUntil: '2026-11-16', paidUntil: '2031-12-31' },
      { release: 'alt', from: '2010-01-01', supportUntil: '2012-01-01' },
    ],
  },
  {
    name: 'WordPress',
    releases: ['7.1', '7.0', '6.9', '6.8'].map((release) => ({ release, from: '2025-01-01' })),
  },
];

/** The line of today wanders: over every label, to the ends of a year, and past the last end. */
const inputOn = (today: string): SupportInput => ({
  products,
  today,
  title: 'Versionen und Support-Zeiträume',
});
const days = ['2026-11-16', '2027-01-01', '2026-02-28', '2029-12-31', '2034-06-01'];

test.each(days)(
  'on %s every lettering is large enough, inside the sheet and clear of the others',
  (today) => {
    for (const [compose, least] of [
      [composeWide, SMALLEST],
      [composeNarrow, LEAST],
    ] as const) {
      const { pen, sheet } = compose(inputOn(today));
      for (const [index, { text, box, size }] of pen.letterings.entries()) {
        expect(size, text).toBeGreaterThanOrEqual(least);
        expect(contains(inflate(sheet, -8), box), text).toBe(true);
        const other = pen.letterings
          .slice(0, index)
          .find((earlier) => overlap(earlier.box, inflate(box, -1)));
        expect(other?.text, text).toBeUndefined();
      }
    }
  },
);

test('the axis is to scale: equal days, equal distances, and nothing beyond its ends', () => {
  const { years, at, left, right } = scaleFor(products, '2026-11-16', { left: 100, right: 1100, before: 4 });
  expect(years).toEqual([2022, 2032]);
  expect([at('2022-01-01'), at('2032-01-01')]).toEqual([left, right]);
  expect(at('2027-01-01')).toBeCloseTo(600, -1);
  expect([at('2010-01-01'), at('2099-01-01')]).toEqual([left, right]);
});

test('for a page its words are text in both widths, as a picture it has none', () => {
  const live = supportForPage(inputOn('2026-11-16'));
  expect(live.match(/heute, 16\.11\.2026/g)).toHaveLength(2);
  expect(live).not.toContain('style=');
  expect(supportPicture(inputOn('2026-11-16'))).not.toContain('<text');
});
