import { expect } from 'vitest';
import { SENT } from '../acceptance/specification.ts';
import { button, css, field, link, type Visitor, type Journeys } from './visitor.ts';

const ENDPOINT = /sendmail/;
const send = button('Senden');
const alert = css('[role=alert]');
const notice = css('section.kontakt-notice');
const hasSent = { text: expect.stringContaining(SENT) as string };

async function fillsIn(visitor: Visitor) {
  await visitor.fills(field('Name'), 'Erika Beispiel');
  await visitor.fills(field('E-Mail'), 'erika@beispiel.de');
  await visitor.fills(field('Nachricht'), 'Guten Tag, ich habe eine Frage.');
}

const stored = (visitor: Visitor) =>
  visitor.evaluate(() => (JSON.parse(localStorage.getItem('kontakt.ausgang') ?? '[]') as unknown[]).length);
const isGone = (visitor: Visitor) => expect.poll(() => stored(visitor)).toBe(0);

export const sendingJourneys: Journeys = {
  async 'a message is sent once, with key and token, by keys alone'({ visitor, gate }) {
    await visitor.opens('/impressum/');
    await visitor.clicks(link('Kontakt', 'header'));
    await fillsIn(visitor);
    await visitor.focuses(field('professionell'));
    await visitor.presses('ArrowRight');
    await visitor.sees(field('persönlich'), { checked: true });
    do await visitor.presses('Tab');
    while (!(await visitor.looksAt(send)).focused);
    await visitor.presses('Enter');
    await visitor.sees(alert, { ...hasSent, focused: true });
    await isGone(visitor);
    expect(gate.posts).toMatchObject([
      {
        'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/) as string,
        'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/) as string,
        'x-xsrf-token': expect.stringMatching(/./) as string,
      },
    ]);
    await visitor.sees(field('Nachricht'), { value: '' });
  },

  async 'a form submitted before the application runs is sent by the application, once'({ visitor, gate }) {
    const release = gate.hold(/\/assets\/start-/);
    await visitor.loads('/kontakt/');
    await fillsIn(visitor);
    await visitor.clicks(send);
    await visitor.clicks(send);
    expect(gate.posts).toEqual([]);
    release();
    await visitor.isReady();
    await visitor.sees(alert, hasSent);
    await visitor.isAt('/kontakt/');
    await expect.poll(() => gate.posts.length).toBe(1);
  },

  async 'it survives leaving the page in the moment of sending, and goes out when the line is back, with one key'({
    visitor,
    gate,
    forgive,
  }) {
    forgive(/./);
    gate.hold(ENDPOINT);
    await visitor.opens('/kontakt/');
    await fillsIn(visitor);
    await visitor.clicks(send);
    await expect.poll(() => gate.posts.length).toBe(1);
    await visitor.loads('/robots.txt');
    expect(await stored(visitor)).toBe(1);
    gate.reset();
    const mend = gate.cut(ENDPOINT);
    await visitor.opens('/kontakt/');
    await visitor.sees(notice);
    mend();
    await visitor.opens('/impressum/');
    await isGone(visitor);
    expect(new Set(gate.posts.map((headers) => headers['idempotency-key'])).size).toBe(1);
  },
};
