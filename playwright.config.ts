import { defineConfig } from '@playwright/test';
import { neededChromium, WITHOUT_PIXELS } from './tests/chromium.ts';

// Another port lets two checkouts be tested side by side.
const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Half of a journey is waiting for the timings of the specification.
  workers: 3,
  // Examining a long page with axe takes a while on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Decision 0075: a failed test runs once more; if it passes then, Playwright calls it flaky.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    // Drawing what moves costs a third of a journey: those about motion ask for it (`moving` in tests/app.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: neededChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        WITHOUT_PIXELS,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // The production server and the finished build: what a visitor meets.
  webServer: {
    command: 'node server/main.ts',
    env: { PORT: String(port), DATA_DIR: 'test-results/data', RATE_IP: '1000', RATE_GLOBAL: '1000' },
    port,
    reuseExistingServer: false,
  },
});
