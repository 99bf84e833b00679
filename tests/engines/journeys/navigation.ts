import { expect } from 'vitest';
import { exampleEntry, examplePost } from '../../site-map.ts';
import { css, link, type Visitor } from '../visitor.ts';
import type { Journey } from '../stage.ts';

const h1 = css('h1');
const impressum = link('Impressum', 'footer');

const marks = (visitor: Visitor) =>
  visitor.evaluate(() => void Object.assign(window, { stillTheSameDocument: true }));
const isMarked = (visitor: Visitor) => visitor.evaluate(() => 'stillTheSameDocument' in window);

/** What the browser is told when the tab is hidden, or shown again. */
const whoKeepsPlace = (visitor: Visitor, isHidden: boolean) =>
  visitor.evaluate(async (value) => {
    if (value) Object.defineProperty(document, 'hidden', { value, configurable: true });
    else Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return history.scrollRestoration;
  }, isHidden);

/** What the head of the page says now, and what the server would have said. */
const heads = (visitor: Visitor) =>
  visitor.evaluate(async () => {
    const headOf = (page: Document) =>
      [...page.querySelectorAll('title, meta, link[rel=canonical], script[type="application/ld+json"]')]
        .map(({ outerHTML }) => outerHTML)
        .toSorted();
    // Parses without a script of the page giving HTML to anything, which the policy forbids.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', location.href);
    request.send();
    await new Promise((resolve) => request.addEventListener('loadend', resolve));
    const served = request.responseXML!;
    return { now: headOf(document), served: headOf(served) };
  });

