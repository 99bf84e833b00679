import { type Finding, blocked, experiment, warnings } from './experiment.ts';

/** In pixels of Arial. Google names no limit: this is about what tools agree on (580 to 600, 920, 680). */
const TITLE = { size: 20, room: 600 };
const TEXT_SIZE = 14;
const TEXT_ROOM = { Rechner: 920, Telefon: 680 };

export default experiment({
  fields: {
    title: { label: 'Titel (title)' },
    address: { label: 'Adresse' },
    description: { label: 'Beschreibung (meta description)', isLong: true },
  },
  answer({ title, address, description: text }) {
    if (title.trim() === '') return blocked('title', 'Ohne Titel nimmt Google eine Überschrift der Seite.');
    if (!URL.canParse(address)) return blocked('address', 'Die ganze Adresse, mit https://');
    const { hostname, pathname } = new URL(address);
    const cut = cutAt(title, TITLE.size, TITLE.room);
    const place = [hostname, ...pathname.split('/').filter(Boolean)].join(' › ');
    const results = Object.entries(TEXT_ROOM).map(([label, room]) => ({
      label,
      lines: [place, cut, cutAt(text || 'Was Google auf der Seite findet.', TEXT_SIZE, room)],
    }));
    const measured = (some: string, size: number) =>
      `${Math.round(widthOf(some, size))} Pixel; Platz ist für etwa`;
    return {
      isGood: cut === title,
      verdict: cut === title ? 'Der Titel passt' : 'Der Titel wird gekürzt',
      shown: results,
      findings: [
        { term: 'Titel', text: `${measured(title, TITLE.size)} ${TITLE.room}.` },
        {
          term: 'Beschreibung',
          text: `${measured(text, TEXT_SIZE)} ${TEXT_ROOM.Rechner}, am Telefon ${TEXT_ROOM.Telefon}.`,
        },
        ...repetitions(title, text, hostname),
      ],
    };
  },
});

function repetitions(title: string, text: string, hostname: string): Finding[] {
  const [said, rest] = [wordsIn(title), wordsIn(text)];
  const twice = new Set(said.filter((word, index) => said.indexOf(word) < index));
  const site = hostname.split('.').at(-2) ?? '';
  const isNamed = site !== '' && said.join('').includes(site.replaceAll('-', ''));
  const isSame = said.length > 2 && said.every((word) => rest.includes(word));
  return warnings(
    [text === '', 'Beschreibung fehlt', 'Google nimmt Text der Seite.'],
    [twice.size > 0, 'Doppelt im Titel', [...twice].join(', ')],
    [isSame, 'Doppelt im Treffer', 'Die Beschreibung wiederholt den Titel. Sagen Sie dort etwas anderes.'],
    [isNamed, 'Doppelt über dem Titel', `Den Namen der Website zeigt Google schon: „${site}“ kostet Platz.`],
  );
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

/** As much as there is room for; a text that is cut ends behind a word. */
export function cutAt(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  let width = widthOf(' …', size);
  const end = [...text].findIndex((letter) => (width += widthOf(letter, size)) > room);
  const shown = [...text].slice(0, end).join('');
  return `${shown.replace(/ [^ ]*$/, '')} …`;
}

/** Letters of Arial by their width in thousandths of the size. */
const LETTERS = Object.entries({
  191: "'",
  222: 'ijl’',
  278: ' !,./:;I[\\]ft·|',
  333: '()-`r„“”›{}"•*',
  500: 'Jcksvxyzç',
  584: '+<=>~×',
  611: 'FTZß',
  667: '&ABEKPSVXYÄ',
  722: 'CDHNRUwÜ',
  778: 'GOQÖ',
  833: 'Mm',
  944: 'W%',
  1000: '—…™@',
});

/** What the table does not name is as wide as most small letters. */
export function widthOf(text: string, size: number): number {
  const widths = [...text].map((letter) => LETTERS.find(([, all]) => all.includes(letter))?.[0]);
  return widths.reduce((sum, width) => sum + Number(width ?? 556), 0) * (size / 1000);
}
