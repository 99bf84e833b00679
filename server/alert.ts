import { type Clock, MINUTE } from './clock.ts';
import type { AlertTarget } from './config.ts';
import { LIMITS } from './limits.ts';
import { describeError, type Log } from './log.ts';
import type { Trouble } from './mail/delivery-loop.ts';

type Parts = { target: AlertTarget; site: string; clock: Clock; log: Log };

/** Not every pause of a mail server is worth waking somebody. */
const OUTAGE = 5 * MINUTE;

/** Tells by webhook what no mail can tell. No word of a message: visitors did not write to the webhook's operator. */
export function createAlert({ target, site, clock, log }: Parts) {
  const toldAt = { mails: -Infinity, form: -Infinity };

  /** At most once an hour. Never rejects. */
  async function tell(about: keyof typeof toldAt, text: string): Promise<void> {
    const last = toldAt[about];
    // By its absolute value: after the clock was put back an hour or more, the next alert must not wait.
    if (Math.abs(clock() - last) < LIMITS.alert.pause) return;
    toldAt[about] = clock();
    try {
      const { status, ok } = await send(target, text);
      if (ok) return;
      log('alert.failed', { status });
    } catch (error) {
      log('alert.failed', describeError(error));
    }
    toldAt[about] = last;
  }

  return {
    /** A mail did not arrive. */
    async onTrouble({ kind, problem, outage }: Trouble): Promise<void> {
      if (kind === 'deferred' && outage < OUTAGE) return;
      await tell(
        'mails',
        `${site}: Nachrichten aus dem Kontaktformular kommen nicht per E-Mail an (${problem}). ` +
          'Sie liegen sicher im Postausgang: website-outbox list',
      );
    },
    /** A visitor was asked to come back: their message could not be kept. */
    onUnavailable: (problem: string): Promise<void> =>
      tell(
        'form',
        `${site}: Das Kontaktformular konnte eine Nachricht nicht annehmen (${problem}). ` +
          'Wer sie schrieb, wird gebeten, es noch einmal zu versuchen. Ist die Festplatte voll? Antwortet die Datenbank?',
      ),
  };
}

function send({ url, isPlain }: AlertTarget, text: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': isPlain ? 'text/plain; charset=utf-8' : 'application/json' },
    body: isPlain ? text : JSON.stringify({ text }),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMITS.alert.patience),
  });
}
