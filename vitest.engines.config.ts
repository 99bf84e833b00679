import { defineConfig } from 'vitest/config';
import modules from './vitest.config.ts';

const { testTimeout, hookTimeout, expect, retry, reporters } = modules.test!;

/** The journeys in Chromium, Firefox and WebKit, a part of `npm test`; alone as `npm run engines`, after a build. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: ['tests/system-packages.ts'],
    testTimeout: testTimeout!,
    hookTimeout: hookTimeout!,
    expect: expect!,
    retry: retry!,
    // All three at once: a third of a journey is waiting for the timings of the specification.
    maxWorkers: 3,
    reporters: reporters!,
  },
});
