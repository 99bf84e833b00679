import { type Finding, blocked, experiment, warnings } from './experiment.ts';
import { headersIn, isToken, statusIn } from './header-lines.ts';

/** As the Fetch standard has it: https://fetch.spec.whatwg.org/#http-cors-protocol */
export default experiment({
  fields: {
    page: { label: 'Herkunft der Seite' },
    target: { label: 'Aufgerufene Adresse' },
    method: { label: 'Methode' },
    credentials: { label: 'credentials: same-origin oder include' },
    headers: { label: 'Eigene Kopfzeilen der Anfrage', isLong: true },
    answer: { label: 'Antwort, auch auf die Vorabfrage: Statuszeile und Kopfzeilen', isLong: true },
  },
  answer(values) {
    const { page, target } = values;
    for (const field of ['page', 'target'] as const)
      if (!URL.canParse(values[field])) return blocked(field, 'Die ganze Adresse, mit https://');
    if (!isToken(values.method) || /^(?:connect|trace|track)$/i.test(values.method))
      return blocked('method', 'Diese Methode sendet kein Browser. Gemeint ist zum Beispiel GET oder PUT.');
    const { origin } = new URL(page);
    if (origin === new URL(target).origin)
      return { isGood: true, verdict: 'Gleiche Herkunft: Hier fragt der Browser nicht' };

    // The browser writes these in capitals, and no others: «patch» stays small.
    const upper = values.method.toUpperCase();
    const method = /^(?:DELETE|GET|HEAD|OPTIONS|POST|PUT)$/.test(upper) ? upper : values.method;
    const methods = /^(?:GET|HEAD|POST)$/.test(method) ? [] : [method];
    const own = [...headersIn(values.headers)];
    const headers = own.flatMap(([name, value]) => (isHarmless(name, value) ? [] : name));
    const withCookies = values.credentials.trim() === 'include';
    const why = [...methods, ...headers].join(', ');
    const refusals = refusalsOf(values.answer, { origin, methods, headers, withCookies });
    const isStarred = headersIn(values.answer).get('access-control-allow-headers') === '*' && !withCookies;
    const needed = [
      why && 'HTTP/1.1 204 No Content',
      `Access-Control-Allow-Origin: ${origin}`,
      withCookies && 'Access-Control-Allow-Credentials: true',
      ...methods.map((name) => `Access-Control-Allow-Methods: ${name}`),
      headers.length > 0 && `Access-Control-Allow-Headers: ${headers.join(', ')}`,
      'Vary: Origin',
    ];
    return {
      isGood: refusals.length === 0,
      verdict: `Der Browser gibt die Antwort ${refusals.length > 0 ? 'nicht heraus' : 'heraus'}`,
      findings: [
        ...refusals,
        ...warnings([isStarred && headers.includes('authorization'), 'Authorization', STARRED]),
        { term: 'Vorabfrage', text: why ? `Ja, mit OPTIONS, wegen: ${why}` : UNASKED },
      ],
      shown: [{ label: 'Das muss der Server sagen', lines: [needed.filter(Boolean).join('\n')] }],
    };
  },
});

const UNASKED = 'Nein. Der Server führt den Aufruf aus, auch wenn er nicht zustimmt.';
const STARRED = 'Der Stern gilt dafür laut Standard nicht. Noch nehmen ihn alle drei Browser-Engines hin.';

/** The browser sets these itself; whoever names them is not heard. */
const FORBIDDEN =
  /^(?:proxy-|sec-)|^(?:accept-(?:charset|encoding)|access-control-request-(?:headers|method)|connection|content-length|(?:set-)?cookie|date|dnt|expect|host|keep-alive|origin|referer|te|trailer|transfer-encoding|upgrade|via)$/;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(?:;|$)/i;
const UNSAFE = /["():<>?@[\\\]{}]/;

/** What a form could send as well needs nobody's leave. */
function isHarmless(name: string, value: string): boolean {
  if (FORBIDDEN.test(name)) return true;
  if (value.length > 128) return false;
  if (name === 'accept') return !UNSAFE.test(value);
  if (name === 'accept-language' || name === 'content-language') return /^[\da-z *,.;=-]*$/i.test(value);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(value) ?? [];
  if (name === 'range') return from !== undefined && Number(from) <= Number(to || from);
  return name === 'content-type' && FORM.test(value) && !UNSAFE.test(value);
}

type Call = { origin: string; methods: string[]; headers: string[]; withCookies: boolean };

/** Why the browser refuses, with the words in which Chrome says so. */
function refusalsOf(text: string, { origin, methods, headers, withCookies }: Call): Finding[] {
  const answer = headersIn(text);
  const said = (name: string) => answer.get(`access-control-allow-${name}`);
  const missingIn = (list: string, names: string[]) => {
    const value = list === 'headers' ? said(list)?.toLowerCase() : said(list);
    const listed = new Set(value?.split(',').map((item) => item.trim()));
    const isFree = !withCookies && listed.has('*');
    return names.filter((name) => !isFree && !listed.has(name)).join(', ');
  };
  const allowed = said('origin');
  const [method, unnamed] = [missingIn('methods', methods), missingIn('headers', headers)];
  const isOther = !['*', origin, undefined].includes(allowed);
  const isUnheard = methods.length + headers.length > 0 && !statusIn(text).startsWith('2');
  return warnings(
    [isUnheard, 'It does not have HTTP ok status', 'Auf OPTIONS muss 200 bis 299 kommen.'],
    [allowed === undefined, "No 'Access-Control-Allow-Origin'", 'Die Erlaubnis fehlt.'],
    [withCookies && allowed === '*', "wildcard '*'", 'Mit Cookies muss die Herkunft dastehen.'],
    [isOther, 'not equal to the supplied origin', `Da muss genau ${origin} stehen.`],
    [withCookies && said('credentials') !== 'true', "Allow-Credentials must be 'true'", 'Das fehlt.'],
    [method !== '', `Method ${method} is not allowed`, 'Sie steht nicht in Allow-Methods.'],
    [unnamed !== '', `${unnamed} is not allowed`, 'Steht nicht in Allow-Headers.'],
  );
}
