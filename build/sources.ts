import { globSync } from 'node:fs';
import { today } from './today.ts';

/** Below `dist/`: what it was built from, and on which day. */
export const SOURCES_FILE = 'quellen.txt';

const FILES = [
  '{build,cache,content,contract,drawings,public,src}/**/*',
  'package-lock.json',
  'vite.config.ts',
];

export const sourcesIn = (root: string) => globSync(FILES, { cwd: root }).toSorted();

/** Differs as soon as something was added or taken away, and every day: some texts become due. */
export const listOfSources = (root: string) => [today(), ...sourcesIn(root)].join('\n');
