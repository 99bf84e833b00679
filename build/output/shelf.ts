import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Shelf = {
  /** Gives back how to get the text again. */
  lay: (text: string) => () => string;
  close: () => void;
};

/** For texts that are not finished: of thousands not all can be held at once. One file, because making many takes longer. */
export function openShelf(): Shelf {
  const folder = mkdtempSync(join(tmpdir(), 'shelf-'));
  const file = openSync(join(folder, 'texts'), 'w+');
  let end = 0;
  return {
    lay(text) {
      const at = end;
      const laid = Buffer.from(text);
      writeFileSync(file, laid);
      end += laid.length;
      const { length } = laid;
      return () => {
        const bytes = Buffer.allocUnsafe(length);
        readSync(file, bytes, 0, length, at);
        return bytes.toString();
      };
    },
    close() {
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
