import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium.ts';
import { freePort } from './tests/site/free-port.ts';
import { SLOWNESS } from './tests/slowness.ts';

// The workers read this file again, and find the port that was free at the start.
process.env.TEST_PORT ??= String(await freePort());
const port = Number(process.env.TEST_PORT);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Two more test the modules at the same time: tests/run.ts.
  workers: 2,
  // For a busy machine; nothing here waits that long by itself.
  timeout: 300_000 * SLOWNESS,
  expect: { timeout: 60_000 * SLOWNESS },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    // Drawing what moves costs a third of a journey: those about motion ask for it (`moving` in tests/app.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  // The production server and the finished build: what a visitor meets.
  webServer: {
    command: 'node server/main.ts',
    env: { PORT: String(port), DATA_DIR: 'test-results/data', RATE_IP: '1000', RATE_GLOBAL: '1000' },
    port,
    reuseExistingServer: false,
  },
});
