import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first: the same engine, and the journeys take half the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A Chromium to test with: the given one, one on PATH, playwright's own, or a new one. */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const command of installCommands()) {
    console.log(`No Chromium found; trying: ${command.join(' ')}`);
    const { status } = spawnSync(command[0]!, command.slice(1), { stdio: 'inherit' });
    const installed = status === 0 && findChromium();
    if (installed) return installed;
  }
  throw new Error('The tests need Chromium: install it, or name one in CHROMIUM_PATH.');
}

function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given}: there is no such file.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, MAC, chromium.executablePath()].find((file) => existsSync(file));
}

/** The system's own package first; playwright's download needs a network that allows it. */
function installCommands(): string[][] {
  const has = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
  const commands: string[][] = [];
  if (has('apt-get')) {
    const asRoot = process.getuid?.() === 0 ? [] : has('sudo') ? ['sudo', '-n'] : undefined;
    const install =
      'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation';
    if (asRoot) commands.push([...asRoot, 'sh', '-c', install]);
  }
  commands.push(['npx', 'playwright', 'install', 'chromium']);
  return commands;
}
