import { blocked, experiment } from './experiment.ts';

const AI_CRAWLERS = {
  'KI, Training': ['GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended', 'CCBot'],
  'KI, Suche': ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
};

export default experiment({
  fields: {
    file: { label: 'robots.txt', isLong: true },
    address: { label: 'Adresse oder Pfad' },
    crawler: { label: 'Crawler' },
  },
  answer({ file, address, crawler }) {
    const base = address.trim().startsWith('/') ? 'https://website.example' : undefined;
    if (tokenOf(crawler) === '') return blocked('crawler', 'Ein Name ist zum Beispiel Googlebot.');
    if (!URL.canParse(address, base)) return blocked('address', 'Sie beginnt mit „/“ oder https://');
    const { pathname, search } = new URL(address, base);
    const decide = (name: string) => decisionFor(readRobots(file), name, pathname + search);
    const { isAllowed, reason } = decide(crawler);
    return {
      isGood: isAllowed,
      verdict: `${crawler.trim()} darf ${pathname}${search} ${isAllowed ? 'abrufen' : 'nicht abrufen'}`,
      findings: [
        { term: 'Warum', text: reason },
        ...Object.entries(AI_CRAWLERS).map(([term, names]) => ({
          term,
          text: names.map((name) => `${name} ${decide(name).isAllowed ? 'darf' : 'darf nicht'}`).join(', '),
        })),
      ],
    };
  },
});

type Rule = { line: number; text: string; isAllow: boolean; path: string };
type Group = { crawlers: string[]; rules: Rule[] };

/** RFC 9309, 2.2.1: letters, `_` and `-`; a version behind them does not count. */
const tokenOf = (crawler: string) => /^\s*([a-z_-]*)/i.exec(crawler)![1]!.toLowerCase();

export function readRobots(file: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const [index, text] of file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\r\n]/)
    .entries()) {
    const [bare = ''] = text.split('#', 1);
    const [, name = '', path = ''] = /^[ \t]*([\w-]+)[ \t]*:(.*)/.exec(bare) ?? [];
    const value = path.trim();
    if (/^user-agent$/i.test(name)) {
      if (!isNaming) groups.push({ crawlers: [], rules: [] });
      groups.at(-1)!.crawlers.push(/^\*(?!\S)/.test(value) ? '*' : tokenOf(value));
      isNaming = true;
    } else if (/^(?:dis)?allow$/i.test(name)) {
      isNaming = false;
      const isAllow = /^a/i.test(name);
      const rule = { line: index + 1, text: bare.trim(), isAllow, path: comparable(value) };
      // A rule before all groups, or without a path, is none.
      if (value !== '') groups.at(-1)?.rules.push(rule);
    }
  }
  return groups;
}

export function decisionFor(groups: Group[], crawler: string, path: string) {
  if (path === '/robots.txt') return { isAllowed: true, reason: 'Diese Datei selbst ist nie gesperrt.' };
  const of = (name: string) => groups.filter(({ crawlers }) => crawlers.includes(name));
  const own = of(tokenOf(crawler));
  const group = own.length > 0 ? 'Eigene Gruppe' : 'Gruppe für alle';
  const rules = (own.length > 0 ? own : of('*')).flatMap((some) => some.rules);
  // The path of most bytes wins; of two as long as each other the one that allows.
  const [rule] = rules
    .filter((some) => fits(some.path, path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.isAllow) - Number(a.isAllow));
  if (!rule) return { isAllowed: true, reason: 'Keine Regel passt.' };
  return { isAllowed: rule.isAllow, reason: `${group}, Zeile ${rule.line}: ${rule.text}` };
}

/** `*` is any text, `$` the end: a line break stands for it, which no address has. */
function fits(pattern: string, path: string): boolean {
  const [start, ...parts] = pattern.replace(/\$$/, '\n').split('*');
  const whole = `${comparable(path)}\n`;
  let at = whole.startsWith(start!) ? start!.length : -1;
  for (const part of parts) {
    const found = at < 0 ? -1 : whole.indexOf(part, at);
    at = found < 0 ? -1 : found + part.length;
  }
  return at >= 0;
}

/** RFC 9309, 2.2.2: umlauts percent-encoded, letters and digits not. */
const comparable = (text: string) =>
  text
    .replaceAll(/\P{ASCII}+/gu, (letters) => encodeURIComponent(letters.toWellFormed()))
    .replaceAll(/%[\da-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code.toUpperCase();
    });
