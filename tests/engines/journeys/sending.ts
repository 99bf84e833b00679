import { expect } from 'vitest';
import { DEFAULT_SUBJECT, SENT } from '../../acceptance/specification.ts';
import { css, field, link, type Visitor } from '../visitor.ts';
import type { Gate } from '../gate.ts';
import type { Area } from '../stage.ts';
import { alert, errors, fillsIn, LABELS, MESSAGE, personal, send, signing, stored } from './kontakt-form.ts';

const hasSent = expect.stringContaining(SENT) as string;

const posted = async (gate: Gate, count = 1) => {
  await expect.poll(() => gate.posts().length).toBe(count);
  return gate.posts()[0]!;
};

const token = async (visitor: Visitor) =>
  (await visitor.browser.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;

async function tabsTo(visitor: Visitor, spot: typeof send) {
  do await visitor.presses('Tab');
  while (!(await visitor.looksAt(spot)).focused);
}

export const sending: Area = (journey, further) => {
  journey(
    'carries exactly subject and message, a key and the token; the answer is only logged',
    async ({ visitor, gate }) => {
      await visitor.opens('/kontakt/');
      await visitor.evaluate(() => {
        const logged: string[] = [];
        Object.assign(window, { logged });
        console.log = (...words: unknown[]) => logged.push(words.join(' '));
      });
      await fillsIn(visitor);
      await visitor.fills(field('Nachricht'), 'Zeile eins\nZeile zwei');
      await visitor.clicks(send);
      await visitor.sees(alert, { text: hasSent });
      const { headers, form } = await posted(gate);
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(headers['idempotency-key']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(headers['x-xsrf-token']).toBe(await token(visitor));
      expect([...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')])).toEqual([
        ['subject', DEFAULT_SUBJECT],
        ['message', `Von: ${MESSAGE.email}\n\nZeile eins\nZeile zwei`],
      ]);
      await expect.poll(() => stored(visitor)).toEqual([]);
      await posted(gate, 1);
      const logged = await visitor.evaluate(() => (window as never as { logged: string[] }).logged);
      expect(logged).toEqual(['sendmail 202']);
    },
  );

  journey('carries the token also after an arrival inside the application', async ({ visitor, gate }) => {
    await visitor.opens('/impressum/');
    expect(await token(visitor)).toBeUndefined();
    await visitor.clicks(link('Kontakt', 'header'));
    await fillsIn(visitor);
    await visitor.clicks(send);
    const { headers } = await posted(gate);
    expect(headers['x-xsrf-token']).toBeDefined();
    expect(headers['x-xsrf-token']).toBe(await token(visitor));
  });

  journey('happens once, however fast the form is submitted again', async ({ visitor, gate }) => {
    await visitor.opens('/kontakt/');
    await fillsIn(visitor);
    await visitor.sees(send, { disabled: false });
    const outgoing = await visitor.with(css('#kontakt-formular'), ([form]) => {
      (form as HTMLFormElement).requestSubmit();
      (form as HTMLFormElement).requestSubmit();
      return JSON.parse(localStorage.getItem('kontakt.ausgang')!) as unknown[];
    });
    expect(outgoing).toHaveLength(1);
    await visitor.sees(alert);
    await expect.poll(() => stored(visitor)).toEqual([]);
    await posted(gate, 1);
  });

  journey('reports success at once, and empties the form', async ({ visitor, gate }) => {
    // Nobody answers: the alert does not wait.
    const release = gate.hold(/sendmail/);
    await visitor.opens('/kontakt/');
    await visitor.sees(alert, { count: 0 });
    await fillsIn(visitor);
    await visitor.clicks(personal);
    await visitor.clicks(send);
    await visitor.sees(alert, { text: hasSent, inView: true, focused: true });
    for (const label of LABELS) await visitor.sees(field(label), { value: '' });
    await visitor.sees(field('professionell'), { checked: true });
    await visitor.sees(errors, { count: 0 });
    await visitor.sees(send, { disabled: true });
    // Which fields are open now is no news, and below the report of success it would be a contradiction.
    await visitor.sees(css('.kontakt-form__open'), { count: 0 });

    await visitor.fills(field('Name'), 'Erika');
    await visitor.sees(alert);
    await visitor.sees(css('.kontakt-form__open'), { text: expect.stringContaining('E-Mail') as string });
    await visitor.clicks({ css: '.kontakt-notice button', name: 'Schließen' });
    await visitor.sees(alert, { count: 0 });
    release();
  });

  journey('with Enter in a field or at a choice leaves every field untouched', async ({ visitor, gate }) => {
    await visitor.opens('/kontakt/');
    for (const [before, label] of ['Name', 'E-Mail', 'Betreff', 'persönlich'].entries()) {
      await fillsIn(visitor);
      if (before > 0) {
        // What stands there at first has gone with the message before.
        await visitor.fills(field('Betreff'), MESSAGE.subject);
        await visitor.fills(field('Nachricht'), MESSAGE.text);
      }
      await visitor.focuses(field(label));
      await visitor.presses('Enter');
      await visitor.sees(alert, { focused: true });
      await visitor.sees(css('[aria-invalid=true]'), { count: 0 });
      await visitor.sees(errors, { count: 0 });
      await visitor.sees(css('.kontakt-form__open'), { count: 0 });
      await posted(gate, before + 1);
    }
  });

  journey('works with the keyboard alone', async ({ visitor, gate }) => {
    await visitor.opens('/kontakt/');
    await visitor.focuses(field('Name'));
    await visitor.types('Erika Beispiel');
    await tabsTo(visitor, field('E-Mail'));
    await visitor.types(MESSAGE.email);
    await tabsTo(visitor, field('Betreff'));
    await tabsTo(visitor, field('professionell'));
    await visitor.presses('ArrowRight');
    await visitor.sees(field('persönlich'), { checked: true });
    await tabsTo(visitor, field('Nachricht'));
    await tabsTo(visitor, signing);
    await tabsTo(visitor, send);
    await visitor.presses('Enter');
    await visitor.sees(alert, { focused: true });
    await visitor.presses('Tab', 'Enter');
    await visitor.sees(alert, { count: 0 });
    await posted(gate);
  });

  journey(
    'a form submitted before the application runs is sent by the application, once',
    async ({ visitor, gate }) => {
      const release = gate.hold(/\/assets\/start-/);
      await visitor.loads('/kontakt/');
      await fillsIn(visitor);
      await visitor.fills(field('Nachricht'), 'Gesendet vor dem Start.');
      await visitor.clicks(send);
      await visitor.clicks(send);
      expect(gate.posts()).toEqual([]);
      release();
      await visitor.isReady();
      await visitor.sees(alert, { text: hasSent });
      await visitor.isAt('/kontakt/');
      await visitor.sees(field('Nachricht'), { value: '' });
      const { form } = await posted(gate);
      expect([...form.keys()]).toEqual(['subject', 'message']);
    },
  );

  journey(
    'a form whose application does not come is posted by the browser',
    async ({ visitor, gate, forgive }) => {
      gate.cut(/\/assets\/start-/);
      await visitor.loads('/kontakt/');
      await fillsIn(visitor);
      await visitor.fills(field('Nachricht'), 'Gesendet vor dem Start.');
      await visitor.clicks(send);
      await visitor.sees(alert, { text: SENT });
      expect(await visitor.evaluate(() => document.title)).toMatch(/^Gesendet: /);
      forgive(/./);
    },
  );

  further('an address that once stood in the answer claims nothing', async ({ visitor }) => {
    for (const address of ['/kontakt/?gesendet=1', '/kontakt/#gesendet', '/kontakt/?gesendet=1#gesendet']) {
      await visitor.opens(address);
      await visitor.sees(send);
      await visitor.seesNo(alert);
    }
  });
};
