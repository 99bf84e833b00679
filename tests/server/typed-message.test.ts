import { chromium, expect as expectUntil, type Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { freshDataDir } from '../../server/outbox/test-outbox.ts';
import { neededChromium } from '../chromium.ts';
import { mailEnv, startMailServer } from './mail-server.ts';
import { openPlace } from './site-process.ts';

const BUSY_MACHINE = 60_000;
const expectPage = expectUntil.configure({ timeout: BUSY_MACHINE });

/** The whole way: typed into Chromium, kept by the real server with the real build, received by SMTP. */
async function setUp() {
  const server = await startMailServer();
  const place = openPlace({ root: process.cwd(), dataDir: freshDataDir() });
  const site = await place.start(mailEnv(server.port));
  const browser = await chromium.launch({
    executablePath: neededChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: site.origin });
  page.setDefaultTimeout(BUSY_MACHINE);
  await openKontakt(page);
  /** Another process at the same address. */
  const startAgain = () => place.start({ ...mailEnv(server.port), PORT: new URL(site.origin).port });
  return { server, site, page, startAgain };
}

async function openKontakt(page: Page): Promise<void> {
  await page.goto('/kontakt/');
  await expectPage(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

async function typeAndSend(page: Page): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Name').fill('Erika Beispiel');
  await field('E-Mail').fill('erika@beispiel.de');
  await field('Betreff').fill('Relaunch & „mehr“');
  await field('Nachricht').fill('Guten Tag,\n\nich habe eine Frage zu Ihrem Angebot.');
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  await expectPage(page.getByRole('alert')).toBeVisible();
}

test('a message typed while the server is down arrives as one mail, after a reload', async () => {
  const { server, site, page, startAgain } = await setUp();
  await site.end('SIGKILL');
  await typeAndSend(page);
  await startAgain();
  await openKontakt(page);
  await expect.poll(() => server.mails).toHaveLength(1);
  const { raw, from, to } = server.mails[0]!;
  expect({ from, to }).toEqual({ from: 'web@haus.de', to: ['chef@haus.de'] });
  expect(raw).toMatch(/^Reply-To: erika@beispiel\.de\r$/m);
  expect(raw).toMatch(/^Subject: =\?UTF-8\?.+\?=\r$/m);
  expect(raw).toContain(
    'Von: erika@beispiel.de\r\n\r\nGuten Tag,\r\n\r\nich habe eine Frage zu Ihrem Angebot.',
  );
  expect(raw).not.toContain('Erika');
  await openKontakt(page);
  const kept = () => page.evaluate(() => localStorage.getItem('kontakt.ausgang') ?? '[]');
  await expect.poll(kept).toBe('[]');
  expect(server.mails).toHaveLength(1);
});
