import { METHODS, STATUS_CODES } from 'node:http';

/** A request or a response as it travels: start line, header lines, blank line, body. */
export function checkHttpMessage(message: string) {
  const [head = '', ...rest] = message.split('\n\n');
  const [start = '', ...lines] = head.split('\n');
  const [, method] = /^([A-Z]+) (?:\/\S*|\*|https?:\/\/\S+) HTTP\/1\.1$/.exec(start) ?? [];
  const [, status, reason] = /^HTTP\/1\.1 (\d{3}) (.+)$/.exec(start) ?? [];
  const known = method ? METHODS.includes(method) : status && STATUS_CODES[status] === reason;
  if (!known) throw new Error(`Keine gültige Anfrage- oder Statuszeile: „${start}“`);

  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([\w!#$%&'*+.^`|~-]+): (\S.*)$/.exec(line) ?? [];
    if (!name || !value) throw new Error(`Keine gültige Kopfzeile: „${line}“`);
    headers.set(name.toLowerCase(), value);
  }
  if (method && !headers.has('host')) throw new Error('Die Kopfzeile Host fehlt.');

  const body = rest.join('\n\n');
  const bodyless = ['GET', 'HEAD', '101', '204', '304'].includes(method ?? status ?? '');
  if (bodyless && body) throw new Error(`${start}: Hier darf kein Rumpf folgen.`);
  if (body && /^application\/(\S+\+)?json\b/.test(headers.get('content-type') ?? '')) JSON.parse(body);
}
