import type { ReactNode } from 'react';
import { Arrow } from '../../ui/arrow.tsx';
import { RawHtml } from '../../ui/raw-html.tsx';
import './flip-card.css';

type FlipCardProps = {
  /** By it a link leads to the card. */
  id?: string;
  number: string;
  title: string;
  icon: string;
  shortIntro: string;
  points: string[];
  /** Stands at the foot of the front and at the head of the back. */
  price: ReactNode;
  to: string;
  /** What one asks for by its link. */
  topic?: string;
};

const hint = (
  <span className="flip-card__hint outlined" aria-hidden="true">
    wenden ↻
  </span>
);

/**
 * Front: what and price. Back: what is included for that price, and the way to ask for it. CSS turns it by the
 * focus of a keyboard and by the check box «wenden» for a finger; turning.ts by a mouse. The hidden face is
 * `visibility: hidden`, so it is out of the tab order and of the accessibility tree.
 */
export function FlipCard({ id, number, title, icon, shortIntro, points, price, to, topic }: FlipCardProps) {
  const priceId = `preis-${number.replace('.', '-')}`;
  return (
    <article id={id} className="flip-card" data-aos="fade-up">
      <label className="flip-card__turn">
        {/* The focus turns the card and hides the price: said here, or a visitor who goes on by Tab never hears it. */}
        <input type="checkbox" aria-label={`${title} wenden`} aria-describedby={priceId} />
      </label>
      <div className="flip-card__sheet">
        <div className="flip-card__face flip-card__front">
          <div className="flip-card__top">
            <RawHtml className="flip-card__icon" content={icon} />
            <span className="label">{number}</span>
          </div>
          <div className="flip-card__text">
            <h3>{title}</h3>
            <p>{shortIntro}</p>
            <p className="flip-card__foot">
              <span id={priceId}>{price}</span>
              {hint}
            </p>
          </div>
        </div>
        <div className="flip-card__face flip-card__back plan">
          <p className="label">{number} – Enthalten</p>
          {/* The heading of the front is hidden as long as this one is not. */}
          <h3>{title}</h3>
          <p className="flip-card__price">{price}</p>
          <ul className="points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="flip-card__foot">
            <a className="button" href={to} data-topic={topic} aria-label={`Jetzt anfragen: ${title}`}>
              Jetzt anfragen
              <Arrow />
            </a>
            {hint}
          </p>
        </div>
      </div>
    </article>
  );
}
