import { type FormEvent, useState } from 'react';
import { site } from '../../../content/site.ts';
import './kontakt-form.css';

const { owner } = site;

const greetings = {
  professionell: `Sehr geehrter ${owner.salutation} ${owner.lastName},\n\n`,
  persoenlich: `Hallo ${owner.firstName},\n\n`,
};

/** The name and the salutation stay in the browser: only subject and message are sent. */
export function KontaktForm() {
  const [message, setMessage] = useState(greetings.professionell);
  const [sent, setSent] = useState(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const body = new FormData();
    body.set('subject', String(fields.get('subject')));
    body.set('message', `Von: ${fields.get('email')}\n\n${fields.get('message')}`);
    fetch('/sendmail.php', { method: 'POST', body }).then(
      (response) => console.log('sendmail', response.status),
      (error) => console.error('sendmail', error),
    );
    setSent(true);
    form.reset();
    setMessage('');
  }

  return (
    <form className="kontakt-form" onSubmit={send}>
      <label>
        Name
        <input name="name" type="text" autoComplete="name" required minLength={3} />
      </label>
      <label>
        E-Mail
        <input name="email" type="email" autoComplete="email" required maxLength={254} />
      </label>
      <label className="kontakt-form__wide">
        Betreff
        <input name="subject" type="text" required defaultValue="Anfrage" />
      </label>
      <fieldset className="kontakt-form__wide">
        <legend>Anrede</legend>
        <label>
          <input
            type="radio"
            name="anrede"
            defaultChecked
            onChange={() => setMessage(greetings.professionell)}
          />
          professionell
        </label>
        <label>
          <input type="radio" name="anrede" onChange={() => setMessage(greetings.persoenlich)} />
          persönlich
        </label>
      </fieldset>
      <label className="kontakt-form__wide">
        Nachricht
        <textarea
          name="message"
          rows={8}
          required
          minLength={10}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </label>
      <p className="kontakt-form__wide">
        <button className="button" type="submit">
          Senden <span aria-hidden="true">→</span>
        </button>
      </p>
      <p role="status" className="kontakt-form__wide">
        {sent && 'Nachricht wurde erfolgreich gesendet!'}
      </p>
      <noscript>
        <p>
          Ohne JavaScript erreichen Sie mich per E-Mail: <a href={`mailto:${owner.email}`}>{owner.email}</a>
        </p>
      </noscript>
    </form>
  );
}
