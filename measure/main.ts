import { argv } from 'node:process';
import { measureFrameworks } from './frameworks.ts';
import { measureHome } from './home.ts';

/** `npm run measure [-- frameworks]`: writes figures that the site shows into `content/`. */
const measurements: Record<string, () => void | Promise<void>> = {
  home: measureHome,
  frameworks: measureFrameworks,
};

const measure = measurements[argv[2] ?? 'home'];
if (!measure) throw new Error(`npm run measure -- ${Object.keys(measurements).join(' | ')}`);
await measure();
