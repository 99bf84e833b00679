import { expect } from 'vitest';
import { MAX_MESSAGE, MAX_SUBJECT } from '../../../contract/message-rules.ts';
import { DEFAULT_SUBJECT, FIELD_RULES } from '../../acceptance/specification.ts';
import { site } from '../../content-of-site.ts';
import { button, css, field, link, type Visitor } from '../visitor.ts';
import type { Journey } from '../stage.ts';
import { errors, fillsIn, LABELS, personal, send, signing } from './kontakt-form.ts';

const { firstName, lastName, salutation } = site.owner;
const FORMAL = salutation === 'Herr' ? 'Sehr geehrter Herr' : 'Sehr geehrte Frau';
const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string;

/** What a screen reader says about a field. */
const description = (visitor: Visitor, label: string) =>
  visitor.with(field(label), ([control]) =>
    (control!.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );

const positionOf = (visitor: Visitor, spot: typeof send) =>
  visitor.with(spot, ([element]) => Math.round(element!.getBoundingClientRect().top + scrollY));

/** Replaces what stands in a field, at once: thousands of keys take their time. */
async function pastes(visitor: Visitor, label: string, text: string) {
  await visitor.focuses(field(label));
  await visitor.evaluate((given) => document.execCommand('insertText', false, given), text);
}

export function kontakt(journey: Journey) {
  journey(
    'what is wrong with a field is said beside it, to all, and blocks the button',
    async ({ visitor }) => {
      await visitor.opens('/kontakt/');
      await fillsIn(visitor);
      await visitor.sees(send, { disabled: false });
      for (const [label, value, sentence] of FIELD_RULES) {
        const { value: before } = await visitor.looksAt(field(label));
        await visitor.fills(field(label), value);
        await visitor.sees(errors, { count: 1, text: sentence, visible: true });
        await visitor.sees(field(label), { attributes: { 'aria-invalid': 'true' } });
        expect(await description(visitor, label)).toBe(sentence);
        await visitor.sees(send, { disabled: true });
        await visitor.fills(field(label), before!);
        await visitor.sees(send, { disabled: false });
      }
    },
  );

  journey('it is not said before the visitor has been there, and moves nothing', async ({ visitor }) => {
    await visitor.opens('/kontakt/');
    await visitor.sees(send, { disabled: true });
    // Only a browser without the application meets the field for robots.
    await visitor.sees(css('[name=website]'), { count: 0 });
    const place = await positionOf(visitor, send);
    await visitor.sees(errors, { count: 0 });
    await visitor.sees(css('[aria-invalid=true]'), { count: 0 });
    await visitor.focuses(field('Name'));
    await visitor.sees(errors, { count: 0 });
    await visitor.presses('Tab');
    await visitor.sees(errors, { count: 1, text: FIELD_RULES[0][2] });
    const places = await visitor.with(
      css('body *'),
      (all, sentence) =>
        all.filter(({ childNodes }) => [...childNodes].some((node) => node.nodeValue?.trim() === sentence))
          .length,
      FIELD_RULES[0][2],
    );
    expect(places, 'it is said once').toBe(1);
    for (const label of LABELS) await visitor.fills(field(label), 'x');
    await visitor.focuses(field('Name'));
    await visitor.sees(errors, { count: 3 });
    expect(await positionOf(visitor, send)).toBe(place);
  });

  journey('a limit is told before it is met, moves nothing, and nothing is cut', async ({ visitor }) => {
    await visitor.opens('/kontakt/');
    const long = 'Erika '.repeat(40).trim();
    await pastes(visitor, 'Name', long);
    await visitor.sees(field('Name'), { value: long });
    for (const [label, limit] of [
      ['Betreff', MAX_SUBJECT],
      ['Nachricht', MAX_MESSAGE],
    ] as const) {
      const isDescribedBy = (sentence: RegExp) =>
        expect.poll(() => description(visitor, label)).toMatch(sentence);
      await pastes(visitor, label, 'x'.repeat(limit / 2));
      await isDescribedBy(/^$/);
      const place = await positionOf(visitor, field(label));
      await pastes(visitor, label, 'x'.repeat(limit - 7));
      await isDescribedBy(/^noch 7 Zeichen$/);
      expect(await positionOf(visitor, field(label))).toBe(place);
      await pastes(visitor, label, 'x'.repeat(limit + 7));
      await isDescribedBy(/zu lang.* 7 Zeichen/);
      await visitor.sees(field(label), { value: 'x'.repeat(limit + 7) });
    }
  });

  journey('a message says which fields are open, and leads to them', async ({ visitor }) => {
    await visitor.opens('/kontakt/');
    await visitor.fills(field('Name'), 'Al');
    const summary = css('form [role=status]');
    await visitor.sees(summary, { text: 'Noch offen: Name, E-Mail' });
    await visitor.clicks(link('Name', 'form [role=status]'));
    await visitor.sees(field('Name'), { focused: true });
    await visitor.isAt('/kontakt/');
    await fillsIn(visitor);
    // What is left is the template, which may be sent as it is, signed or not.
    const hint = css('form [role=status] a');
    for (const sign of [false, true]) {
      if (sign) await visitor.clicks(signing);
      await visitor.sees(hint, { count: 1 });
      await visitor.sees(send, { disabled: false });
    }
    await visitor.clicks(hint);
    await visitor.sees(field('Nachricht'), { focused: true });
    await visitor.fills(field('Nachricht'), 'Ein Shop für Ersatzteile.');
    await visitor.sees(summary, { text: '' });
  });

  journey(
    'the salutation starts formal, sets the greeting, and gives a text of the visitor back',
    async ({ visitor }) => {
      await visitor.opens('/kontakt/');
      const message = field('Nachricht');
      const back = button('Meinen Text wiederherstellen');
      await visitor.sees(field('Betreff'), { value: DEFAULT_SUBJECT });
      await visitor.sees(field('professionell'), { checked: true });
      await visitor.sees(message, { value: matching(new RegExp(`^${FORMAL} ${lastName},`)) });
      const { value: formal } = await visitor.looksAt(message);
      await visitor.clicks(personal);
      await visitor.sees(message, { value: matching(new RegExp(`^Hallo ${firstName},`)) });
      await visitor.focuses(field('persönlich'));
      await visitor.presses('ArrowLeft');
      await visitor.sees(message, { value: formal });
      await visitor.seesNo(back);

      await visitor.fills(message, 'Mein eigener Text.');
      await visitor.clicks(personal);
      await visitor.sees(message, { value: matching(/^Hallo/) });
      await visitor.clicks(back);
      await visitor.sees(message, { value: 'Mein eigener Text.', focused: true });
      await visitor.sees(field('persönlich'), { checked: true });
      await visitor.seesNo(back);
    },
  );

  journey(
    'the name is offered as a signature to a text without it, and set only when asked',
    async ({ visitor }) => {
      await visitor.opens('/kontakt/');
      const message = field('Nachricht');
      const place = await positionOf(visitor, send);
      const { value: greeting } = await visitor.looksAt(message);
      await visitor.fills(field('Name'), 'Er');
      await visitor.sees(signing, { count: 0 });
      await fillsIn(visitor);
      await visitor.sees(signing, { text: matching(/„Erika Beispiel“/) });
      await visitor.sees(message, { value: greeting });
      expect(await positionOf(visitor, send)).toBe(place);
      await visitor.clicks(signing);
      await visitor.sees(message, { value: `${greeting!.trimEnd()}\nErika Beispiel`, focused: true });
      await visitor.sees(signing, { count: 0 });
      await visitor.fills(message, 'Guten Tag, hier fehlt er.');
      await visitor.sees(signing, { count: 1 });
      await visitor.fills(message, 'Guten Tag, hier ist erika\nbeispiel.');
      await visitor.sees(signing, { count: 0 });
    },
  );

  journey(
    'a half-written message outlives a reload and a look at another page, until it is sent',
    async ({ visitor }) => {
      await visitor.opens('/kontakt/');
      await fillsIn(visitor);
      await visitor.clicks(personal);
      await visitor.fills(field('Nachricht'), 'Noch nicht fertig');
      await visitor.sees(field('Nachricht'), { value: 'Noch nicht fertig' });
      await visitor.reloads();
      await visitor.isReady();
      await visitor.sees(field('Nachricht'), { value: 'Noch nicht fertig' });
      await visitor.sees(field('Name'), { value: 'Erika Beispiel' });
      await visitor.sees(field('persönlich'), { checked: true });

      await visitor.clicks(link('Impressum', 'footer'));
      await visitor.isAt('/impressum/');
      await visitor.goesBack();
      await visitor.sees(field('Nachricht'), { value: 'Noch nicht fertig' });
      await visitor.sees(send, { disabled: false });
      await visitor.clicks(send);
      await visitor.sees(css('[role=alert]'));
      await visitor.reloads();
      await visitor.isReady();
      await visitor.sees(field('Betreff'), { value: DEFAULT_SUBJECT });
      await visitor.sees(field('Name'), { value: '' });
    },
  );

  journey('what was typed before the application runs stays', async ({ visitor, gate }) => {
    const release = gate.hold(/\/assets\/start-/);
    await visitor.loads('/kontakt/');
    await visitor.fills(field('Name'), 'Al');
    await visitor.clicks(personal);
    release();
    await visitor.isReady();
    await visitor.sees(field('Name'), { value: 'Al' });
    await visitor.sees(errors, { text: FIELD_RULES[1][2] });
    await visitor.sees(field('Nachricht'), { value: matching(/^Hallo/) });
    await visitor.sees(field('persönlich'), { checked: true });
  });
}
