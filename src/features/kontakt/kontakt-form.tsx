import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { SENDMAIL_PATH } from '../../../contract/endpoints.ts';
import {
  FIELD_NAMES,
  FIELDS,
  type FieldName,
  type KontaktFields,
  type Salutation,
  sentFieldsOf,
  TRAP_FIELD,
  validateFields,
} from '../../../contract/message-rules.ts';
import { takeEarlyInput } from '../../early-input.ts';
import { currentTopic, forgetTopic } from '../../topic.ts';
import { Arrow } from '../../ui/arrow.tsx';
import type { TextLink } from '../../ui/text-link.ts';
import { answerDay } from './answer-day.ts';
import { errorId, LabelledField, OpenFields, SalutationField } from './fields.tsx';
import {
  change,
  controlId,
  emptyState,
  touch,
  type FormState,
  greetingsAbout,
  isUnsigned,
  keepDraft,
  restoreText,
  sign,
  signatureOf,
  startState,
  storedDraft,
  withDraft,
} from './form-state.ts';
import './kontakt-form.css';
import { SentAlert, Undelivered } from './notices.tsx';
import { RequestSheet } from './request-sheet.tsx';
import { send, xsrfToken } from './send-message.ts';

const FORM_ID = 'kontakt-formular';

/** Build time only: printed in place of what the server says about a plain post; see build/output/refusal-page.ts. */
export type FormMarks = {
  values: KontaktFields;
  errors: KontaktFields;
  notice: string;
};

type KontaktFormProps = {
  /** What the message starts with, for each salutation. */
  greetings: Record<Salutation, string>;
  /** What is transmitted, and where to read more. */
  privacy: { text: string; link: TextLink };
  /** Shown once a message is sent. */
  sent: ComponentProps<typeof SentAlert>['next'];
  /** The drawing beside the form, and after how many working days the answer has come. */
  sheet: { title: string; note: string; workingDays: number };
  /** Stands above the form. */
  children: ReactNode;
  marks?: FormMarks | undefined;
  /** Build time only: the page is the answer to a plain post that was taken. */
  isSent?: boolean | undefined;
};

/**
 * A plain form that the server understands by itself. With JavaScript it checks while the visitor
 * writes, and only subject and message are sent: the name and the salutation stay in the browser.
 */
