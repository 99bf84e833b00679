import { expect, test } from 'vitest';
import { phoneLink } from './text-link.ts';

test.each([
  ['+49 (0) 40 123456-0', 'tel:+49401234560'],
  ['0049 (0)40 123456', 'tel:004940123456'],
  ['(040) 12 34 56', 'tel:040123456'],
  ['040 / 12 34 56', 'tel:040123456'],
])('%s is dialled as %s', (number, to) => {
  expect(phoneLink(number).to).toBe(to);
});
