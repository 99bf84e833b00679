import { expect } from 'vitest';
import { ownerName, projectPages, servicePages, site } from '../../content-of-site.ts';
import { exampleEntry, pageWith } from '../../site-map.ts';
import type { Area } from '../stage.ts';
import { css } from '../visitor.ts';

const PRICE_NOTE = site.company.smallBusiness
  ? /§\s19 UStG.*Unternehmer/
  : /netto zzgl\. MwSt\..*Unternehmer/;
const contents = css('nav[aria-label="Inhaltsverzeichnis"] a');

/** What stands on a service, on the home page, on a project and in an entry, and where it leads. */
export const screens: Area = (journey, further) => {
  for (const { path, offers } of servicePages)
    further(`${path} shows every offer with its price, and where to ask for it`, async ({ visitor }) => {
      await visitor.opens(path);
      expect(await visitor.texts(css('.flip-card h3'))).toEqual(offers.map(({ title }) => title));
      expect(await visitor.texts(css('.flip-card .price'))).toEqual(
        offers.map(({ preis }) => preis.replaceAll(/\s+/g, ' ')),
      );
      const fronts = await visitor.texts(css('.flip-card__front'));
      for (const [index, { interval }] of offers.entries()) expect(fronts[index]).toContain(interval);
      const lines = offers.flatMap(({ description }) => description);
      expect(await visitor.texts(css('.flip-card li'))).toEqual(lines);
      const links = await visitor.looksAtAll(css('.flip-card a'));
      expect(links.map(({ attributes }) => attributes.href)).toEqual(offers.map(() => '/kontakt/'));
      expect((await visitor.looksAt(css('main'))).text).toMatch(PRICE_NOTE);
      const graph = await visitor.texts(css('script[type="application/ld+json"]'));
      for (const { title } of offers) expect(graph.join(), 'for machines').toContain(JSON.stringify(title));
    });

  further(
    'home shows its projects, with their pages and, in a new tab, their websites; so do they',
    async ({ visitor }) => {
      await visitor.opens('/');
      expect((await visitor.looksAt(css('main'))).text).toMatch(PRICE_NOTE);
      await visitor.sees(css('.projekt-card'), { count: projectPages.length });
      for (const [index, { path }] of projectPages.entries()) {
        const within = `.projekt-card:nth-child(${index + 1})`;
        const page = await visitor.looksAt(css(`${within} a[href="${path}"]`));
        expect(page).toMatchObject({ visible: true });
        expect(page.attributes).not.toHaveProperty('target');
        const website = await visitor.looksAt(css(`${within} a[href^="https:"]`));
        expect(website).toMatchObject({ count: 1, attributes: { target: '_blank' } });
        expect(website.attributes!.rel).toMatch(/\bnoopener\b/);
        await visitor.sees(css(`${within} .projekt-card__picture :is(img, svg)`));
        expect((await visitor.looksAt(css(`${within} li`))).count).toBeGreaterThan(0);
      }
      for (const { path } of projectPages) {
        await visitor.opens(path);
        const logo = await visitor.looksAt(css('.projekt-header a:has(img, svg, [role=img])'));
        expect(logo, path).toMatchObject({ attributes: { target: '_blank' } });
        expect(logo.attributes!.href, path).toMatch(/^https:/);
      }
    },
  );

  journey(
    'an entry shows its drawing, its contents, its neighbours and who mentions it',
    async ({ visitor }) => {
      await visitor.opens(exampleEntry);
      await visitor.sees(css('main figure svg text'));
      expect(await visitor.texts(contents)).toEqual(await visitor.texts(css('.prose :is(h2, h3)')));
      await visitor.clicks({ ...contents, nth: -1 });
      await visitor.sees(
        { ...contents, nth: -1 },
        { attributes: { 'aria-current': 'location' }, inView: true },
      );
      await visitor.sees({ css: 'aside :is(h2, h3)', name: 'Erwähnt in' });
      const next = css('nav[aria-label="Im Lexikon blättern"] a', -1);
      const target = (await visitor.attribute(next, 'href'))!;
      // By key: a moment after the step to a chapter the page comes back to it, away from under a pointer.
      await visitor.focuses(next);
      await visitor.presses('Enter');
      await visitor.isAt(target);
      await visitor.sees(css('h1'));
    },
  );

  for (const path of pageWith('/lexikon/', 'Was sich geändert hat'))
    further('an entry says who wrote it and when it last changed', async ({ visitor }) => {
      await visitor.opens(path);
      expect((await visitor.looksAt(css('.page-header'))).text).toContain(ownerName);
      const { text: changed } = await visitor.looksAt(css('.page-header time'));
      expect((await visitor.texts(css('aside'))).join()).toContain(`Zuletzt geändert am ${changed}`);
      await visitor.clicks({ css: 'aside summary', name: 'Was sich geändert hat' });
      await visitor.sees(css('aside details[open] li'));
      expect((await visitor.looksAt(css('aside details[open] li'))).text).toContain(changed);
    });
};
