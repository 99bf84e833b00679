import { expect, openApp, test } from '../app.ts';
import { exampleEntry, pageWith } from '../site-map.ts';

test('by ear and keyboard: a sheet is named, enlarged, left, and the focus is where it was', async ({
  page,
}) => {
  await openApp(page, exampleEntry);
  const figure = page.getByRole('figure').first();
  const described = (await figure.getByRole('img').getAttribute('aria-label'))!;
  // Heard once: its words are part of the picture.
  await expect(figure).toMatchAriaSnapshot(`
    - figure:
      - /children: deep-equal
      - img
      - paragraph:
        - link "Zeichnung vergrößern"
  `);
  const link = figure.getByRole('link', { name: 'Zeichnung vergrößern' });
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zeichnung, vergrößert' });
  await expect(dialog).toHaveAccessibleDescription(described);

  // A phone scrolls it: fitted into its width, the words would be as small as in the page.
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await dialog.locator('svg').boundingBox())!.width).toBeGreaterThanOrEqual(720);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

/** An entry whose drawing is walked step by step. */
for (const path of pageWith('/lexikon/', 'data-step='))
  test('the steps of a sheet are walked to the last, each in its own words', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openApp(page, path);
    // Beside the table of contents the narrow sheet stands, and enlarged the wide one.
    await expect(page.locator('.sheet__drawing svg:visible')).toHaveClass('sheet__narrow');
    const sentences = await page
      .locator('.sheet__wide [data-step]')
      .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step')));
    expect(sentences.length).toBeGreaterThan(2);
    await page.locator('[data-enlarge]').press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('svg')).toHaveClass('sheet__wide');
    const said = dialog.locator('[aria-live="polite"]');
    await expect(said).toHaveText(`${sentences.length} Schritte`);
    const forth = dialog.getByRole('button', { name: 'Schritt weiter' });
    await forth.focus();
    for (const [index, sentence] of sentences.entries()) {
      await page.keyboard.press('Enter');
      await expect(said).toHaveText(`Schritt ${index + 1} von ${sentences.length}: ${sentence}`);
      await expect(dialog.locator('.is-current')).toHaveCount(1);
      await expect(dialog.locator('.is-later')).toHaveCount(sentences.length - index - 1);
    }
    await dialog.getByRole('button', { name: 'Schritt zurück' }).press('Enter');
    await expect(said).toContainText(`Schritt ${sentences.length - 1} von`);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-enlarge]')).toBeFocused();
  });
