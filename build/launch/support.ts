import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionenSchema } from '../../src/content/versionen.ts';
import type { Problem } from '../../src/content/problem.ts';
import { lastDay, spokenMoment } from '../../src/support-period.ts';
import { parseYaml } from '../content/checked-yaml.ts';

const FILE = 'content/versionen.yaml';

/**
 * Releases whose support has ended since somebody last compared the file with its sources: the page marks them by
 * itself, but whoever reads it then asks what came after them. A file with a mistake is told by the build.
 */
export function findEndedSupport(root: string, today: string): Problem[] {
  if (!existsSync(join(root, FILE))) return [];
  const parsed = parseYaml(FILE, readFileSync(join(root, FILE), 'utf8'), versionenSchema);
  if ('problems' in parsed) return [];
  const { data, lineOf } = parsed;
  return data.products.flatMap(({ name, releases }, product) =>
    releases.flatMap(({ release, supportUntil }, index): Problem[] => {
      if (!supportUntil) return [];
      const day = lastDay(supportUntil);
      if (day >= today || day < data.checked) return [];
      const message =
        `Der Support endete nach der letzten Prüfung (${spokenMoment(supportUntil)}). Sehen Sie nach, was danach ` +
        'kam, und tragen Sie den Tag unter „checked“ ein.';
      return [
        {
          file: FILE,
          line: lineOf(['products', product, 'releases', index]),
          field: `${name} ${release}`,
          message,
        },
      ];
    }),
  );
}
