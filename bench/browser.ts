import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { WITHOUT_PIXELS } from '../tests/chromium.ts';

/** The browser of the journeys, but it draws: what is to be seen, and when, is measured here. */
export function launchBrowser(...args: string[]): Promise<Browser> {
  const { launchOptions } = config.use!;
  const drawing = launchOptions!.args!.filter((flag) => flag !== WITHOUT_PIXELS);
  return chromium.launch({ ...launchOptions, args: [...drawing, ...args] });
}

/** A mid-range phone, as Lighthouse pictures it. */
export const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true } as const;

export async function throttle(page: Page, { network }: { network: boolean }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    const bytesPerSecond = 1_600_000 / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return session;
}
