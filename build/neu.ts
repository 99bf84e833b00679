import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { kindNames, newFile, Refusal } from './neu/new-file.ts';
import { today } from './today.ts';

/** `npm run neu -- beitrag "Titel"`: a file to begin with. */
const [kind, ...words] = process.argv.slice(2);
try {
  if (!kind || words.length === 0) throw new Refusal(`npm run neu -- ${kindNames.join('|')} "Titel"`);
  const { file, address, source } = newFile(process.cwd(), kind, words.join(' ').trim(), today());
  mkdirSync(dirname(file), { recursive: true });
  // Whoever was faster keeps what is there.
  writeFileSync(file, source, { flag: 'wx' });
  console.log(`${file} ist angelegt und lässt sich bauen. Jedes Feld ist darin erklärt.`);
  console.log(`Ansehen und weiterschreiben: npm run dev, dann ${address}`);
  console.log('Online geht es erst ohne die Zeile „draft: true“.');
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
