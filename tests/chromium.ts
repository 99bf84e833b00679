import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findCommand, installPackages, mayInstall } from './debian.ts';

/** The same engine without windows: a new visitor costs a third of the work in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * No room for tiles: the page is laid out, hit and animated as ever, but hardly any of it is drawn. No test looks at
 * pixels, and drawing them without a graphics card takes a quarter of a journey.
 */
export const WITHOUT_PIXELS = '--force-gpu-mem-available-mb=1';

/** A Chromium to test with: the given one, one on PATH, or playwright's own. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given}: there is no such file.`);
  }
  return findCommand(...NAMES) ?? [MAC, chromium.executablePath()].find((file) => existsSync(file));
}

export function neededChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The tests need Chromium: install it, name one in CHROMIUM_PATH, or run «npx playwright install chromium».',
  );
}

/** Whether there is nothing better to be installed. */
export const hasBestChromium = () =>
  process.env.CHROMIUM_PATH !== undefined || findCommand(HEADLESS_SHELL) !== undefined;

/** The system's own packages first; playwright's download needs a network that allows it. */
export async function installChromium(): Promise<void> {
  const ways = [
    () => installPackages([HEADLESS_SHELL, 'fonts-liberation']),
    () => installPackages(['chromium', 'fonts-liberation']),
    downloadChromium,
  ];
  for (const install of ways) {
    await install();
    if (findChromium() !== undefined) return;
  }
}

function downloadChromium(): boolean {
  if (!mayInstall) return false;
  return spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0;
}
