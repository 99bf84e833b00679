import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningSite, runSite } from '../site/run-site.ts';
import type { Browser } from './browsers.ts';
import { type Gate, openGate } from './gate.ts';
import { accordions } from './journeys/accordions.ts';
import { addresses } from './journeys/addresses.ts';
import { contents } from './journeys/contents.ts';
import { flipCards } from './journeys/flip-cards.ts';
import { hero } from './journeys/hero.ts';
import { kontakt } from './journeys/kontakt.ts';
import { lexikon } from './journeys/lexikon.ts';
import { menu } from './journeys/menu.ts';
import { navigation } from './journeys/navigation.ts';
import { outgoing } from './journeys/outgoing.ts';
import { reveal } from './journeys/reveal.ts';
import { sending } from './journeys/sending.ts';
import { type Journey, WIDE } from './stage.ts';
import { Visitor } from './visitor.ts';

const AREAS = {
  accordions,
  addresses,
  contents,
  flipCards,
  hero,
  kontakt,
  lexikon,
  menu,
  navigation,
  outgoing,
  reveal,
  sending,
};

/** All journeys in one browser, which is started once. */
export function walkThrough(
  start: () => Promise<Browser>,
  more: Record<string, (journey: Journey) => void> = {},
) {
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
    await gate?.close();
    await site?.end();
  });

  /** A visitor that nobody has seen before. */
  beforeEach(async () => {
    gate.reset();
    await visitor.loads('/robots.txt');
    await visitor.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await browser.transport.deleteCookies();
    await browser.transport.closeOtherTabs();
    await visitor.movesTo(0, 0);
    await visitor.resizes(...WIDE);
    await visitor.forgets();
  });

  const journey: Journey = (name, walk) =>
    test(name, async () => {
      // Firefox says so when a page is left before its fonts are there, and misses an icon of /robots.txt.
      const forgiven = [/No web fonts|font: download failed.*2152398850/, /favicon/];
      await walk({ visitor, gate, forgive: (expected) => forgiven.push(expected) });
      const complaints = await visitor.complaints();
      expect(complaints.filter((text) => !forgiven.some((expected) => expected.test(text)))).toEqual([]);
    });

  for (const [area, journeys] of Object.entries({ ...AREAS, ...more }))
    describe(area, () => journeys(journey));
}
