import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { today } from '../build/today.ts';
import config from '../playwright.config.ts';
import { violationsOf } from '../tests/axe.ts';
import { observatoryPoints, observatoryScore } from './observatory.ts';
import { runSite } from '../tests/site/run-site.ts';

const FILE = 'content/messung-startseite.yaml';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a browser sees of the built home page, for the sheet that stands on it. */
export async function measureHome(): Promise<void> {
  const site = await runSite({ env: { PUBLIC_ORIGIN: 'https://www.max-mustermann.example' } });
  const answer = await fetch(site.origin, { headers: { 'accept-encoding': 'br' } });
  const weight = Number(answer.headers.get('content-length'));
  const score = observatoryScore(observatoryPoints(answer, await answer.text()));

  const browser = await chromium.launch(config.use!.launchOptions);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) foreign.push(request.url());
  });
  await page.goto(site.origin);
  await page.waitForSelector('html[data-app=ready]');
  await page.mouse.wheel(0, 10_000);
  await page.waitForLoadState('networkidle');
  let violations = 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    violations += (await violationsOf(page, { tags: TAGS })).length;
  }
  const cookies = (await context.cookies()).length;
  await browser.close();
  await site.end();

  const [comment] = readFileSync(FILE, 'utf8').split('\n');
  const thirdParties = foreign.length;
  const measured = { day: today(), axe: axe.version, violations, thirdParties, cookies, weight, score };
  const lines = Object.entries(measured).map(([name, value]) => `${name}: ${value}`);
  writeFileSync(FILE, [comment, ...lines, ''].join('\n'));
  console.log(lines.join('\n'));
}