export function KontaktForm({
  greetings: templates,
  privacy,
  sent: next,
  sheet: { workingDays, ...sheet },
  children,
  marks,
  isSent,
}: KontaktFormProps) {
  const [greetings] = useState(() => greetingsAbout(currentTopic(), templates));
  const [state, setState] = useState(() =>
    isSent ? emptyState : startState(greetings, marks?.values ?? fieldsInPage()),
  );
  const [isReady, setReady] = useState(false);
  const [sent, setSent] = useState<{ count: number; takesFocus: boolean }>();
  /** On the sheet until something new is written. */
  const [request, setRequest] = useState<{ fields: KontaktFields; answer: string }>();
  const message = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** Submitted before the application was there. */
  const isSubmitWaiting = useRef(false);

  const { fields, touched, replaced } = state;
  const errors = validateFields(fields);
  const isValid = Object.keys(errors).length === 0;
  const shownError = (field: FieldName) =>
    isReady && touched.has(field) ? errors[field] : marks?.errors[field];

  const showSent = useCallback((takesFocus: boolean) => {
    setSent((previous) => ({ count: (previous?.count ?? 0) + 1, takesFocus }));
  }, []);

  useEffect(() => {
    setReady(true);
    isSubmitWaiting.current = takeEarlyInput().some(({ type }) => type === 'submit');
    // What the visitor has submitted is sent as it stood there.
    if (!isSubmitWaiting.current) setState((current) => withDraft(current, storedDraft(), greetings));
  }, [greetings]);

  useEffect(() => {
    if (isReady && isSubmitWaiting.current) form.current?.requestSubmit();
  }, [isReady]);

  // Now, not with the first post: the token tells how long the visitor has had the form.
  useEffect(() => void xsrfToken().catch(() => {}), []);

  useEffect(() => {
    if (isReady) keepDraft(state, greetings);
  }, [isReady, state, greetings]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isValid) return;
    forgetTopic();
    send(sentFieldsOf(fields));
    // The field loses the focus now: losing it to the alert would mark a field of the emptied form as touched.
    (document.activeElement as HTMLElement | null)?.blur();
    const day = answerDay(new Date(), workingDays);
    const spoken = day.toLocaleDateString('de-DE', { weekday: 'long', day: 'numeric', month: 'long' });
    setRequest({ fields, answer: `Antwort bis ${spoken}` });
    setState(emptyState);
    // Success is told before the answer, because the message is kept and sent again until the server takes it. One
    // that fails, or is refused, is told on a later visit to this page only: the specification wants it so.
    showSent(true);
  }

  function rewrite(next: FormState) {
    setState(next);
    message.current?.focus();
  }

  const control = (field: FieldName) => ({
    id: controlId(field),
    name: field,
    required: Boolean(FIELDS[field].problem('')),
    value: fields[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setState((current) => change(current, field, target.value, greetings)),
    onBlur: () => setState((current) => touch(current, field)),
    'aria-invalid': shownError(field) !== undefined,
    'aria-describedby': errorId(field),
  });
  const textField = (field: FieldName, attributes: ComponentProps<'input'>) => (
    <LabelledField field={field} error={shownError(field)}>
      <input {...control(field)} {...attributes} />
    </LabelledField>
  );

  const isPosted = request && state === emptyState;
  // Until the application is there, the fields may be the marks of a refusal.
  const onSheet = isPosted ? request : { fields: isReady ? fields : emptyState.fields, answer: undefined };

  return (
    <>
      <div>
        {children}
        <div className="kontakt">
          {isSent && <SentAlert next={next} />}
          {sent && (
            <SentAlert
              key={sent.count}
              next={next}
              answer={request?.answer}
              takesFocus={sent.takesFocus}
              onDismiss={() => setSent(undefined)}
            />
          )}
          {/* Here the server says what is wrong with a plain post. */}
          <div id="kontakt-meldung" {...(marks && { tabIndex: -1, autoFocus: true })}>
            {marks?.notice}
          </div>
          <Undelivered onDelivered={showSent} />
          <form
            ref={form}
            id={FORM_ID}
            className="kontakt-form"
            method="post"
            action={SENDMAIL_PATH}
            noValidate={isReady}
            // The draft outlives a reload. What Firefox would put back by itself may have been sent long ago.
            autoComplete="off"
            onSubmit={submit}
          >
            {textField('name', { type: 'text', autoComplete: 'name', minLength: 3 })}
            {textField('email', {
              type: 'email',
              inputMode: 'email',
              autoComplete: 'email',
              spellCheck: false,
            })}
            {textField('subject', { type: 'text', autoComplete: 'off' })}
            <SalutationField {...control('anrede')} error={shownError('anrede')} />
            <LabelledField field="message" error={shownError('message')} isWide>
              <textarea {...control('message')} ref={message} rows={6} minLength={10} />
            </LabelledField>
            <div className="kontakt-form__wide kontakt-form__offers row">
              {isReady && isUnsigned(fields) && (
                <button type="button" className="outlined" onClick={() => rewrite(sign(state))}>
                  {`Mit „${signatureOf(fields)}“ unterschreiben`}
                </button>
              )}
              {/* Said as well as shown: the text that somebody wrote has just gone. */}
              <span aria-live="polite">
                {replaced && (
                  <button
                    type="button"
                    className="outlined"
                    onClick={() => rewrite(restoreText(state, greetings))}
                  >
                    Meinen Text wiederherstellen
                  </button>
                )}
              </span>
            </div>
            {!isReady && <Honeypot />}
            <div className="kontakt-form__wide kontakt-form__send row roomy">
              <button className="button" type="submit" disabled={isReady && !isValid}>
                Senden
                <Arrow />
              </button>
              {/* Right after sending nothing is open: it would contradict the success. */}
              {isReady && state !== emptyState && <OpenFields errors={errors} isBegun={touched.size > 0} />}
            </div>
            <p className="kontakt-form__wide kontakt-form__privacy">
              {privacy.text} <a href={privacy.link.to}>{privacy.link.label}</a>
            </p>
          </form>
        </div>
      </div>
      <RequestSheet {...sheet} {...onSheet} />
    </>
  );
}

/** Robots fill in every field; people do not meet this one, and with JavaScript nobody does. */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={controlId(TRAP_FIELD)}>Dieses Feld bitte leer lassen</label>
      <input id={controlId(TRAP_FIELD)} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function fieldsInPage(): Partial<KontaktFields> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(FORM_ID) as HTMLFormElement | null;
  if (!form) return {};
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [
      name,
      (form.elements.namedItem(name) as HTMLInputElement | RadioNodeList).value,
    ]),
  );
}
