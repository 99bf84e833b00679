import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MANIFEST_FILE, type Redirect } from '../../contract/manifest.ts';
import { exampleEntry, manifest } from '../site-map.ts';

/** As they come from earlier websites: with and without an ending, below others, with umlauts. */
export const REDIRECTS: Redirect[] = [
  { from: '/alte-seite/', to: '/kontakt/' },
  { from: '/Preise.html', to: '/blog/' },
  { from: '/unterlagen/preisliste.pdf', to: '/' },
  { from: '/lexikon/frueher/', to: exampleEntry },
  { from: '/über-mich', to: '/blog/' },
];

const withRedirects = { ...manifest, redirects: REDIRECTS };

/** The build as it lies in `dist/`, with old addresses of its own, in this folder. */
export function linkBuildWithRedirects(folder: string): void {
  const dist = join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync('dist')) {
    if (name !== MANIFEST_FILE) symlinkSync(resolve('dist', name), join(dist, name));
  }
  writeFileSync(join(dist, MANIFEST_FILE), JSON.stringify(withRedirects));
}
