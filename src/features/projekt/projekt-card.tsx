import { RawHtml } from '../../ui/raw-html.tsx';
import './projekt-card.css';

type ProjektCardProps = {
  title: string;
  description: string[];
  /** The drawn logo. */
  image: string;
  link: string;
  routerLink: string;
  /** Logo style: how the mark sits on its sheet. */
  class: 'logo-wide' | 'logo-square';
};

export function ProjektCard({
  title,
  description,
  image,
  link,
  routerLink,
  class: logoClass,
}: ProjektCardProps) {
  return (
    <article className="projekt-card" data-aos="fade-up">
      <RawHtml className={`projekt-card__logo ${logoClass}`} content={image} />
      <h3>{title}</h3>
      <ul>
        {description.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="projekt-card__links">
        <a className="button" href={routerLink} aria-label={`Zum Projekt ${title}`}>
          Zum Projekt <span aria-hidden="true">→</span>
        </a>
        <a href={link} target="_blank" rel="noopener" aria-label={`Website von ${title} (neuer Tab)`}>
          Website <span aria-hidden="true">↗</span>
        </a>
      </p>
    </article>
  );
}
