import { isIP } from 'node:net';

/**
 * Whether the browser asked for this machine by a name that is its own. Another website may let its name lead here
 * (DNS rebinding): the browser then takes drafts for pages of that website, whose scripts may read them. Vite looks
 * after its own addresses in the same way. An address in numbers leads nowhere else.
 */
export function isAskedByItsName(host: string | undefined, ownName: string): boolean {
  const name = URL.parse(`http://${host ?? 'localhost'}`)?.hostname;
  if (name === undefined) return false;
  return (
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
    /^(?:.+\.)?localhost$/.test(name) ||
    name === ownName.toLowerCase()
  );
}
