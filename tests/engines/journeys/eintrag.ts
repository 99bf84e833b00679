import { expect } from 'vitest';
import { paths } from '../../../src/paths.ts';
import { ownerName } from '../../content-of-site.ts';
import { exampleEntry, pageWith } from '../../site-map.ts';
import type { Area } from '../stage.ts';
import { css, type Visitor } from '../visitor.ts';

const contents = css('nav[aria-label="Inhaltsverzeichnis"] a');

/** Beside the text, all of its headings; and the one that is read is marked. */
async function contentsFollow(visitor: Visitor) {
  expect(await visitor.texts(contents)).toEqual(await visitor.texts(css('.prose :is(h2, h3)')));
  const last = { ...contents, nth: -1 };
  await visitor.clicks(last);
  await visitor.sees(last, { attributes: { 'aria-current': 'location' }, inView: true });
}

/** What stands in an entry, and where it leads. */
export const eintrag: Area = (journey, further) => {
  journey(
    'an entry shows its drawing, its contents, its neighbours and who mentions it',
    async ({ visitor }) => {
      await visitor.opens(exampleEntry);
      await visitor.sees(css('main figure svg text'));
      await contentsFollow(visitor);
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

  // A legal text is as long, on a screen of its own.
  further(`the contents of ${paths.dsgvo} follow the reader, too`, async ({ visitor }) => {
    await visitor.opens(paths.dsgvo);
    await contentsFollow(visitor);
  });

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
