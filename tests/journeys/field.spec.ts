import { build, type Rolldown } from 'vite';
import { FIELD_PATH } from '../../contract/field.ts';
import { expect, openApp, test } from '../app.ts';
import { site } from '../content-of-site.ts';

/** As the application has it inside where the owner has switched it on. */
async function measurement(): Promise<string> {
  const { output } = (await build({
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'src/field-measurement.ts', formats: ['iife'], name: 'field' },
    },
  }).then((result) => (Array.isArray(result) ? result[0] : result))) as Rolldown.RolldownOutput;
  return `${output[0].code}; field.measureField()`;
}

test('a page reports once how it went, as ratings and nothing else', async ({ page }) => {
  const reports: URLSearchParams[] = [];
  await page.route(`**${FIELD_PATH}`, async (route) => {
    reports.push(new URLSearchParams(route.request().postData() ?? ''));
    await route.fulfill({ status: 204 });
  });
  await openApp(page, '/lexikon/');
  if (!site.fieldMeasurement) await page.evaluate(await measurement());
  await page.getByRole('searchbox').click();
  // As when the visitor turns to another tab: a page that is gone cannot be asked what it has sent.
  for (let times = 0; times < 2; times++)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]!.get('page')).toBe('/lexikon/');
  const { page: _, ...rated } = Object.fromEntries(reports[0]!);
  expect(Object.keys(rated)).toContain('LCP');
  expect(Object.values(rated).every((rating) => /^(good|needs-improvement|poor)$/.test(rating))).toBe(true);
});

if (!site.fieldMeasurement)
  test('unless the owner wants it, nothing is measured and nothing reported', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openApp(page, '/');
    await page.goto('/impressum/');
    expect(asked.filter((url) => /messung|field/.test(url))).toEqual([]);
  });
