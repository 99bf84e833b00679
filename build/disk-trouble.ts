const SENTENCES: Record<string, string> = {
  EACCES:
    'lässt sich nicht lesen oder schreiben. Diesem Benutzer fehlt das Recht dazu. Wer einmal mit sudo gebaut hat, holt sich die Dateien so zurück: sudo chown -R "$USER" .',
  EROFS: 'lässt sich nicht schreiben. Der Datenträger erlaubt nur das Lesen.',
  ENOSPC:
    'lässt sich nicht schreiben. Der Datenträger ist voll. Schaffen Sie Platz, und bauen Sie noch einmal; der letzte Build ist noch da.',
};

/** What the owner can mend is said in a sentence; everything else is a mistake of ours, and keeps its stack. */
export function diskTrouble(error: unknown): string | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const reason = SENTENCES[code === 'EPERM' ? 'EACCES' : code];
  return reason && `${path ?? 'Eine Datei'} ${reason}`;
}
