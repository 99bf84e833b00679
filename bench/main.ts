import { argv } from 'node:process';

type Bench = { run: (args: string[]) => Promise<void> };

/** `npm run bench -- <name> […]`: each measures one thing beside a reference, and ends by itself. */
const benches: Record<string, { what: string; load: () => Promise<Bench> }> = {
  pages: {
    what: 'Lighthouse over pages of each kind, or over given addresses',
    load: () => import('./pages.ts'),
  },
  nav: { what: 'from a click to the next heading, prefetched and not', load: () => import('./nav.ts') },
  hydrate: { what: 'until the application runs on a slow phone', load: () => import('./hydrate.ts') },
  serve: { what: 'requests a second beside sirv, nginx and Caddy', load: () => import('./serve.ts') },
  statistics: { what: 'what counting visits costs', load: () => import('./statistics.ts') },
  build: { what: 'a build and its search as the glossary grows', load: () => import('./build.ts') },
  dev: { what: 'what a writer waits for: start, first page, a change', load: () => import('./dev.ts') },
  outbox: { what: 'contact messages a second', load: () => import('./outbox.ts') },
  growth: { what: 'every parser from 1 to 64 KB of its worst input', load: () => import('./growth.ts') },
};

const [name = '', ...args] = argv.slice(2);
const bench = benches[name];
if (bench) {
  await (await bench.load()).run(args);
} else {
  console.log('npm run bench -- <name>\n');
  for (const [known, { what }] of Object.entries(benches)) console.log(`  ${known.padEnd(12)}${what}`);
  if (name) process.exitCode = 1;
}
