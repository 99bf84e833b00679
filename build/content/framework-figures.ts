import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uncheckedYaml } from './checked-yaml.ts';

const FILE = 'content/messung-frameworks.yaml';

type Measured = { version: string; builder: string; gzip: number; brotli: number };
type Figures = { day?: string; frameworks?: Record<string, Measured> } | null | undefined;

/**
 * As they stand in a sentence: «58» (KB of 1,000 bytes, with Brotli), «19.3» and «November 2026». Read without a
 * check, like the prices: the file is checked by the page that needs it.
 */
export function frameworkFigures(root: string): Record<string, unknown> {
  if (!existsSync(join(root, FILE))) return {};
  const figures = uncheckedYaml(readFileSync(join(root, FILE), 'utf8')) as Figures;
  const { day, frameworks = {} } = figures ?? {};
  return {
    ...Object.fromEntries(Object.entries(frameworks).map(([name, measured]) => [name, inSentence(measured)])),
    ...(day && { monat: month(day) }),
  };
}

const inSentence = ({ version, builder, gzip, brotli }: Measured) => ({
  version,
  reihe: version.split('.').slice(0, 2).join('.'),
  werkzeug: builder,
  kb: kilobytes(brotli),
  gzip: kilobytes(gzip),
});

const kilobytes = (bytes: number) => String(Math.round(bytes / 1000));

const month = (day: string) =>
  new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
