import { blocked, experiment, warnings } from './experiment.ts';
import { headersIn, statusIn } from './header-lines.ts';

export default experiment({
  fields: { headers: { label: 'Antwort des Servers: Statuszeile und Kopfzeilen', isLong: true } },
  answer({ headers: text }, now) {
    const headers = headersIn(text);
    const rules = directivesIn(headers.get('cache-control'));
    if (headers.size === 0)
      return blocked('headers', 'Eine Kopfzeile hat einen Doppelpunkt: Cache-Control: no-cache');
    const [browser, shared] = [keepingOf(text, false, now), keepingOf(text, true, now)];
    const age = Number(headers.get('age')) || 0;
    const said = (who: string, { isKept, seconds }: Keeping) => {
      if (!isKept) return `${who} holt die Antwort jedes Mal neu`;
      return `${who} fragt ${seconds > age ? `${inWords(seconds - age)} lang nicht` : 'jedes Mal'} nach`;
    };
    const asked = ASKED.find(([name]) => headers.has(name)) ?? ['', UNASKED];
    const isTimed = rules.has('max-age') || rules.has('s-maxage');
    const isOpen = !rules.has('private') && !rules.has('no-store');
    return {
      isGood: browser.isKept && browser.seconds > age,
      verdict: said('Der Browser', browser),
      findings: [
        ...warnings(
          [headers.has('set-cookie') && isOpen, 'Set-Cookie', COOKIE],
          [isTimed && headers.has('expires'), 'Expires', 'Zählt nicht: Cache-Control geht vor.'],
          [headers.has('pragma'), 'Pragma', 'Gilt in einer Antwort nicht. Gemeint ist Cache-Control.'],
        ),
        { term: 'Warum', text: `${browser.why}${age > 0 ? ` Davon ab geht Age: ${inWords(age)}.` : ''}` },
        { term: 'CDN, Proxy', text: `${said('Ein CDN', shared)}. ${shared.why}` },
        ...(browser.isKept ? [{ term: 'Rückfrage', text: asked[1]! }] : []),
        ...(headers.has('vary') ? [{ term: 'Vary', text: VARY + headers.get('vary')! }] : []),
      ],
    };
  },
});

const COOKIE = 'Ohne private darf ein CDN das Cookie des einen dem nächsten geben.';
const VARY = 'Je Wert eine eigene Fassung (bei Cookie oder User-Agent also kaum eine zweimal): ';
const ASKED = [
  ['etag', 'Mit dem ETag (If-None-Match). Stimmt er noch, kommt 304 ohne Inhalt.'],
  ['last-modified', 'Mit dem Zeitpunkt der Änderung (If-Modified-Since), auf die Sekunde genau.'],
] as const;
const UNASKED = 'Ohne ETag und Last-Modified kommt der ganze Inhalt noch einmal.';
/** What a cache may do with an answer: how long it is fresh, and which rule says so. */
type Keeping = { isKept: boolean; seconds: number; why: string };

/** RFC 9110, 15.1: what may be kept although nobody says how long. */
const HEURISTIC = /^(?:20[0346]|30[018]|404|405|410|414|501)$/;
const NEVER = Number.NEGATIVE_INFINITY;

/** RFC 9111, 3 and 4.2.1, for a browser or for what several people share: the first step that applies decides. */
export function keepingOf(text: string, isShared: boolean, now?: Date): Keeping {
  const headers = headersIn(text);
  const rules = directivesIn(headers.get('cache-control'));
  const status = statusIn(text);
  const time = (name: string) => Date.parse(headers.get(name) ?? '');
  const date = time('date') || (now?.getTime() ?? Number.NaN);
  const limit = ['s-maxage', 'max-age'].slice(isShared ? 0 : 1).find((name) => rules.has(name));
  const isMeant = rules.has('public') || rules.has('private') || HEURISTIC.test(status);
  const steps: [isSo: boolean, seconds: number, why: string][] = [
    [rules.has('no-store'), NEVER, 'no-store: niemand darf sie aufbewahren.'],
    [isShared && rules.has('private'), NEVER, 'private: Nur der Browser darf sie aufbewahren.'],
    [!limit && !headers.has('expires') && !isMeant, NEVER, `Status ${status} braucht dazu eine Frist.`],
    [rules.has('no-cache'), 0, 'no-cache: aufbewahren ja, aber vor jeder Verwendung fragen.'],
    [/(?:^|,)\s*\*/.test(headers.get('vary') ?? ''), 0, 'Vary: * passt auf keine zweite Anfrage.'],
    [!!limit, Number(/^\d+$/.exec(rules.get(limit!) ?? '')), `Es gilt ${limit}=${rules.get(limit!)}.`],
    [headers.has('expires'), (time('expires') - date) / 1000, 'Es gilt Expires, gerechnet ab Date.'],
    [time('last-modified') < date, (date - time('last-modified')) / 10_000, GUESSED],
    [true, 0, 'Niemand nennt eine Frist, und es gibt nichts zum Schätzen.'],
  ];
  const [, seconds, why] = steps.find(([isSo]) => isSo)!;
  return { isKept: seconds !== NEVER, seconds: Math.max(0, seconds || 0), why };
}

const GUESSED = 'Geschätzt, weil niemand eine Frist nennt: ein Zehntel der Zeit seit Last-Modified.';

/** Of several with one name the first counts. */
const directivesIn = (value = ''): Map<string, string> =>
  new Map(
    [...value.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,]*)))?/g)]
      .toReversed()
      .map(([, name, quoted, bare]) => [name!.toLowerCase(), quoted ?? bare ?? '']),
  );

function inWords(seconds: number): string {
  const units = { day: 86_400, hour: 3600, minute: 60, second: 1 };
  const [unit, size] = Object.entries(units).find(([, least]) => seconds >= least) ?? ['second', 1];
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return (seconds / size).toLocaleString('de-DE', style);
}
