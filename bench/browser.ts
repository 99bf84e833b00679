import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import config from '../playwright.config.ts';

/** The browser of the journeys, started as they start it. */
export function launchBrowser(...args: string[]): Promise<Browser> {
  const { launchOptions } = config.use!;
  return chromium.launch({ ...launchOptions, args: [...launchOptions!.args!, ...args] });
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
