import { expect, test } from 'vitest';
import { channels, mix, themeColors, token, withColours } from './tokens.ts';

test('tokens are read as the browser would resolve them: one for each scheme, through other tokens', () => {
  for (const colour of [...Object.values(themeColors), token('signal-ink', 'light'), token('focus', 'dark')])
    expect(colour).toMatch(/^#[\da-f]{6}$/);
  expect(themeColors.dark).not.toBe(themeColors.light);
  expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
  expect(withColours('color-mix(in srgb, var(--plan), var(--plan) 50%) var(--plan)')).toBe(
    `${token('plan')} ${token('plan')}`,
  );
});

/** WCAG 2: what an eye makes of a colour. */
const luminance = (colour: string) => {
  const [r, g, b] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

test.each(['light', 'dark'] as const)(
  'every colour of words is readable where it stands, in the %s',
  (scheme) => {
    const grounds = {
      paper: ['ink', 'ink-soft', 'signal-ink'],
      sheet: ['ink', 'ink-soft', 'signal-ink'],
      plan: ['plan-ink', 'plan-soft', 'plan-signal', 'plan-note'],
      footer: ['plan-soft'],
      signal: ['on-signal'],
    };
    const poor = Object.entries(grounds).flatMap(([ground, inks]) =>
      inks.filter((ink) => {
        const [dark, light] = [token(ground, scheme), token(ink, scheme)]
          .map(luminance)
          .toSorted((a, b) => a - b);
        return (light! + 0.05) / (dark! + 0.05) < 4.5;
      }),
    );
    expect(poor).toEqual([]);
  },
);

test('a name that is missing or no colour is refused', () => {
  expect(() => token('gibt-es-nicht')).toThrow('--gibt-es-nicht');
  expect(() => token('gutter')).toThrow('clamp');
});
