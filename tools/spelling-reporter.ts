import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** As cspell tells what it has found. */
type Issue = { text: string; row: number; uri: string; isFlagged?: boolean };

/** What `npm run spell` says to the author, in the form of all other messages; `cspell.config.yaml` names it. */
export const getReporter = () => ({
  issue({ text, row, uri, isFlagged }: Issue): void {
    const advice = isFlagged
      ? 'So schreibt man das nicht. Berichtigen Sie es.'
      : 'Dieses Wort ist nicht bekannt. Berichtigen Sie es, oder tragen Sie es in content/woerter.txt ein, wenn es stimmt.';
    console.log(`${relative('.', fileURLToPath(uri))}:${row}  ${text}: ${advice}`);
  },
  error: console.error,
  result({ files, issues }: { files: number; issues: number }): void {
    console.log(`Dateien: ${files}. Wörter, die zu prüfen sind: ${issues}.`);
  },
});
