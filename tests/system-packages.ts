import { existsSync } from 'node:fs';
import { findBinaries } from '../server/outbox/postgres/test-cluster.ts';
import { findCommand, installPackages } from './debian.ts';

export const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What the tests need of the system, and Debian's packages that bring it. */
const needs = {
  nginx: {
    find: () => (existsSync(BROTLI) ? findCommand('nginx') : undefined),
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  Caddy: { find: () => findCommand('caddy'), packages: ['caddy'] },
  'systemd-analyze': { find: () => findCommand('systemd-analyze'), packages: ['systemd'] },
  PostgreSQL: { find: findBinaries, packages: ['postgresql'] },
} satisfies Record<string, { find: () => string | undefined; packages: string[] }>;

/** At once and before any test: two tests that install at the same time stand in each other's way. */
export default function setUp(): void {
  const missing = Object.values(needs).filter(({ find }) => !find());
  if (missing.length > 0) installPackages(missing.flatMap(({ packages }) => packages));
}

export function findNeeded(name: keyof typeof needs): string {
  const { find, packages } = needs[name];
  const found = find();
  if (found) return found;
  throw new Error(`The tests need ${name}: install Debian's packages ${packages.join(' and ')}.`);
}
