import { expect, test } from 'vitest';
import { mix, themeColors, token, withColours } from './tokens.ts';

test('tokens are read as the browser would resolve them: one for each scheme, through other tokens', () => {
  for (const colour of [...Object.values(themeColors), token('signal-ink', 'light'), token('focus', 'dark')])
    expect(colour).toMatch(/^#[\da-f]{6}$/);
  expect(themeColors.dark).not.toBe(themeColors.light);
  expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
  expect(withColours('color-mix(in srgb, var(--plan), var(--plan) 50%) var(--plan)')).toBe(
    `${token('plan')} ${token('plan')}`,
  );
});

test('a name that is missing or no colour is refused', () => {
  expect(() => token('gibt-es-nicht')).toThrow('--gibt-es-nicht');
  expect(() => token('gutter')).toThrow('clamp');
});
