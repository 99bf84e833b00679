import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest } from '../contract/manifest.ts';

export const manifest = parseManifest(readFileSync('dist/manifest.json', 'utf8'));

/** The paths of all screens that were built. */
export const screens = manifest.files.filter(({ kind }) => kind === 'screen').map(({ path }) => path);

/** One path for each kind of page: enough where all pages of a kind behave alike. */
export const examples = [
  '/',
  '/leistungen/programmierung/',
  '/leistungen/seo/',
  '/leistungen/kuenstliche-intelligenz/',
  '/local-seo-agentur/',
  '/consultee-ai/',
  '/blog/',
  '/blog/api-entwicklung/',
  '/lexikon/',
  '/lexikon/api/',
  '/kontakt/',
  '/impressum/',
  '/dsgvo/',
];

export const builtFile = (file: string) => readFileSync(join('dist', 'public', file), 'utf8');