export function navigation(journey: Journey) {
  journey(
    'a link opens its page in the app, at the top, with focus and announcement',
    async ({ visitor }) => {
      await visitor.opens('/lexikon/');
      await marks(visitor);
      await visitor.turnsWheel(600);
      await visitor.clicks(impressum);
      await visitor.isAt('/impressum/');
      await visitor.sees(h1, { text: 'Impressum' });
      expect(await isMarked(visitor)).toBe(true);
      await expect.poll(() => visitor.scrollTop()).toBe(0);
      await visitor.sees(css('main'), { focused: true });
      const title = await visitor.evaluate(() => document.title);
      await visitor.sees(css('[role=status]', -1), { text: title });

      // Followed once more it leads to the top, and adds nothing to go back to.
      await visitor.focuses(impressum);
      await visitor.presses('Enter');
      await expect.poll(() => visitor.scrollTop()).toBe(0);
      await visitor.goesBack();
      await visitor.isAt('/lexikon/');
    },
  );

  journey('title, head and structured data follow the page', async ({ visitor, forgive }) => {
    // Of the document that is parsed only to compare.
    forgive(/inline style/);
    await visitor.opens(exampleEntry);
    await marks(visitor);
    const steps: [string, () => Promise<void>][] = [
      ['/blog/', () => visitor.clicks(link('Blog', 'header'))],
      [examplePost, () => visitor.clicks(css(`main a[href="${examplePost}"]`, -1))],
      ['/kontakt/', () => visitor.clicks(link('Kontakt', 'header'))],
      [examplePost, () => visitor.goesBack()],
    ];
    for (const [path, go] of steps) {
      await go();
      const canonical = { attributes: { href: expect.stringMatching(new RegExp(`${path}$`)) as string } };
      await visitor.sees(css('link[rel=canonical]'), canonical);
      const { now, served } = await heads(visitor);
      expect(now, path).toEqual(served);
      expect(now.length).toBeGreaterThan(15);
    }
    expect(await isMarked(visitor)).toBe(true);
  });

  journey('back and forward show the right pages, at the top', async ({ visitor }) => {
    await visitor.opens('/lexikon/');
    const entry = css(`main a[href="${exampleEntry}"]`);
    const { text: term } = await visitor.looksAt(entry);
    await visitor.clicks(entry);
    await visitor.sees(h1, { text: term });
    await expect
      .poll(async () => {
        await visitor.turnsWheel(300);
        return visitor.scrollTop();
      })
      .toBeGreaterThan(300);
    // A wheel's way that is not over goes on, on the page before.
    await visitor.rests();
    await visitor.goesBack();
    await visitor.isAt('/lexikon/');
    await visitor.sees(entry);
    await expect.poll(() => visitor.scrollTop()).toBe(0);
    await visitor.goesForward();
    await visitor.sees(h1, { text: term });
  });

  journey('a reload and the way back from elsewhere find the reader where they were', async ({ visitor }) => {
    const heading = css('main h2', 5);
    const top = () => visitor.with(heading, ([element]) => Math.round(element!.getBoundingClientRect().top));
    // The law makes it long, whoever the owner is; a post may be short.
    await visitor.opens('/dsgvo/');
    await visitor.with(heading, ([element]) => element!.scrollIntoView({ behavior: 'instant' }));
    // The rest of the page may still be on its way: a place among guessed heights is none to come back to.
    await expect
      .poll(() => visitor.with(css('.prose > *', -1), ([last]) => getComputedStyle(last!).contentVisibility))
      .toBe('visible');
    await visitor.rests();
    const before = await top();
    expect(await visitor.scrollTop()).toBeGreaterThan(1000);
    // A phone may put the tab away, which hears no more than that it is hidden: until the tab is shown again, the
    // browser itself keeps the reader's place (`auto`).
    expect([await whoKeepsPlace(visitor, true), await whoKeepsPlace(visitor, false)]).toEqual([
      'auto',
      'manual',
    ]);
    const isWhereItWas = async () => {
      await visitor.isReady();
      await expect.poll(top).toBeGreaterThan(before - 100);
      await expect.poll(top).toBeLessThan(before + 100);
    };
    await visitor.reloads();
    await isWhereItWas();
    // Left by the application: a file is no page of it. Some browsers wake the page that was left, some load it anew.
    await visitor.loads('/robots.txt');
    await visitor.returnsFromElsewhere();
    await visitor.isAt('/dsgvo/');
    await isWhereItWas();
  });

  journey('back to a page that this visit has not loaded fetches it', async ({ visitor }) => {
    await visitor.opens('/impressum/');
    await visitor.clicks(link('Datenschutz', 'footer'));
    await visitor.isAt('/dsgvo/');
    await visitor.reloads();
    await visitor.isReady();
    await visitor.goesBack();
    await visitor.sees(h1, { text: 'Impressum' });
  });

  journey(
    'a failed navigation is only warned about, and the page stays',
    async ({ visitor, gate, forgive }) => {
      await visitor.opens('/lexikon/');
      await visitor.evaluate(() => {
        const warned: string[] = [];
        Object.assign(window, { warned });
        console.warn = (text: string) => warned.push(text);
      });
      const mend = gate.cut(/^\/(daten|impressum)\//);
      await visitor.clicks(impressum);
      await expect
        .poll(() => visitor.evaluate(() => (window as never as { warned: string[] }).warned))
        .toContain('Navigation failed');
      await visitor.isAt('/lexikon/');
      await visitor.sees(h1);
      mend();
      await visitor.clicks(impressum);
      await visitor.isAt('/impressum/');
      forgive(/./);
    },
  );

  journey(
    'a newer build on the server is met by loading the document',
    async ({ visitor, gate, forgive }) => {
      await visitor.opens('/lexikon/');
      await marks(visitor);
      gate.answer(/^\/daten\//, 404);
      await visitor.clicks(impressum);
      await visitor.sees(h1, { text: 'Impressum' });
      expect(await isMarked(visitor)).toBe(false);
      forgive(/./);
    },
  );

  journey(
    'if the application cannot load, the page stays readable and the hero lets go',
    async ({ visitor, gate, forgive }) => {
      gate.cut(/\/assets\/start-/);
      await visitor.loads('/');
      await visitor.sees(css('header'));
      await expect
        .poll(async () => {
          await visitor.turnsWheel(500);
          return visitor.scrollTop();
        })
        .toBeGreaterThan(0);
      forgive(/./);
    },
  );

  journey(
    'if the application fails on the first page, the page stays as it was',
    async ({ visitor, gate, forgive }) => {
      gate.rewrite(/^\/lexikon\/$/, (html) =>
        html.replace(/(id="seite"[^>]*>).*?<\/script>/s, '$1{"head":{}}</script>'),
      );
      await visitor.loads('/lexikon/');
      await expect
        .poll(() =>
          visitor.evaluate(() =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/start-')),
          ),
        )
        .toBe(true);
      await visitor.sees(css('header'));
      await visitor.sees(css('main h3'));
      expect(await visitor.attribute(css('html'), 'data-app')).toBeUndefined();
      forgive(/./);
    },
  );

  journey('the skip link leads to the content', async ({ visitor }) => {
    await visitor.opens('/lexikon/');
    await visitor.presses('Tab');
    await visitor.sees(link('Zum Inhalt springen'), { focused: true, inView: true });
    await visitor.presses('Enter');
    await visitor.sees(css('main'), { focused: true });
  });
}
