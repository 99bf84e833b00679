import { type Answer, type Experiment, type Finding, blocked, warnWhen } from './experiment.ts';
import { headersIn } from './header-lines.ts';

const experiment: Experiment<'headers'> = {
  fields: { headers: { label: 'Antwort des Servers: Statuszeile und Kopfzeilen', isLong: true } },
  answer: ({ headers }, now) => judge(headers, now),
};
export default experiment;

/** What a cache may do with the answer: how long it is fresh, in seconds, and which rule says so. */
export type Keeping = { isKept: boolean; seconds: number; why: string };

function judge(text: string, now?: Date): Answer<'headers'> {
  const headers = headersIn(text);
  if (headers.size === 0)
    return blocked(
      'Noch fehlt etwas',
      'headers',
      'Eine Kopfzeile hat einen Doppelpunkt: Cache-Control: no-cache',
    );
  const rules = directivesIn(headers.get('cache-control'));
  const [browser, shared] = [keepingOf(text, false, now), keepingOf(text, true, now)];
  const age = Number(headers.get('age') ?? 0) || 0;
  const told = (keeping: Keeping) =>
    `${!keeping.isKept ? 'Bewahrt sie nicht auf' : keeping.seconds > age ? `Ohne Rückfrage ${inWords(keeping.seconds - age)}` : 'Fragt vor jeder Verwendung nach'}. ${keeping.why}`;
  const isFresh = browser.isKept && browser.seconds > age;
  const validator = ['etag', 'last-modified'].find((name) => headers.has(name));
  return {
    isGood: isFresh,
    verdict: isFresh
      ? `Der Browser fragt ${inWords(browser.seconds - age)} lang nicht nach`
      : browser.isKept
        ? 'Der Browser fragt jedes Mal nach'
        : 'Der Browser holt die Antwort jedes Mal neu',
    findings: [
      ...contradictions(headers, rules),
      { term: 'Browser', text: told(browser) },
      { term: 'CDN, Proxy', text: told(shared) },
      ...(browser.isKept
        ? [{ term: 'Rückfrage', text: validator ? ASKED[validator]! : ASKED.none!, isBad: !validator }]
        : []),
      ...(headers.has('vary') ? [{ term: 'Vary', text: varyOf(headers.get('vary')!) }] : []),
      ...staleness(rules),
    ],
  };
}

const ASKED: Record<string, string> = {
  etag: 'Mit If-None-Match und dem ETag. Stimmt er noch, kommt 304 ohne Inhalt.',
  'last-modified': 'Mit If-Modified-Since und dem Tag der Änderung, auf die Sekunde genau.',
  none: 'Ohne ETag und Last-Modified kommt der ganze Inhalt noch einmal.',
};
const UNKNOWN = 'Niemand nennt eine Frist, und es gibt nichts zum Schätzen.';

/** RFC 9110, 15.1: what may be kept although nobody says how long. */
const HEURISTIC = /^(?:20[0346]|30[018]|404|405|410|414|501)$/;

