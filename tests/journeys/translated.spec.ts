import { SENT } from '../acceptance/specification.ts';
import { appReady, expect, openApp, test } from '../app.ts';
import { MESSAGE } from './kontakt-form.ts';

// Chromium alone puts elements of its own around what it translates; others change the text where it stands.

/** What the browser's translator does: each text is taken out of the page, and another one put in its place. */
function translate() {
  const texts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found;
  };
  const replace = (root: Node) => {
    for (const text of texts(root)) {
      if (!text.data.trim() || text.parentElement!.closest('font, script, style, textarea, svg')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replace(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) if (addedNodes.length > 0) replace(target);
  }).observe(document.body, { childList: true, subtree: true });
}

/** React finds other elements than it expects, says so, and draws the page anew: nobody sees it. */
test.afterEach(({ consoleProblems }) => {
  const others = consoleProblems.splice(0).filter((text) => !/React error #418/.test(text));
  expect(others).toEqual([]);
});

test('a contact form that is translated before it starts can be filled in and sent', async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`);
  await openApp(page, '/kontakt/');
  const field = (name: string) => page.locator(`[name=${name}]`);
  const open = page.locator('.kontakt-form__open');
  for (const name of ['name', 'email', 'subject']) await field(name).fill('');
  await field('message').fill('');
  await expect(open.getByRole('link')).toHaveCount(4);
  await field('name').fill('Erika Beispiel');
  await expect(open.getByRole('link')).toHaveCount(3);
  await field('email').fill('erika@beispiel.de');
  await field('subject').fill(MESSAGE.subject);
  await field('message').fill(MESSAGE.text);
  await expect(open).toHaveText('ALLES AUSGEFÜLLT.');
  await expect(page.locator('.kontakt-form__error', { hasText: /\S/ })).toHaveCount(0);
  await page.locator('.kontakt-form [type=submit]').click();
  await expect(page.getByRole('alert')).toHaveText(SENT.toUpperCase());
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog/');
  await appReady(page);
});
