import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningSite, runSite } from '../site/run-site.ts';
import type { Browser } from './browsers.ts';
import { type Gate, openGate } from './gate.ts';
import { openingJourneys } from './opening-journeys.ts';
import { readingJourneys } from './reading-journeys.ts';
import { sendingJourneys } from './sending-journeys.ts';
import { Visitor, WIDE } from './visitor.ts';

/** All journeys in one browser, which is started once and made new for each of them. */
export function walkThrough(start: () => Promise<Browser>) {
  let site: RunningSite;
  let gate: Gate;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    site = await runSite({ env: { RATE_IP: '1000000', RATE_GLOBAL: '1000000' } });
    gate = await openGate(site.origin);
    browser = await start();
    visitor = new Visitor(browser.transport, gate.origin);
    console.log(`Version ${browser.version}`);
  });

  afterAll(async () => {
    await browser?.stop();
    gate?.close();
    await site?.end();
  });

  /** A visitor that nobody has seen before. */
  beforeEach(async () => {
    gate.reset();
    // Again, if what the journey before was loading comes in between: it may be a page that has no storage.
    const storageIsEmpty = async () => {
      await visitor.loads('/robots.txt');
      return visitor.evaluate(() => {
        if (location.pathname !== '/robots.txt') return false;
        localStorage.clear();
        sessionStorage.clear();
        return true;
      });
    };
    await expect.poll(storageIsEmpty).toBe(true);
    await browser.transport.deleteCookies();
    await visitor.movesTo(0, 0);
    await visitor.resizes(...WIDE);
    await browser.transport.complaints();
  });

  for (const [name, walk] of Object.entries({ ...openingJourneys, ...readingJourneys, ...sendingJourneys }))
    test(name, async () => {
      // Firefox says so when a page is left before its fonts are there, and misses an icon of /robots.txt.
      const forgiven = [/No web fonts|font: download failed.*2152398850/, /favicon/];
      await walk({ visitor, gate, forgive: (expected) => forgiven.push(expected) });
      const complaints = await browser.transport.complaints();
      const others = complaints.filter((text) => !forgiven.some((expected) => expected.test(text)));
      // In one text, which a failure prints whole.
      expect(others.join('\n')).toBe('');
    });
}
