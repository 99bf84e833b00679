import { argv } from 'node:process';

type Measurement = { run: () => Promise<void> };

/** `npm run measure -- <name>`: writes figures that the site shows into `content/`. */
const measurements: Record<string, { what: string; load: () => Promise<Measurement> }> = {
  home: { what: 'what a browser sees of the built home page', load: () => import('./home.ts') },
  frameworks: {
    what: 'what a counter weighs in four frameworks, built from the npm registry',
    load: () => import('./frameworks.ts'),
  },
};

const [name = 'home'] = argv.slice(2);
const measurement = measurements[name];
if (measurement) {
  await (await measurement.load()).run();
} else {
  console.log('npm run measure -- <name>\n');
  for (const [known, { what }] of Object.entries(measurements)) console.log(`  ${known.padEnd(12)}${what}`);
  process.exitCode = 1;
}
