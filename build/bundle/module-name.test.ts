import { win32 } from 'node:path';
import { expect, test, vi } from 'vitest';

test('on Windows a module has the name that it has elsewhere', async () => {
  vi.resetModules();
  vi.doMock('node:path', () => win32);
  const { moduleName } = await import('./module-name.ts').finally(() => vi.doUnmock('node:path'));
  for (const root of ['C:\\Eigene Dateien\\website', 'c:\\Eigene Dateien\\website'])
    expect(moduleName(root, 'C:/Eigene Dateien/website/src/start.tsx')).toBe('src/start.tsx');
  vi.resetModules();
});
