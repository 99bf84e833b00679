import { configDefaults, defineConfig } from 'vitest/config';

/** For a machine with other work to do; nothing here waits that long by itself. */
const BUSY_MACHINE = 180_000;

export default defineConfig({
  test: {
    include: ['{build,cache,contract,drawings,measure,server,src}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // Apart: three browsers take longer than everything else together. `npm run engines`.
    exclude: [...configDefaults.exclude, 'tests/engines/**'],
    globalSetup: ['tests/system-packages.ts', 'tests/postgres-cluster.ts'],
    testTimeout: BUSY_MACHINE,
    hookTimeout: BUSY_MACHINE,
    expect: { poll: { timeout: BUSY_MACHINE / 3 } },
    // More than a small machine has cores: a quarter of the time passes waiting for leases and processes.
    maxWorkers: 3,
  },
});
