import { expect, openApp, test } from '../app.ts';
import { fillIn, send } from './kontakt-form.ts';

test.describe('sending', () => {
  test('is acknowledged by the server, logged, and leaves nothing behind', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await openApp(page, '/kontakt/');
    await fillIn(page);
    const answered = page.waitForResponse('**/sendmail.php');
    await send(page).click();
    expect((await answered).status()).toBe(202);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kontakt.ausgang'))).toBeNull();
    expect(logged).toEqual(['sendmail 202']);
  });
});
