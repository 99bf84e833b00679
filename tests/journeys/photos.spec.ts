import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyContent, examplePost } from '../../build/example-content.fixture.ts';
import { expect, openApp, overflowOf, test } from '../app.ts';
import { runSite } from '../site/run-site.ts';

/** A site of its own: one with photos, which ours need not have. */
test('photos fit every screen, have their room before they are loaded, and open on the whole screen', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'foto-seite-'));
  copyContent(folder);
  const put = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, 'content/blog', name), content);
  const wide = sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#5f8fd6' } });
  put('werkbank.jpg', await wide.jpeg().toBuffer());
  put(
    'mit-foto.md',
    examplePost(
      { publishDate: '"01.02.2026"' },
      '\nEin Satz.\n\n![Eine Werkbank](werkbank.jpg "So sieht es aus")\n\nNoch einer.\n',
    ),
  );
  const { status, stderr } = spawnSync(process.execPath, ['tests/site/build-with.ts', folder], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const site = await runSite({ folder });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openApp(page, `${site.origin}/blog/mit-foto/`);
    const photo = page.getByRole('figure').getByRole('img', { name: 'Eine Werkbank' });
    const room = (await photo.boundingBox())!;
    expect(room.width / room.height).toBeCloseTo(2000 / 1200, 1);
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.avif');
    expect((await photo.boundingBox())!.height).toBeCloseTo(room.height, 0);
    expect(await overflowOf(page)).toBe(0);
    await expect(page.getByText('So sieht es aus')).toBeVisible();
  }
  const link = page.locator('.photo a');
  await link.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Bild, vergrößert' }).getByRole('img');
  await expect(large).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await site.end();
  rmSync(folder, { recursive: true });
});
