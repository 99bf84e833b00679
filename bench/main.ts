import { argv } from 'node:process';

type Bench = { run: (args: string[]) => Promise<void> };

/** `npm run bench -- <name> […]`: each measures one thing beside a reference, and ends by itself. */
const benches: Record<string, [what: string, load: () => Promise<Bench>]> = {
  pages: ['Lighthouse over pages of each kind, or over given addresses', () => import('./pages.ts')],
  nav: ['from a click to the next heading, prefetched and not', () => import('./nav.ts')],
  hydrate: ['until the application runs on a slow phone', () => import('./hydrate.ts')],
  serve: ['requests a second beside sirv', () => import('./serve.ts')],
  outbox: ['contact messages a second', () => import('./outbox.ts')],
  build: ['a build as the glossary grows', () => import('./build.ts')],
};

const [name = '', ...args] = argv.slice(2);
if (benches[name]) {
  const [, load] = benches[name];
  await (await load()).run(args);
} else {
  console.log('npm run bench -- <name>\n');
  for (const [known, [what]] of Object.entries(benches)) console.log(`  ${known.padEnd(12)}${what}`);
  if (name) process.exitCode = 1;
}
