const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A readable fragment for a German heading, unique on its page. */
export function headingId(text: string, taken: string[]): string {
  const base =
    text
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => UMLAUTS[letter]!)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'abschnitt';
  let id = base;
  for (let count = 2; taken.includes(id); count++) id = `${base}-${count}`;
  return id;
}
