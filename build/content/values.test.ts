import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Problem } from '../../src/content/problem.ts';
import { fillPlaceholders, type Values } from './placeholders.ts';
import { measuredFrameworks } from './values.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function rootWith(yaml: string): string {
  const root = mkdtempSync(join(tmpdir(), 'figures-'));
  folders.push(root);
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/messung-frameworks.yaml'), yaml);
  return root;
}

const YAML = `day: 2026-03-01
node: 24.0.0
frameworks:
  react: { version: 19.3.1, builder: vite 8.3.8, raw: 219554, gzip: 67499, brotli: 58500 }
`;

function filled(text: string, yaml = YAML) {
  const problems: Problem[] = [];
  const values = { messung: measuredFrameworks(rootWith(yaml)), preis: {} } as Values;
  return { text: fillPlaceholders('content/lexikon/react.md', text, values, problems), problems };
}

test('a text names what was measured, rounded, with version and month', () => {
  const { text, problems } = filled(
    'React {{messung.react.reihe}} ({{messung.react.version}}): {{messung.react.kb}} KB, gzip {{messung.react.gzip}}, {{messung.monat}}',
  );
  expect(text).toBe('React 19.3 (19.3.1): 59 KB, gzip 67, März 2026');
  expect(problems).toEqual([]);
});