/** RFC 9111, 3 (may it be kept) and 4.2.1 (how long), for a browser or for what several people share. */
export function keepingOf(text: string, isShared: boolean, now?: Date): Keeping {
  const headers = headersIn(text);
  const rules = directivesIn(headers.get('cache-control'));
  const status = /^\s*HTTP\/[\d.]+ (\d{3})/i.exec(text)?.[1] ?? '200';
  const isGuessable = HEURISTIC.test(status) || rules.has('public') || (rules.has('private') && !isShared);
  const date = Date.parse(headers.get('date') ?? '') || (now?.getTime() ?? Number.NaN);
  const never = (why: string): Keeping => ({ isKept: false, seconds: 0, why });
  const kept = (seconds: number, why: string): Keeping => ({ isKept: true, seconds, why });

  if (rules.has('no-store')) return never('no-store: niemand.');
  if (isShared && rules.has('private')) return never('private: nur für einen Menschen.');
  const named = (isShared && rules.has('s-maxage') && 's-maxage') || (rules.has('max-age') && 'max-age');
  if (!named && !headers.has('expires') && !isGuessable)
    return never(`Status ${status} wird nur mit einer Frist aufbewahrt.`);
  if (rules.has('no-cache')) return kept(0, 'no-cache: aufbewahren ja, aber erst fragen.');
  if (headers.get('vary')?.includes('*')) return kept(0, 'Vary: * passt auf keine zweite Anfrage.');
  if (named) {
    const seconds = rules.get(named)!;
    return /^\d+$/.test(seconds)
      ? kept(Number(seconds), `Es gilt ${named}.`)
      : kept(0, `${named}=${seconds} ist keine Zahl, also abgelaufen.`);
  }
  if (headers.has('expires')) {
    const seconds = (Date.parse(headers.get('expires')!) - date) / 1000;
    return kept(Math.max(0, seconds || 0), 'Es gilt Expires, gerechnet ab Date.');
  }
  const unchanged = (date - Date.parse(headers.get('last-modified') ?? '')) / 1000;
  return unchanged > 0
    ? kept(unchanged / 10, 'Geschätzt: ein Zehntel der Zeit seit Last-Modified.')
    : kept(0, UNKNOWN);
}

/** The first of a name counts. */
function directivesIn(value = ''): Map<string, string> {
  const found = value.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,]*)))?/g);
  return new Map(
    [...found].toReversed().map(([, name, quoted, bare]) => [name!.toLowerCase(), quoted ?? bare ?? '']),
  );
}

function contradictions(headers: Map<string, string>, rules: Map<string, string>): Finding[] {
  const isTimed = rules.has('max-age') || rules.has('s-maxage');
  return [
    ...warnWhen(
      headers.has('set-cookie') && !rules.has('private') && !rules.has('no-store'),
      'Set-Cookie',
      COOKIE,
    ),
    ...warnWhen(
      rules.has('no-store') && (isTimed || rules.has('public')),
      'Widerspruch',
      'no-store geht vor, alles andere in der Zeile zählt nicht.',
    ),
    ...warnWhen(isTimed && headers.has('expires'), 'Expires', 'Zählt nicht: Cache-Control geht vor.'),
    ...warnWhen(headers.has('pragma'), 'Pragma', 'Gilt in einer Antwort nicht. Gemeint ist Cache-Control.'),
  ];
}

const COOKIE = 'Ohne private darf ein CDN das Cookie des einen dem nächsten geben.';

const varyOf = (names: string) =>
  `Aufbewahrt wird je Wert von ${names} eine eigene Fassung.${/cookie|user-agent/i.test(names) ? ' Das sind so viele, dass sich kaum eine zweimal nutzen lässt.' : ''}`;

function staleness(rules: Map<string, string>): Finding[] {
  const late = [
    ['must-revalidate', 'Abgelaufen wird sie nie benutzt, auch nicht, wenn der Server ausfällt.'],
    [
      'stale-while-revalidate',
      'So lange darf die abgelaufene Antwort dienen, während im Hintergrund eine neue kommt.',
    ],
    ['stale-if-error', 'So lange darf die abgelaufene Antwort bei einem Fehler des Servers dienen.'],
    ['immutable', 'Auch beim Neuladen fragt der Browser nicht. Für Adressen, die mit dem Inhalt wechseln.'],
  ];
  return late.flatMap(([term, text]) =>
    rules.has(term!) ? { term: `${term} ${rules.get(term!)}`.trim(), text: text! } : [],
  );
}

const UNITS = [
  [31_536_000, 'year'],
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [0, 'second'],
] as const;

function inWords(seconds: number): string {
  const [size, unit] = UNITS.find(([least]) => seconds >= least)!;
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return (seconds / (size || 1)).toLocaleString('de-DE', style);
}
