/**
 * The score that Mozilla's HTTP Observatory gives an answer, by its published rules
 * (developer.mozilla.org/observatory/docs/tests_and_scoring): 100 and the points below, where extra
 * points count from 90 on. Two of its tests are left out because no answer shows them: the redirection
 * from http, which is the proxy's, and the five points for being in the browsers' preload list.
 */
export type Points = Record<
  'csp' | 'cookies' | 'cors' | 'referrer' | 'hsts' | 'sri' | 'sniffing' | 'frames' | 'corp',
  number
>;

export function observatoryPoints({ headers }: Pick<Response, 'headers'>, html: string): Points {
  const policy = directivesOf(headers.get('content-security-policy') ?? '');
  return {
    csp: policyPoints(policy),
    cookies: cookiePoints(headers.getSetCookie()),
    cors: headers.has('access-control-allow-origin') ? -50 : 0,
    referrer: referrerPoints(headers.get('referrer-policy')),
    hsts: transportPoints(headers.get('strict-transport-security')),
    sri: scriptPoints(html),
    sniffing: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: framePoints(policy, headers.get('x-frame-options')),
    corp: /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
  };
}

export function observatoryScore(points: Points): number {
  const all = Object.values(points);
  const penalties = all.filter((value) => value < 0).reduce((sum, value) => sum + value, 100);
  const extra = all.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  return penalties >= 90 ? penalties + extra : Math.max(0, penalties);
}

type Directives = ReadonlyMap<string, string[]>;

function directivesOf(policy: string): Directives {
  const directives = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;

function policyPoints(policy: Directives): number {
  if (policy.size === 0 || policy.has('')) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const inline = (source: string) => source === "'unsafe-inline'" || source === 'data:' || BROAD.test(source);
  const scripts = sourcesOf('script-src');
  const styles = sourcesOf('style-src');
  if (scripts.some(inline) || sourcesOf('object-src').some((source) => BROAD.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some(inline)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  const has = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  const sessions = cookies.filter((cookie) => /^[^=]*(?:login|sess)/i.test(cookie));
  if (!has(/; samesite=(?:strict|lax)(?:;|$)/i)) return -20;
  if (!has(/; secure(?:;|$)/i)) return -5;
  return sessions.every((cookie) => /; httponly(?:;|$)/i.test(cookie)) ? 5 : -30;
}

function referrerPoints(value: string | null): number {
  if (value === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5;
}

function transportPoints(value: string | null): number {
  const age = Number(/(?:^|;\s*)max-age=(\d+)/i.exec(value ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

/** Ours are all from this host; with `integrity` on the first of them there are five points. */
function scriptPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/gi)];
  if (scripts.some(([, source]) => /^(?:\w+:)?\/\//.test(source!))) return -50;
  return scripts.some(([tag]) => /\bintegrity="sha(?:256|384|512)-/.test(tag)) ? 5 : 0;
}

function framePoints(policy: Directives, header: string | null): number {
  const ancestors = policy.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5;
  return /^(?:DENY|SAMEORIGIN)$/i.test(header ?? '') ? 0 : -20;
}
