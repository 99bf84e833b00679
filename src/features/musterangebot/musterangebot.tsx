import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { inSentence } from '../../price.ts';
import { Arrow } from '../../ui/arrow.tsx';
import './musterangebot.css';

type Clause = { label: string; text: string };

type SheetProps = {
  number: string;
  validity: string;
  mark: string;
  title: string;
  client: string;
  scope: Clause;
  stages: (Clause & { note?: string | undefined })[];
  price: Clause & { note: string };
  /** In whole euros. */
  amount: number;
  excluded: Clause;
  signing: string;
  signatures: readonly string[];
};

type MusterangebotProps = {
  title: string;
  lead: string;
  sheet: SheetProps;
  /** To the sheet on a page of its own; on that page there is none. */
  link?: string;
};

/** A band of plan, and a sample of an offer that is higher than the band. */
export function Musterangebot({ title, lead, link, sheet }: MusterangebotProps) {
  const [Heading, Title] = link ? (['h2', 'h3'] as const) : (['h1', 'h2'] as const);
  return (
    <section className={link ? 'musterangebot' : 'musterangebot musterangebot--alone'}>
      <div className="plan">
        <div className="roomy" data-aos="fade-up">
          <Heading>{title}</Heading>
          <p className="lead">{lead}</p>
          {link && (
            <a href={paths.musterangebot}>
              {link}
              <Arrow />
            </a>
          )}
        </div>
      </div>
      <OfferSheet {...sheet} heading={<Title>{sheet.title}</Title>} />
    </section>
  );
}

/** One sheet, as it would lie on the table, with remarks in handwriting. */
function OfferSheet({ amount, heading, ...sheet }: SheetProps & { heading: ReactNode }) {
  const { number, validity, mark, client, scope, stages, price, excluded, signing, signatures } = sheet;
  return (
    <article className="angebot framed">
      <p className="label">
        {number} <span>{validity}</span>
      </p>
      <em>{mark}</em>
      {heading}
      <p>{client}</p>
      {/* Four groups: on a phone each of them is a strip that is torn off the sheet. */}
      <dl>
        <div>
          <Row {...scope} />
        </div>
        <div>
          {stages.map((stage) => (
            <Row key={stage.label} {...stage} />
          ))}
        </div>
        <div>
          <dt className="label">{price.label}</dt>
          <dd>
            <b>{inSentence({ amount, from: false, euro: '€' })}</b> {price.text}{' '}
            <i role="note">{price.note}</i>
          </dd>
        </div>
        <div>
          <dt className="label">{excluded.label}</dt>
          <dd>{excluded.text}</dd>
        </div>
      </dl>
      <footer className="label">
        <i role="note">
          {signing} <span aria-hidden="true">↓</span>
        </i>
        {signatures.map((who) => (
          <p key={who}>{who}</p>
        ))}
      </footer>
    </article>
  );
}

const Row = ({ label, text, note }: Clause & { note?: string | undefined }) => (
  <>
    <dt className="label">{label}</dt>
    <dd>
      {text}{' '}
      {note && (
        <i role="note">
          <span aria-hidden="true">← </span>
          {note}
        </i>
      )}
    </dd>
  </>
);
