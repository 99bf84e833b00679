import { type Clock, MINUTE } from './clock.ts';
import { LIMITS } from './limits.ts';
import { describeError, type Log } from './log.ts';
import type { Trouble } from './mail/delivery-loop.ts';

/** The webhook that tells the owner that no mail arrives: it gets JSON with a text, or the text alone (`isPlain`). */
export type AlertTarget = { url: string; isPlain: boolean };

type Parts = { target: AlertTarget; site: string; clock: Clock; log: Log };

/**
 * By the third try five minutes have passed: not every pause of a mail server is worth waking somebody. While it is
 * away only one message tries at a time, and the more of them wait, the later one comes to its third.
 */
const TRIES = 3;
const OUTAGE = 5 * MINUTE;

const PLAIN = /^ntfy\+(?=https?:)/;

/** Throws an error with a German sentence, and without the value: whoever knows the address may write there. */
export function readAlertTarget(value: string | undefined): AlertTarget | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value.replace(PLAIN, ''));
  if (url && /^https?:$/.test(url.protocol)) return { url: url.href, isPlain: PLAIN.test(value) };
  throw new Error(
    'ALERT_URL ist ungültig. Erlaubt ist https:// mit der Adresse eines Webhooks, für ntfy mit ntfy+ davor: ' +
      'ntfy+https://ntfy.sh/mein-thema.',
  );
}

export type Alert = {
  /** A mail did not arrive. */
  onTrouble(trouble: Trouble): Promise<void>;
  /** A visitor was asked to come back: their message could not be kept. */
  onUnavailable(problem: string): Promise<void>;
};

/** Tells by webhook what no mail can tell. No word of a message: visitors did not write to the webhook's operator. */
export function createAlert(parts: Parts): Alert {
  const { site } = parts;
  const tellOfMails = createChannel(parts);
  const tellOfForm = createChannel(parts);

  return {
    async onTrouble({ kind, attempt, problem, outage }) {
      if (kind === 'deferred' && attempt < TRIES && outage < OUTAGE) return;
      await tellOfMails(
        `${site}: Nachrichten aus dem Kontaktformular kommen nicht per E-Mail an (${problem}). ` +
          'Sie liegen sicher im Postausgang: website-outbox list',
      );
    },
    onUnavailable: (problem) =>
      tellOfForm(
        `${site}: Das Kontaktformular konnte eine Nachricht nicht annehmen (${problem}). ` +
          'Wer sie schrieb, wird gebeten, es noch einmal zu versuchen. Ist die Festplatte voll? Antwortet die Datenbank?',
      ),
  };
}

/** Sends to the webhook at most once an hour. Never rejects. */
function createChannel({ target, clock, log }: Parts): (text: string) => Promise<void> {
  let toldAt = -Infinity;

  return async (text) => {
    const last = toldAt;
    // By its absolute value: after the clock was put back an hour or more, the next alert must not wait.
    if (Math.abs(clock() - last) < LIMITS.alert.pause) return;
    toldAt = clock();
    try {
      const { status, ok } = await send(target, text);
      if (ok) return;
      log('alert.failed', { status });
    } catch (error) {
      log('alert.failed', describeError(error));
    }
    toldAt = last;
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
