import { isIP } from 'node:net';
import { resolve } from 'node:path';

export type Config = {
  port: number;
  host: string;
  /** Where visitors reach the site, when a proxy stands in front of it. */
  publicOrigin: string | undefined;
  dataDir: string;
};

const HOST_NAME = /^(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/i;

/** Throws an error whose German message names the variable, its value and what is allowed. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as not set, as `PORT=` in an env file is meant.
  const read = (name: string) => env[name]?.trim() || undefined;
  return {
    port: checkPort(read('PORT') ?? '3000'),
    host: checkHost(read('HOST') ?? '127.0.0.1'),
    publicOrigin: checkOrigin(read('PUBLIC_ORIGIN')),
    dataDir: resolve(read('DATA_DIR') ?? './data'),
  };
}

function checkPort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw invalid('PORT', value, 'eine ganze Zahl von 0 bis 65535 (0 nimmt einen freien Port)');
}

function checkHost(value: string): string {
  if (isIP(value) !== 0 || HOST_NAME.test(value)) return value;
  throw invalid('HOST', value, 'eine IP-Adresse oder ein Rechnername, zum Beispiel 0.0.0.0');
}

function checkOrigin(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.origin === value) return value;
  const allowed = 'http:// oder https:// mit Rechnername und ohne Pfad';
  throw invalid('PUBLIC_ORIGIN', value, `${allowed}, zum Beispiel https://www.beispiel.de`);
}

function invalid(name: string, value: string, allowed: string): Error {
  return new Error(`${name}=„${value}“ ist ungültig. Erlaubt ist ${allowed}.`);
}
