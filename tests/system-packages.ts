import { globSync } from 'node:fs';
import { findBinaries } from '../server/outbox/test-cluster.ts';
import { findChromium } from './chromium.ts';
import { aptCommand, findCommand, installPackages } from './debian.ts';

type Need = { find: () => string | undefined; packages: string[] };

/** What the tests need of the system, and Debian's packages that bring it. */
const needs = {
  Chromium: { find: findChromium, packages: ['chromium-headless-shell', 'fonts-liberation'] },
  nginx: { find: () => findCommand('nginx'), packages: ['nginx'] },
  Caddy: { find: () => findCommand('caddy'), packages: ['caddy'] },
  'systemd-analyze': { find: () => findCommand('systemd-analyze'), packages: ['systemd'] },
  OpenSSL: { find: () => findCommand('openssl'), packages: ['openssl'] },
  PostgreSQL: { find: findBinaries, packages: ['postgresql'] },
  Firefox: { find: () => findCommand('firefox-esr', 'firefox'), packages: ['firefox-esr'] },
  WebKitWebDriver: { find: () => findCommand('WebKitWebDriver'), packages: ['webkit2gtk-driver'] },
  // The engine's own small browser comes with the library that the driver needs.
  MiniBrowser: {
    find: () => globSync('/usr/{lib,lib/*,libexec}/webkit{2gtk-4.*,gtk-6.*}/MiniBrowser')[0],
    packages: ['webkit2gtk-driver'],
  },
  Xvfb: { find: () => findCommand('Xvfb'), packages: ['xvfb'] },
} satisfies Record<string, Need>;

/** At once and before any test: two tests that install at the same time stand in each other's way. */
export default async function setUp(): Promise<void> {
  const lack = await prepareSystem();
  if (lack) console.warn(lack);
}

/** Installs what is missing where it may; what is missing then, in one sentence with the command. */
export async function prepareSystem(): Promise<string | undefined> {
  const missing = () => Object.entries<Need>(needs).filter(([, { find }]) => !find());
  const packages = () => [...new Set(missing().flatMap(([, need]) => need.packages))];
  // All at once; one by one where a distribution does not know one of the names.
  if (packages().length > 0 && !(await installPackages(packages())))
    for (const [, need] of missing()) await installPackages(need.packages);
  // Not every Debian has the one without windows.
  if (!findChromium()) await installPackages(['chromium', 'fonts-liberation']);
  const lacking = missing().map(([name]) => name);
  if (lacking.length === 0) return undefined;
  return `The tests need ${lacking.join(', ')}. On Debian: sudo ${aptCommand(packages())}`;
}

export function findNeeded(name: keyof typeof needs): string {
  const { find, packages } = needs[name];
  const found = find();
  if (found) return found;
  throw new Error(`The tests need ${name}. On Debian: sudo ${aptCommand(packages)}`);
}
