import { expect, test } from 'vitest';
import { frameworkFigures } from '../build/content/framework-figures.ts';
import { counters } from './counters.ts';

test('the figures of the site are those of the counters that stand in the repository', () => {
  const figures = frameworkFigures(process.cwd()) as Record<string, { version: string }>;
  for (const [name, { packages, framework }] of Object.entries(counters))
    expect(figures[name]?.version, `npm run measure -- frameworks: ${name}`).toBe(packages[framework]);
});
