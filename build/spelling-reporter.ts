/** As cspell tells what it has found. */
type Issue = { text: string; row: number; uri?: string; isFlagged?: boolean };

/** What `npm run spell` says to the author, in the form of all other messages (`cspell.config.yaml` names it). */
export function getReporter() {
  return {
    issue({ text, row, uri, isFlagged }: Issue): void {
      const file = decodeURI(uri ?? '').replace(`${decodeURI(new URL('..', import.meta.url).href)}`, '');
      const message = isFlagged
        ? 'So schreibt man das nicht. Berichtigen Sie es.'
        : 'Dieses Wort ist nicht bekannt. Berichtigen Sie es, oder tragen Sie es in content/woerter.txt ein, wenn es stimmt.';
      console.log(`${file}:${row}  ${text}: ${message}`);
    },
    error(message: string, error: Error): void {
      console.error(message, error);
    },
    result({ files, issues }: { files: number; issues: number }): void {
      console.log(`Dateien: ${files}. Wörter, die zu prüfen sind: ${issues}.`);
    },
  };
}
