import type { ReactNode } from 'react';
import { site } from '../../../content/site.ts';
import { abschluss } from '../../content/abschluss.ts';
import { portrait } from '../../content/declaration.ts';
import { paths } from '../../paths.ts';
import { ownerName } from '../../site.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { mailLink, phoneLink, type TextLink } from '../../ui/text-link.ts';
import { type Read, staticMarkup, type Unprinted } from './page.ts';

const needs = { abschluss, portrait };

/** The closing block (`abschluss.yaml`): no page has to ask for it, so none can forget it. */
export const closing = {
  needs: Object.values(needs),

  /** Who answers, how soon, and the way there, but on the contact page itself. */
  of(read: Read, path: string): Unprinted {
    const { abschluss, portrait } = read(needs);
    const { kicker, questions, button, steps, kontakt } = abschluss.data;
    const [, question] = Object.entries(questions)
      .filter(([address]) => path.startsWith(address))
      .toSorted(([a], [b]) => b.length - a.length)[0]!;
    const words = path === paths.kontakt ? kontakt : { kicker, title: question };
    const { email, phone } = site.owner;
    return staticMarkup(
      <section className="closing plan" aria-label={words.kicker}>
        <div className="closing__frame">
          {path === paths.home ? assembled : <Portrait hasPhoto={Boolean(portrait)} width={160} />}
          <div className="closing__question">
            <p className="kicker">{words.kicker}</p>
            <h2>{words.title}</h2>
            {path !== paths.kontakt && (
              <a className="button" href={paths.kontakt}>
                {button}
                <Arrow />
              </a>
            )}
          </div>
          <ol className="closing__steps">
            {steps.map(({ time, text }) => (
              <li key={time}>
                <b>{time}</b> {text}
              </li>
            ))}
          </ol>
          <dl className="roomy">
            <Fact label="Ihr Gegenüber" value={ownerName(site)} />
            <Fact label="E-Mail" value={<Way {...mailLink(email)} />} />
            {phone && <Fact label="Telefon" value={<Way {...phoneLink(phone)} />} />}
          </dl>
        </div>
      </section>,
    );
  },
};

/** What the drawing of the hero has taken apart; the coffee is gone. The parts bring the class of a drawing along. */
const assembled = (
  <svg className="portrait" viewBox="112 125 372 390" aria-hidden="true">
    <use href="#daten" />
    <use href="#logik" y="66" />
    <use href="#oberflaeche" y="132" />
    <use href="#tasse" transform="translate(-223 -537)scale(1.8)" />
  </svg>
);

const Way = ({ label, to }: TextLink) => <a href={to}>{label}</a>;

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
