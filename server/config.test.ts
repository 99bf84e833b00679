import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('defaults', () => {
  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: undefined,
    dataDir: resolve('data'),
  };
  expect(readConfig({})).toEqual(defaults);
  expect(readConfig({ PORT: '', HOST: ' ', PUBLIC_ORIGIN: '', DATA_DIR: '' })).toEqual(defaults);
});

test.each([
  ['PORT', '0'],
  ['PORT', '65535'],
  ['HOST', '::'],
  ['HOST', 'web-1.intern'],
  ['PUBLIC_ORIGIN', 'https://www.beispiel.de'],
  ['PUBLIC_ORIGIN', 'http://localhost:8080'],
])('%s=%s is fine', (name, value) => {
  expect(Object.values(readConfig({ [name]: value })).map(String)).toContain(value);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '30.5'],
  ['PORT', '0x50'],
  ['HOST', '999.1.1.1'],
  ['HOST', 'http://localhost'],
  ['HOST', '[::1]'],
  ['PUBLIC_ORIGIN', 'www.beispiel.de'],
  ['PUBLIC_ORIGIN', 'https://www.beispiel.de/'],
  ['PUBLIC_ORIGIN', 'https://www.beispiel.de/pfad'],
  ['PUBLIC_ORIGIN', 'https://ich@www.beispiel.de'],
  ['PUBLIC_ORIGIN', 'ftp://www.beispiel.de'],
])('%s=%s is refused by name and value', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}=„${value}“ ist ungültig. Erlaubt ist`);
});
