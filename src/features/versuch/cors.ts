import { type Finding, blocked, experiment, warnings } from './experiment.ts';
import { headersIn, isToken } from './header-lines.ts';

/** As the Fetch standard has it: https://fetch.spec.whatwg.org/#http-cors-protocol */
export default experiment({
  fields: {
    page: { label: 'Herkunft der Seite' },
    target: { label: 'Aufgerufene Adresse' },
    method: { label: 'Methode' },
    credentials: { label: 'credentials: same-origin oder include' },
    headers: { label: 'Eigene Kopfzeilen der Anfrage', isLong: true },
    answer: { label: 'Kopfzeilen der Antwort, auch der auf die Vorabfrage', isLong: true },
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
    const refusals = refusalsOf(headersIn(values.answer), { origin, methods, headers, withCookies });
    const needed = [
      `Access-Control-Allow-Origin: ${origin}`,
      withCookies && 'Access-Control-Allow-Credentials: true',
      ...methods.map((name) => `Access-Control-Allow-Methods: ${name}`),
      headers.length > 0 && `Access-Control-Allow-Headers: ${headers.join(', ')}`,
      'Vary: Origin',
    ];
    return {
      isGood: refusals.length === 0,
      verdict: `Der Browser gibt die Antwort ${refusals.length > 0 ? 'nicht heraus' : 'heraus'}`,
      findings: [...refusals, { term: 'Vorabfrage', text: why ? `Ja, mit OPTIONS, wegen: ${why}` : UNASKED }],
      shown: [{ label: 'Das muss der Server sagen', lines: [needed.filter(Boolean).join('\n')] }],
    };
  },
});

const UNASKED = 'Nein. Der Server führt den Aufruf aus, auch wenn er nicht zustimmt.';
const UNNAMED =
  'Steht nicht in Allow-Headers. Der Stern gilt nicht für Authorization, nur Chromium nimmt ihn noch hin.';

/** The browser sets these itself; whoever names them is not heard. */
const FORBIDDEN =
  /^(?:proxy-|sec-)|^(?:accept-(?:charset|encoding)|connection|content-length|cookie|date|dnt|expect|host|keep-alive|origin|referer|te|trailer|transfer-encoding|upgrade|via)$/;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(?:;|$)/i;
const UNSAFE = /["():<>?@[\\\]{}]/;

/** What a form could send as well needs nobody's leave. */
function isHarmless(name: string, value: string): boolean {
  if (FORBIDDEN.test(name)) return true;
  if (value.length > 128) return false;
  if (name === 'accept') return !UNSAFE.test(value);
  if (name === 'accept-language' || name === 'content-language') return /^[\da-z *,.;=-]*$/i.test(value);
  if (name === 'range') return /^bytes=\d+-\d*$/.test(value);
  return name === 'content-type' && FORM.test(value) && !UNSAFE.test(value);
}

type Call = { origin: string; methods: string[]; headers: string[]; withCookies: boolean };

/** Why the browser refuses, with the words in which Chrome says so. */
function refusalsOf(answer: Map<string, string>, { origin, methods, headers, withCookies }: Call): Finding[] {
  const said = (name: string) => answer.get(`access-control-allow-${name}`);
  const missingIn = (list: string, names: string[]) => {
    const listed = (said(list) ?? '').split(',').map((item) => item.trim());
    const isFree = (name: string) => !withCookies && name !== 'authorization' && listed.includes('*');
    const isListed = (name: string) =>
      listed.some((item) => item === name || (list === 'headers' && item.toLowerCase() === name));
    return names.filter((name) => !isFree(name) && !isListed(name)).join(', ');
  };
  const allowed = said('origin');
  const [method, unnamed] = [missingIn('methods', methods), missingIn('headers', headers)];
  return warnings(
    [allowed === undefined, "No 'Access-Control-Allow-Origin'", 'Die Erlaubnis fehlt.'],
    [withCookies && allowed === '*', "wildcard '*'", 'Mit Cookies muss die Herkunft dastehen.'],
    [
      !['*', origin, undefined].includes(allowed),
      'not equal to the supplied origin',
      `Da muss genau ${origin} stehen.`,
    ],
    [
      withCookies && said('credentials') !== 'true',
      "Allow-Credentials must be 'true'",
      'Diese Kopfzeile fehlt.',
    ],
    [method !== '', `Method ${method} is not allowed`, 'Sie steht nicht in Allow-Methods.'],
    [unnamed !== '', `${unnamed} is not allowed`, UNNAMED],
  );
}
