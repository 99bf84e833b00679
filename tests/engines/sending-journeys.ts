import { expect } from 'vitest';
import { DEFAULT_SUBJECT, SENT } from '../acceptance/specification.ts';
import { button, css, field, link, type Visitor, type Journeys } from './visitor.ts';

const ENDPOINT = /sendmail/;
const send = button('Senden');
const alert = css('[role=alert]');
const notice = css('section.kontakt-notice');
const hasSent = { text: expect.stringContaining(SENT) as string };

const TEXT = 'Guten Tag,\nich habe eine Frage.';

async function fillsIn(visitor: Visitor) {
  await visitor.fills(field('Name'), 'Erika Beispiel');
  await visitor.fills(field('E-Mail'), 'erika@beispiel.de');
  await visitor.fills(field('Nachricht'), TEXT);
}

const stored = (visitor: Visitor) =>
  visitor.evaluate(() => (JSON.parse(localStorage.getItem('kontakt.ausgang') ?? '[]') as unknown[]).length);
const isGone = (visitor: Visitor) => expect.poll(() => stored(visitor)).toBe(0);

export const sendingJourneys: Journeys = {
  async 'a message is sent once, with subject, text, key and token, by keys alone'({ visitor, gate }) {
    await visitor.opens('/impressum/');
    await visitor.clicks(link('Kontakt', 'header'));
    await visitor.focuses(field('professionell'));
    await visitor.presses('ArrowRight');
    await visitor.sees(field('persönlich'), { checked: true });
    await fillsIn(visitor);
    do await visitor.presses('Tab');
    while (!(await visitor.looksAt(send)).focused);
    await visitor.presses('Enter');
    await visitor.sees(alert, { ...hasSent, focused: true });
    await isGone(visitor);
    expect(gate.posts).toHaveLength(1);
    const [{ headers, body }] = gate.posts as [(typeof gate.posts)[number]];
    expect(headers['idempotency-key']).toMatch(/^[\d-]{31,}$/);
    expect(headers.cookie).toBe(`XSRF-TOKEN=${String(headers['x-xsrf-token'])}`);
    // It is read here as the server would read it.
    const type = { 'content-type': headers['content-type']! };
    const form = await new Response(new Uint8Array(body), { headers: type }).formData();
    expect([...form]).toEqual([
      ['subject', DEFAULT_SUBJECT],
      ['message', `Von: erika@beispiel.de\r\n\r\n${TEXT.replace('\n', '\r\n')}`],
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
    expect(new Set(gate.posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  },
};
