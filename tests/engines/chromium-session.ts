import { chromium } from '@playwright/test';
import { launchOptions } from '../chromium.ts';
import { type Device, KEYS, type Transport } from './transport.ts';

/** Playwright calls keys by the names that we give them. */
const NAMES = new Map(Object.entries(KEYS).map(([name, value]) => [value, name]));

/** Chromium by way of Playwright, which the other journeys bring along. */
export async function chromiumSession() {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ locale: 'de-DE' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));

  const { keyboard, mouse } = page;
  const acts: Record<string, (action: Record<string, unknown>) => Promise<void>> = {
    keyDown({ value }) {
      const key = NAMES.get(value as string);
      return key ? keyboard.down(key) : keyboard.type(value as string);
    },
    async keyUp({ value }) {
      const key = NAMES.get(value as string);
      if (key) await keyboard.up(key);
    },
    pointerMove: ({ x, y }) => mouse.move(x as number, y as number),
    pointerDown: () => mouse.down(),
    pointerUp: () => mouse.up(),
    async scroll({ x, y, deltaY }) {
      await mouse.move(x as number, y as number);
      await mouse.wheel(0, deltaY as number);
    },
  };

  const isParsed = { waitUntil: 'domcontentloaded' } as const;
  const transport: Transport = {
    open: (url) => page.goto(url, isParsed),
    reload: () => page.reload(isParsed),
    returnFromElsewhere: () => page.goBack(isParsed),
    traverse: (steps) => page.evaluate((steps) => history.go(steps), steps),
    evaluate: (expression) => page.evaluate<string>(expression),
    async perform(devices: Device[]) {
      for (const { actions } of devices)
        for (const action of actions) await acts[action.type as string]!(action);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    deleteCookies: () => page.context().clearCookies(),
    complaints: async () => complaints.splice(0),
    end: () => browser.close(),
  };
  return { version: browser.version(), transport };
}
