import { expect } from 'vitest';
import { homePage, servicePages } from '../../content-of-site.ts';
import { button, css, link } from '../visitor.ts';
import { type Journey, PHONE, WIDE } from '../stage.ts';
import { opensBehindHero } from './pages-with-hero.ts';

const toggle = button('Untermenü Leistungen');
const inMenu = servicePages.map(({ path }) => css(`header a[href="${path}"]`));
const leistungen = link('Leistungen', 'header');
const blog = link('Blog', 'header');
const servicesTitle = { css: 'h2', name: homePage.servicesTitle };
const isExpanded = (expanded: boolean) => ({ attributes: { 'aria-expanded': String(expanded) } });

export function menu(journey: Journey) {
  journey('the submenu opens and closes for a pointer and for keys', async ({ visitor }) => {
    await visitor.opens('/lexikon/');
    const line = await visitor.looksAtAll(css('.site-nav > li > a:not(.button)'));
    expect(new Set(line.map(({ box }) => box.y)).size, 'its name stands on the line of its neighbours').toBe(
      1,
    );
    await visitor.hovers(leistungen);
    await visitor.sees(toggle, isExpanded(true));
    for (const item of inMenu) await visitor.sees(item);
    await visitor.movesTo(600, 600);
    await visitor.sees(toggle, isExpanded(false));
    await visitor.seesNo(inMenu.at(-1)!);
    // It may lie over what somebody reads: Escape closes it, wherever the focus is.
    await visitor.hovers(leistungen);
    await visitor.sees(toggle, isExpanded(true));
    await visitor.presses('Escape');
    await visitor.sees(toggle, isExpanded(false));
    await visitor.movesTo(600, 600);

    // By keys: Enter opens, Escape closes, leaving closes.
    await visitor.focuses(toggle);
    await visitor.presses('Enter');
    await visitor.sees(toggle, isExpanded(true));
    await visitor.presses('Tab');
    await visitor.sees(inMenu[0]!, { focused: true });
    await visitor.presses('Escape');
    await visitor.sees(toggle, { ...isExpanded(false), focused: true });
    await visitor.presses('Enter');
    await visitor.sees(toggle, isExpanded(true));
    await visitor.focuses(blog);
    await visitor.sees(toggle, isExpanded(false));
  });

  journey('on the home page Leistungen scrolls to the services', async ({ visitor }) => {
    await opensBehindHero(visitor, '/');
    await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await visitor.clicks(leistungen);
    await expect.poll(() => visitor.scrollTop()).toBeGreaterThan(300);
    // The next key goes on from there.
    await visitor.sees(servicesTitle, { inView: true, focused: true });
  });

  journey('on a narrow screen one button opens the menu; a link in it closes it', async ({ visitor }) => {
    await visitor.resizes(...PHONE);
    await visitor.opens('/lexikon/');
    await visitor.seesNo(blog);
    await visitor.clicks(button('Menü'));
    await visitor.sees(blog);
    await visitor.sees(button('Schließen'));
    // A mouse opens the submenu by hovering.
    await visitor.hovers(leistungen);
    await visitor.clicks(inMenu.at(-1)!);
    await visitor.isAt(servicePages.at(-1)!.path);
    await visitor.seesNo(blog);
  });

  journey(
    'opened by keys it closes at Escape, its button and behind whoever walks on; wide it stands in the header',
    async ({ visitor }) => {
      await visitor.resizes(...PHONE);
      await visitor.opens('/lexikon/');
      const opensByKeys = async () => {
        await visitor.focuses(button('Menü'));
        await visitor.presses('Enter');
        await visitor.sees(blog);
      };
      await opensByKeys();
      await visitor.focuses(toggle);
      await visitor.presses('Enter');
      await visitor.sees(inMenu.at(-1)!);
      // First the submenu, then the menu.
      await visitor.presses('Escape');
      await visitor.seesNo(inMenu.at(-1)!);
      await visitor.sees(blog);
      await visitor.presses('Escape');
      await visitor.seesNo(blog);

      await opensByKeys();
      // Also with the focus inside.
      await visitor.focuses(toggle);
      await visitor.clicks(button('Schließen'));
      await visitor.sees(button('Menü'));
      await visitor.seesNo(blog);

      await opensByKeys();
      await visitor.focuses(blog);
      await visitor.sees(blog);
      await visitor.focuses(css('main a'));
      await visitor.seesNo(blog);

      await opensByKeys();
      await visitor.resizes(...WIDE);
      await expect.poll(async () => (await visitor.looksAt(blog)).box?.x).toBeGreaterThan(WIDE[0] / 2);
      await visitor.clicks(blog);
      await visitor.isAt('/blog/');
    },
  );
}
