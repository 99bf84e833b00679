import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{build,contract,drawings,server,src}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: ['tests/system-packages.ts', 'tests/postgres-cluster.ts'],
    // For a machine with other work to do; nothing here waits that long by itself.
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
