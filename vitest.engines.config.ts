import { defineConfig } from 'vitest/config';
import modules from './vitest.config.ts';

const { testTimeout, hookTimeout, expect } = modules.test!;

/** `npm run engines`: the journeys in Chromium, Firefox and WebKit. Needs a build. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: ['tests/engines/set-up.ts'],
    testTimeout: testTimeout!,
    hookTimeout: hookTimeout!,
    expect: expect!,
  },
});
