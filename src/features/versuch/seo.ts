import { type Answer, type Experiment, type Finding, blocked, warnWhen } from './experiment.ts';

type Name = 'title' | 'address' | 'description';

const experiment: Experiment<Name> = {
  fields: {
    title: { label: 'Titel (title)' },
    address: { label: 'Adresse' },
    description: { label: 'Beschreibung (meta description)', isLong: true },
  },
  answer: judge,
};
export default experiment;

/** Google names no limit: these are what tools that measure its pages agree on. Pixels of Arial, sizes too. */
const TITLE_SIZE = 20;
const TEXT_SIZE = 14;
const DEVICES = [
  { device: 'Rechner', title: 600, text: 920 },
  { device: 'Telefon', title: 640, text: 680 },
];

function judge(values: Record<Name, string>): Answer<Name> {
  const [title, description] = [values.title, values.description].map((text) =>
    text.trim().replace(/\s+/g, ' '),
  );
  if (!title)
    return blocked('Noch fehlt etwas', 'title', 'Ohne Titel nimmt Google eine Überschrift der Seite.');
  if (!URL.canParse(values.address))
    return blocked('Noch fehlt etwas', 'address', 'Die ganze Adresse, mit https://');
  const { hostname, pathname } = new URL(values.address);
  const results = DEVICES.map(({ device, ...room }) => ({
    device,
    address: [hostname, ...pathname.split('/').filter(Boolean).map(readable)].join(' › '),
    title: cutAt(title, TITLE_SIZE, room.title),
    text: cutAt(description || 'Was Google auf der Seite findet.', TEXT_SIZE, room.text),
  }));
  const cut = results.filter((result) => result.title !== title).map(({ device }) => device);
  return {
    isGood: cut.length === 0,
    verdict: cut.length === 0 ? 'Der Titel passt' : `Der Titel wird gekürzt: ${cut.join(' und ')}`,
    results,
    findings: [
      { term: 'Titel', text: measured(title, TITLE_SIZE, 'title') },
      {
        term: 'Beschreibung',
        text: description ? measured(description, TEXT_SIZE, 'text') : 'Fehlt: Google nimmt Text der Seite.',
        isBad: !description,
      },
      ...repetitions(title, description!, hostname),
    ],
  };
}

const measured = (text: string, size: number, part: 'title' | 'text') =>
  `${Math.round(widthOf(text, size))} Pixel; Platz ist für etwa ${DEVICES.map(({ device, [part]: room }) => `${room} (${device})`).join(', ')}.`;

function repetitions(title: string, description: string, hostname: string): Finding[] {
  const [said, rest] = [wordsIn(title), new Set(wordsIn(description))];
  const twice = [...new Set(said.filter((word, index) => said.indexOf(word) < index))];
  const site = hostname.split('.').at(-2) ?? '';
  const isNamed = site !== '' && said.join('').includes(site.replaceAll('-', ''));
  const isSame = said.length > 2 && said.every((word) => rest.has(word));
  return [
    ...warnWhen(twice.length > 0, 'Doppelt im Titel', twice.join(', ')),
    ...warnWhen(
      isSame,
      'Doppelt im Treffer',
      'Die Beschreibung wiederholt jedes Wort des Titels. Nennen Sie dort, was er nicht sagt.',
    ),
    ...warnWhen(
      isNamed,
      'Doppelt über dem Titel',
      `Den Namen der Website zeigt Google schon: „${site}“ kostet Platz.`,
    ),
  ];
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** As much as there is room for; a text that is cut ends behind a word. */
export function cutAt(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  let width = widthOf(' …', size);
  let kept = '';
  for (const letter of text) {
    width += widthOf(letter, size);
    if (width > room) break;
    kept += letter;
  }
  return `${kept.replace(/ [^ ]*$/, '')} …`;
}

/** Letters of Arial by their width in thousandths of the size. */
const LETTERS = {
  191: "'",
  222: 'ijl’',
  278: ' !,./:;I[\\]ft·|',
  333: '()-`r„“”›{}',
  355: '"•*',
  500: 'Jcksvxyzç',
  584: '+<=>~×',
  611: 'FTZß',
  667: '&ABEKPSVXYÄ',
  722: 'CDHNRUwÜ',
  778: 'GOQÖ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…™@',
};
const WIDTHS = new Map(
  Object.entries(LETTERS).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)]),
  ),
);

/** What the table does not name is as wide as most small letters. */
export const widthOf = (text: string, size: number) =>
  [...text].reduce((width, letter) => width + ((WIDTHS.get(letter) ?? 556) * size) / 1000, 0);
