import { KEPT_HOURS } from '../../../contract/retention.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { focusTitle } from '../../navigation/focus.ts';
import type { TextLink } from '../../ui/text-link.ts';
import { visibleSite } from '../../visible-site.ts';
import { currentDeliveries, discard, NO_DELIVERIES, resume, retryNow, subscribe } from './send-message.ts';
import type { OutgoingMessage } from './outgoing-messages.ts';

/** The button disappears with its notice, and the focus would be lost. */
const leavingFor = (action: () => void) => () => {
  focusTitle();
  action();
};

type SentAlertProps = {
  /** What happens now, and where to read on meanwhile. */
  next: { text: string; links: TextLink[] };
  /** By which day the answer comes. */
  answer?: string | undefined;
  takesFocus?: boolean;
  onDismiss?: () => void;
};

/** Stays until it is dismissed; in the answer to a plain post, as long as the page. */
export function SentAlert({ next, answer, takesFocus = false, onDismiss }: SentAlertProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is out of use now: the focus goes on where the news is.
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  return (
    <div className="kontakt-notice">
      <p ref={ref} role="alert" tabIndex={-1} {...(!onDismiss && { autoFocus: true })}>
        Nachricht wurde erfolgreich gesendet!
      </p>
      {answer && <p>{answer}.</p>}
      <p>{next.text}</p>
      {next.links.map(({ label, to }) => (
        <a className="outlined" href={to} key={to}>
          {label}
        </a>
      ))}
      {onDismiss && (
        <button type="button" className="outlined" onClick={leavingFor(onDismiss)}>
          Schließen
        </button>
      )}
    </div>
  );
}

/** Messages of an earlier visit that did not go out in this one either. */
export function Undelivered({ onDelivered }: { onDelivered: (isAsked: boolean) => void }) {
  const { waiting, failed, delivered, isSending } = useSyncExternalStore(
    subscribe,
    currentDeliveries,
    () => NO_DELIVERIES,
  );
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    setEarlier(currentDeliveries().waiting.map(({ key }) => key));
    resume();
  }, []);

  const shown = earlier.filter((key) => failed.has(key));
  const arrived = shown.filter((key) => delivered.has(key)).length;
  const announced = useRef(0);
  useEffect(() => {
    if (arrived > announced.current) onDelivered(isAsked);
    announced.current = arrived;
  }, [arrived, isAsked, onDelivered]);

  function sendAgain() {
    setAsked(true);
    if (!isSending) retryNow();
  }
  const status = isSending ? 'Wird gesendet …' : 'Das hat noch nicht geklappt.';

  return waiting
    .filter(({ key }) => shown.includes(key))
    .map((message) => (
      <UndeliveredMessage
        key={message.key}
        message={message}
        status={isAsked ? status : ''}
        onSendAgain={sendAgain}
      />
    ));
}

type UndeliveredMessageProps = { message: OutgoingMessage; status: string; onSendAgain: () => void };

/** Made when needed: it takes longer than the rest of the form, and hardly anybody has such a message. */
const spoken = (time: number) =>
  new Date(time).toLocaleString('de-DE', { dateStyle: 'long', timeStyle: 'short' });

function UndeliveredMessage({ message, status, onSendAgain }: UndeliveredMessageProps) {
  const { key, subject, text, time } = message;
  const mail = `mailto:${visibleSite.owner.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

  return (
    <section className="kontakt-notice" aria-labelledby={`nachricht-${key}`}>
      {/* Appears when the visitor may have read on: as an alert, screen readers announce it. */}
      <div role="alert">
        <h2 id={`nachricht-${key}`}>Ihre Nachricht ist noch nicht übertragen</h2>
        <p>
          Sie haben sie am {spoken(time)} Uhr abgesendet. Ihr Browser versucht weiter, sie zu übertragen;{' '}
          {KEPT_HOURS} Stunden nach dem Absenden löscht er sie.
        </p>
      </div>
      <details>
        <summary>Betreff: {subject}</summary>
        <p className="kontakt-notice__text">{`${subject}\n\n${text}`}</p>
      </details>
      <button type="button" className="button" onClick={onSendAgain}>
        Erneut senden
      </button>
      <button type="button" className="outlined" data-copy=".kontakt-notice__text" aria-live="polite">
        Text kopieren
      </button>
      <a className="outlined" href={mail}>
        Als E-Mail schreiben
      </a>
      <button type="button" className="outlined" onClick={leavingFor(() => discard(key))}>
        Nicht mehr senden
      </button>
      <p role="status">{status}</p>
    </section>
  );
}
