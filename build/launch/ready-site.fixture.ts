import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { checkLaunch } from './check.ts';

const siteFile = (line: string) =>
  `export const site = {\n  origin: 'https://www.ada-lang.de/',\n  ${line}\n};\n`;

/** The files and settings of a site that may go online; each test adds what it is about. */
export const ready = {
  files: {
    'content/site.ts': siteFile(''),
    'content/recht/impressum.md': '---\nchecked: 2025-12-01\n---\n\nAngaben nach § 5 DDG\n',
    'content/bilder/portrait.jpg': 'ein Foto',
    'content/lexikon/http.md': 'Eine Anfrage an `www.muster.example`, Nummer 12345.\n',
  },
  env: {
    PUBLIC_ORIGIN: 'https://www.ada-lang.de',
    SMTP_URL: 'smtps://ada:geheim12345@mail.ada-lang.de',
    MAIL_FROM: 'website@ada-lang.de',
    MAIL_TO: 'kontakt@ada-lang.de',
  },
};

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

export function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'launch-'));
  folders.push(root);
  for (const [file, content] of Object.entries({ ...ready.files, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

export const findings = async (files: Record<string, string>, env: Record<string, string | undefined> = {}) =>
  checkLaunch(folderWith(files), { ...ready.env, ...env });

export const siteWith = (line: string) => ({
  'content/site.ts': siteFile(line),
});
