import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE, parseManifest } from '../../contract/manifest.ts';

/** The site's own tokens and fonts, all inside the file: the report has no server to ask. */
export function reportStyles(root: string, dist: string): string {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return [
    read('src/styles/tokens.css'),
    read('src/styles/fonts.css'),
    embeddedFonts(dist),
    read('src/ui/drawing.css'),
    ...['colours.css', 'report.css', 'overview.css', 'page-card.css', 'statistics.css'].map(beside),
  ].join('\n');
}

export const sortScript = () => beside('sort.js');

const beside = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

function embeddedFonts(dist: string): string {
  const { files } = parseManifest(readFileSync(join(dist, MANIFEST_FILE), 'utf8'));
  const read = (path: string) => {
    const found = files.find((file) => file.path === path);
    return found ? readFileSync(join(dist, 'public', found.file)) : Buffer.of();
  };
  const stylesheet = files.find(({ path }) => /^\/assets\/fonts\.[^/]*\.css$/.test(path));
  if (!stylesheet) return '';
  return read(stylesheet.path)
    .toString()
    .replace(
      /url\("([^"]+)"\)/g,
      (_, path: string) => `url("data:font/woff2;base64,${read(path).toString('base64')}")`,
    );
}
