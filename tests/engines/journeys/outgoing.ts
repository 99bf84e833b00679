import { expect } from 'vitest';
import { SENT } from '../../acceptance/specification.ts';
import { site } from '../../content-of-site.ts';
import { css, field, link, type Visitor } from '../visitor.ts';
import type { Gate } from '../gate.ts';
import type { Journey } from '../stage.ts';
import { alert, fillsIn, MESSAGE, send, stored } from './kontakt-form.ts';

const ENDPOINT = /sendmail/;
const hasSent = expect.stringContaining(SENT) as string;
const notice = css('section.kontakt-notice');
const within = (name: string) => ({ css: `${notice.css} button`, name });

async function sendsMessage(visitor: Visitor) {
  await fillsIn(visitor);
  await visitor.fills(field('Betreff'), MESSAGE.subject);
  await visitor.fills(field('Nachricht'), MESSAGE.text);
  await visitor.clicks(send);
  await visitor.sees(alert, { text: hasSent });
}

const keys = (gate: Gate) => gate.posts().map(({ headers }) => headers['idempotency-key']);
const isAsked = (gate: Gate) => expect.poll(() => gate.posts().length).toBeGreaterThan(0);
const isGone = (visitor: Visitor) => expect.poll(() => stored(visitor)).toEqual([]);

export function outgoing(journey: Journey) {
  journey(
    'is kept, and goes out by itself after a failure of the server, with the same key',
    async ({ visitor, gate, forgive }) => {
      forgive(/sendmail|503/);
      const mend = gate.answer(ENDPOINT, 503);
      await visitor.opens('/kontakt/');
      await sendsMessage(visitor);
      await isAsked(gate);
      expect(await stored(visitor)).toEqual([
        { ...MESSAGE, key: keys(gate)[0], time: expect.any(Number) as number },
      ]);
      mend();
      await isGone(visitor);
      expect(new Set(keys(gate)).size).toBe(1);
    },
  );

  const ways: Record<string, (visitor: Visitor) => Promise<unknown>> = {
    'when the line is back': (visitor) => visitor.evaluate(() => void dispatchEvent(new Event('online'))),
    'on the next visit to another page': (visitor) => visitor.opens('/impressum/'),
  };
  for (const [when, comesBack] of Object.entries(ways))
    journey(`goes out ${when}`, async ({ visitor, gate, forgive }) => {
      forgive(/./);
      const mend = gate.cut(ENDPOINT);
      await visitor.opens('/kontakt/');
      await sendsMessage(visitor);
      await isAsked(gate);
      mend();
      await comesBack(visitor);
      await isGone(visitor);
      expect(new Set(keys(gate)).size).toBe(1);
    });

  journey('survives leaving the page in the moment of sending', async ({ visitor, gate, forgive }) => {
    forgive(/./);
    const release = gate.hold(ENDPOINT);
    await visitor.opens('/kontakt/');
    await sendsMessage(visitor);
    await isAsked(gate);
    await visitor.loads('/robots.txt');
    expect(await stored(visitor)).toHaveLength(1);
    await visitor.opens('/kontakt/');
    await expect.poll(() => gate.posts().length).toBe(2);
    // What is under way has not failed.
    await visitor.sees(notice, { count: 0 });
    release();
    await isGone(visitor);
    await visitor.sees(notice, { count: 0 });
    expect(new Set(keys(gate)).size).toBe(1);
  });

  journey(
    'still undelivered on a later visit the page says so, and sends it when asked',
    async ({ visitor, gate, forgive }) => {
      forgive(/./);
      const mend = gate.cut(ENDPOINT);
      await visitor.opens('/kontakt/');
      await sendsMessage(visitor);
      await isAsked(gate);
      await visitor.sees(notice, { count: 0 });
      // Also within the application.
      await visitor.clicks(link('Impressum', 'footer'));
      await visitor.isAt('/impressum/');
      await visitor.clicks(link('Kontakt', 'header'));
      await visitor.sees(notice);

      await visitor.opens('/kontakt/');
      await visitor.sees(notice, { text: expect.stringContaining(MESSAGE.subject) as string });
      await visitor.clicks(within('Erneut senden'));
      await visitor.sees(css(`${notice.css} [role=status]`), { text: 'Das hat noch nicht geklappt.' });
      mend();
      await visitor.clicks(within('Erneut senden'));
      await visitor.sees(notice, { count: 0 });
      await visitor.sees(alert, { text: hasSent, focused: true });
      expect(new Set(keys(gate)).size).toBe(1);
      await isGone(visitor);
    },
  );

  journey('can be mailed and given up', async ({ visitor, gate, forgive }) => {
    forgive(/./);
    gate.cut(ENDPOINT);
    await visitor.opens('/kontakt/');
    await sendsMessage(visitor);
    await isAsked(gate);
    await visitor.opens('/kontakt/');
    await visitor.sees(notice);
    const mail = new URL((await visitor.attribute(css(`${notice.css} a`), 'href'))!);
    expect(mail.protocol + mail.pathname).toBe(`mailto:${site.owner.email}`);
    expect(mail.searchParams.get('subject')).toBe(MESSAGE.subject);
    expect(mail.searchParams.get('body')).toBe(MESSAGE.text);
    await visitor.clicks(within('Nicht mehr senden'));
    await visitor.sees(notice, { count: 0 });
    await isGone(visitor);
    await visitor.sees(alert, { count: 0 });
  });
}
