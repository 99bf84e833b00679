import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{build,server,src}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    // A whole build runs inside one of the tests.
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
