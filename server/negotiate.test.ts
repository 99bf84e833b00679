import { describe, expect, test } from 'vitest';
import { chooseCoding, type Coding, matchesETag } from './negotiate.ts';

const all = offer('identity', 'br', 'zstd', 'gzip');

function offer(...codings: Coding[]): Map<Coding, unknown> {
  return new Map(codings.map((coding) => [coding, null]));
}

describe('chooseCoding', () => {
  test.each<[string | undefined, Coding]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'zstd'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0.500 , gzip ; q=0.5', 'br'],
    ['gzip;q=0', 'identity'],
    ['gzip;q=0.001', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=1.0', 'gzip'],
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity;q=0', 'identity'],
    ['br;q=banana, gzip', 'gzip'],
    [',,;;=,gzip', 'gzip'],
  ])('%j → %s', (header, expected) => {
    expect(chooseCoding(header, all)).toBe(expected);
  });

  test('takes only what is on offer', () => {
    expect(chooseCoding('br, gzip', offer('identity', 'gzip'))).toBe('gzip');
    expect(chooseCoding('br, identity;q=0', offer('identity'))).toBe('identity');
  });
});

describe('matchesETag', () => {
  test.each<[string | undefined, boolean]>([
    [undefined, false],
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", W/"abc" , "y"', true],
    ['*', true],
    ['"abc-br"', false],
    ['abc', false],
    ['', false],
  ])('%j → %s', (header, expected) => {
    expect(matchesETag(header, '"abc"')).toBe(expected);
  });
});
