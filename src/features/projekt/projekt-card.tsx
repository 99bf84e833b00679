import { Arrow } from '../../ui/arrow.tsx';
import { RawHtml } from '../../ui/raw-html.tsx';
import './projekt-card.css';

type ProjektCardProps = {
  title: string;
  description: string[];
  /** The address and size of a small drawing. */
  picture?: { src: string; width: number; height: number } | undefined;
  /** Stands where there is none. */
  logo: string;
  link: string;
  routerLink: string;
  /** Logo style: how the mark sits on its sheet. */
  class: 'logo-wide' | 'logo-square';
};

export function ProjektCard({
  title,
  description,
  picture,
  logo,
  link,
  routerLink,
  class: logoClass,
}: ProjektCardProps) {
  return (
    <article className="projekt-card framed" data-aos="fade-up">
      <div className={`projekt-card__picture plan ${logoClass}`}>
        {picture ? <img {...picture} alt="" loading="lazy" /> : <RawHtml content={logo} />}
      </div>
      <h3>{title}</h3>
      <ul>
        {description.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="projekt-card__links row roomy">
        <a className="outlined" href={routerLink} aria-label={`Zum Projekt ${title}`}>
          Zum Projekt
          <Arrow />
        </a>
        <a href={link} target="_blank" rel="noopener" aria-label={`Website von ${title} (neuer Tab)`}>
          Website <span aria-hidden="true">↗</span>
        </a>
      </p>
    </article>
  );
}
