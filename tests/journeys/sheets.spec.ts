import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../app.ts';
import { exampleEntry, pageWith } from '../site-map.ts';

/** An entry whose drawing is walked step by step. */
const inSteps = pageWith('/lexikon/', 'data-step=');

test('a sheet opens on the whole screen, can be zoomed with the keyboard, and gives the focus back', async ({
  page,
}) => {
  await openApp(page, exampleEntry);
  const link = page.locator('[data-enlarge]');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const drawing = dialog.locator('svg');
  await expect(drawing).toBeVisible();
  const width = async () => (await drawing.boundingBox())!.width;
  const fitted = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fitted);
  // What was in the middle still is.
  const { x, width: zoomed } = (await drawing.boundingBox())!;
  expect(x + zoomed / 2).toBeCloseTo(fitted / 2, -1);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fitted);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

for (const path of inSteps)
  test('beside the table of contents the narrow sheet stands there, and enlarged the wide one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openApp(page, path);
    await expect(page.locator('.sheet__drawing svg:visible')).toHaveClass('sheet__narrow');
    await page.locator('[data-enlarge]').click();
    const drawing = page.getByRole('dialog').locator('svg');
    await expect(drawing).toHaveClass('sheet__wide');
    expect((await drawing.boundingBox())!.width).toBe(1024);
  });

test('on paper the wide sheet stands, whatever the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(exampleEntry);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet__drawing svg:visible')).toHaveClass('sheet__wide');
});

/** What Chromium hands to assistive technology: behind a modal dialog there is nothing. */
async function headingsHeard(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'heading').length;
}

/** Where Tab leads, once around: buttons and stage of the dialog, and nothing behind it. */
async function tabStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = [];
  for (let press = 0; press < count; press++) {
    stops.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const isInside = activeElement?.closest('dialog') !== null;
        return isInside ? activeElement!.ariaLabel || activeElement!.textContent : 'behind the dialog';
      }),
    );
    await page.keyboard.press('Tab');
  }
  return stops;
}

test('by ear and keyboard: a sheet is named, enlarged, left, and the focus is where it was', async ({
  page,
}) => {
  await openApp(page, exampleEntry);
  const described = (await page.locator('.sheet figcaption').textContent())!;
  const figure = page.getByRole('figure', { name: described });
  await expect(figure).toMatchAriaSnapshot(`
    - figure:
      - group
      - paragraph:
        - link "Zeichnung vergrößern"
  `);
  expect(await headingsHeard(page)).toBeGreaterThan(1);

  await figure.getByRole('link', { name: 'Zeichnung vergrößern' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zeichnung, vergrößert' });
  await expect(dialog).toHaveAccessibleDescription(described);
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog:
      - paragraph:
        - button "Verkleinern"
        - button "Vergrößern"
        - button "Schließen"
      - group "Zeichnung"
  `);
  expect(await headingsHeard(page)).toBe(0);
  expect(await tabStops(page, 4)).toEqual(['Verkleinern', 'Vergrößern', 'Schließen', 'Zeichnung']);

  await dialog.getByRole('button', { name: 'Schließen' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(figure.getByRole('link', { name: 'Zeichnung vergrößern' })).toBeFocused();
  expect(await headingsHeard(page)).toBeGreaterThan(1);
});

for (const path of inSteps)
  test('by ear and keyboard: the steps of a sheet are walked to the last, each in its own words', async ({
    page,
  }) => {
    await openApp(page, path);
    const sentences = await page
      .locator('.sheet__wide [data-step]')
      .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step')));
    expect(sentences.length).toBeGreaterThan(2);
    await page.locator('[data-enlarge]').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const said = dialog.locator('[aria-live="polite"]');
    const later = dialog.locator('.is-later');
    await expect(said).toHaveText(`${sentences.length} Schritte`);
    await page.keyboard.press('ArrowRight');
    await expect(later).toHaveCount(sentences.length - 1);
    await page.keyboard.press('ArrowLeft');
    await expect(later).toHaveCount(0);
    const forth = dialog.getByRole('button', { name: 'Schritt weiter' });
    await forth.focus();
    for (const [index, sentence] of sentences.entries()) {
      await page.keyboard.press('Enter');
      await expect(said).toHaveText(`Schritt ${index + 1} von ${sentences.length}: ${sentence}`);
      await expect(dialog.locator('.is-current')).toHaveCount(1);
      await expect(later).toHaveCount(sentences.length - index - 1);
    }
    // At the end it stays, and the button keeps the focus.
    await page.keyboard.press('Enter');
    await expect(said).toContainText(`Schritt ${sentences.length} von`);
    await expect(forth).toBeFocused();
    await dialog.getByRole('group', { name: 'Zeichnung' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(said).toContainText(`Schritt ${sentences.length - 1} von`);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-enlarge]')).toBeFocused();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the link leads to the sheet as a picture', async ({ page }) => {
    await page.goto(exampleEntry);
    const address = await page.locator('[data-enlarge]').getAttribute('href');
    expect((await page.request.get(address!)).headers()['content-type']).toBe('image/webp');
    await expect(page.locator('.sheet__drawing svg:visible')).toHaveCount(1);
  });
});
