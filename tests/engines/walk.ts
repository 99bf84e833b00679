import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningSite, runSite } from '../site/run-site.ts';
import type { Browser, Motion } from './browsers.ts';
import { type Gate, openGate } from './gate.ts';
import { accordions } from './journeys/accordions.ts';
import { addresses } from './journeys/addresses.ts';
import { blog } from './journeys/blog.ts';
import { contents } from './journeys/contents.ts';
import { eintrag } from './journeys/eintrag.ts';
import { flipCards } from './journeys/flip-cards.ts';
import { hero } from './journeys/hero.ts';
import { kontakt } from './journeys/kontakt.ts';
import { lexikon } from './journeys/lexikon.ts';
import { menu } from './journeys/menu.ts';
import { navigation } from './journeys/navigation.ts';
import { outgoing } from './journeys/outgoing.ts';
import { reveal } from './journeys/reveal.ts';
import { sending } from './journeys/sending.ts';
import { styles } from './journeys/styles.ts';
import { type Area, type Journey, WIDE } from './stage.ts';
import { Visitor } from './visitor.ts';

type Areas = Record<string, Area>;

/** Journeys about motion run in a browser with motion, all others in one with reduced motion. */
const AREAS: Record<Motion, Areas> = {
  reduced: {
    accordions,
    addresses,
    blog,
    contents,
    eintrag,
    kontakt,
    lexikon,
    menu,
    navigation,
    outgoing,
    sending,
    styles,
  },
  moving: { flipCards, hero, reveal },
};

type Choice = { more?: Areas; withFurther?: boolean };

/** All journeys in one engine. */
export function walkThrough(
  start: (motion: Motion) => Promise<Browser>,
  { more, withFurther = false }: Choice = {},
) {
  describe('with reduced motion', () => inOneBrowser(() => start('reduced'), AREAS.reduced, withFurther));
  describe('with motion', () =>
    inOneBrowser(() => start('moving'), { ...AREAS.moving, ...more }, withFurther));
}

/** It is started once, and anew for what is tried a second time: the first one may have hung. */
function inOneBrowser(start: () => Promise<Browser>, areas: Areas, withFurther: boolean) {
  let site: RunningSite;
  let gate: Gate;
  let browser: Browser;
  let visitor: Visitor;

  const startBrowser = async () => {
    browser = await start();
    visitor = new Visitor(browser.transport, gate.origin);
  };

  beforeAll(async () => {
    site = await runSite({ env: { RATE_IP: '1000000', RATE_GLOBAL: '1000000' } });
    gate = await openGate(site.origin);
    await startBrowser();
    console.log(`Version ${browser.version}`);
  });

  afterAll(async () => {
    await browser?.stop();
    await gate?.close();
    await site?.end();
  });

  /** A visitor that nobody has seen before. */
  beforeEach(async ({ task }) => {
    gate.reset();
    if (task.result?.retryCount) {
      await browser.stop();
      await startBrowser();
    }
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
      const others = complaints.filter((text) => !forgiven.some((expected) => expected.test(text)));
      // In one text, which a failure prints whole.
      expect(others.join('\n')).toBe('');
    });

  const further: Journey = withFurther ? journey : () => {};
  for (const [name, area] of Object.entries(areas)) describe(name, () => area(journey, further));
}
