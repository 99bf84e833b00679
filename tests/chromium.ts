import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findCommand } from './debian.ts';

/** The first is the same engine without windows: a new visitor costs a third of the work in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** A Chromium to test with: the given one, one on PATH, or playwright's own. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  findCommand(...NAMES) ??
  [chromium.executablePath()].find((file) => existsSync(file));

export function neededChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The tests need Chromium: install it, name one in CHROMIUM_PATH, or run «npx playwright install chromium».',
  );
}

/** As the journeys start it. */
export const launchOptions = () => ({
  executablePath: neededChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // No room for tiles: the page is laid out, hit and animated as ever, but hardly any of it is drawn. No test looks
    // at pixels, and drawing them without a graphics card takes a quarter of a journey.
    '--force-gpu-mem-available-mb=1',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
