import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSite } from './build.ts';

const BUSY_MACHINE = 240_000;

/** `npm test` has just built `dist/`; a second build of the same sources, which makes everything anew, must not differ in a byte. */
test(
  'two builds are byte-identical, and a build says what it is doing',
  async () => {
    const again = mkdtempSync(join(tmpdir(), 'build-'));
    vi.stubEnv('BUILD_CACHE', join(again, 'made-anew'));
    try {
      const steps: string[] = [];
      await buildSite(process.cwd(), { dist: join(again, 'dist'), tell: (step) => steps.push(step) });
      expect(steps.filter((step) => /\d+ (?:Seiten|Zeichnungen|Skripte|Dateien)/.test(step))).toHaveLength(5);
      const first = fingerprint('dist');
      expect(fingerprint(join(again, 'dist'))).toEqual(first);
      expect(Object.keys(first).length).toBeGreaterThan(100);
    } finally {
      vi.unstubAllEnvs();
      rmSync(again, { recursive: true });
    }
  },
  BUSY_MACHINE,
);

function fingerprint(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [
        file.slice(folder.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
