import type { Markup } from '../../markup.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { PRICES_ANCHOR } from '../../paths.ts';
import type { TextLink } from '../../ui/text-link.ts';
import './hero.css';
import './hero-lock.css';
import { useHero } from './use-hero.ts';

type HeroProps = {
  /** A service's; without it this is the hero of the home page. */
  leistung?: string;
  kicker: string;
  title: string;
  tagline: string;
  button: string;
  /** The quiet way beside the button: it opens its page, and the hero stays as it is. */
  contact: TextLink;
  drawing: Markup;
};

/**
 * Full screen until the visitor moves on, then a band. The button is a plain link to its
 * target, so that it also works where the script does not; see triggers.ts for its click.
 */
export function Hero({ leistung, kicker, title, tagline, button, contact, drawing }: HeroProps) {
  const { phase, target } = useHero(leistung);
  // Service heroes lose their button with the collapse.
  const hasButton = phase === 'open' || !leistung;
  return (
    <section className={phase === 'open' ? 'hero plan' : 'hero hero--collapsed plan'} data-phase={phase}>
      <div className="hero__inner">
        <div className="hero__text">
          <p className="kicker">{kicker}</p>
          {/* Somebody who writes from a service writes about it. */}
          <h1 data-topic={leistung && ''}>{title}</h1>
          <p className="hero__tagline">{tagline}</p>
          <p className="hero__ways row">
            {hasButton && (
              <a className="button hero__button" href={`#${target}`}>
                {button}
                <Arrow down />
              </a>
            )}
            {/* Alone, it is the page's button. */}
            <a className={hasButton ? 'hero__contact' : 'button hero__contact'} href={contact.to}>
              {contact.label}
              <Arrow />
            </a>
            {!hasButton && (
              <a className="hero__contact" href={`#${PRICES_ANCHOR}`}>
                Preise
                <Arrow down />
              </a>
            )}
          </p>
        </div>
        <Drawing className="hero__drawing" content={drawing} />
      </div>
    </section>
  );
}
