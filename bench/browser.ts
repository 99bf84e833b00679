import { chromium, type Browser } from '@playwright/test';
import config from '../playwright.config.ts';
import { WITHOUT_PIXELS } from '../tests/chromium.ts';
import { openTab, type Tab } from './devtools.ts';

/** The browser of the journeys, but it draws: what is to be seen, and when, is measured here. */
export function launchBrowser(...args: string[]): Promise<Browser> {
  const { launchOptions } = config.use!;
  const drawing = launchOptions!.args!.filter((flag) => flag !== WITHOUT_PIXELS);
  return chromium.launch({ ...launchOptions, args: [...drawing, ...args] });
}

/** A mid-range phone takes about so many times as long for the same work. */
export const SLOWER = 4;

/** Its screen, as Lighthouse pictures it. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true };

/** A tab on a phone of somebody who was never here, with or without the wish for less motion. */
export async function openPhone(port: number, { moves }: { moves: boolean }): Promise<Tab> {
  const tab = await openTab(port);
  await tab.send('Page.enable');
  // Behind another tab nothing is painted.
  await tab.send('Page.bringToFront');
  await tab.send('Network.clearBrowserCache');
  await tab.send('Emulation.setDeviceMetricsOverride', PHONE);
  const features = [{ name: 'prefers-reduced-motion', value: moves ? 'no-preference' : 'reduce' }];
  await tab.send('Emulation.setEmulatedMedia', { features });
  return tab;
}

/** Opens a page and waits until the application runs, and a second more: fonts join, what waits for them is laid out. */
export async function openStanding(tab: Tab, url: string): Promise<void> {
  const loaded = tab.next('Page.loadEventFired');
  await tab.send('Page.navigate', { url });
  await loaded;
  await tab.run(async () => {
    const { dataset } = document.documentElement;
    const pause = (time: number) =>
      new Promise((resolve) => {
        setTimeout(resolve, time);
      });
    while (dataset.app !== 'ready') await pause(20);
    await pause(1000);
  }, undefined);
}
