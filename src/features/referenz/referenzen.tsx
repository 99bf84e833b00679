import './referenzen.css';

type Referenz = {
  quote: string;
  person: string;
  company: string;
  picture?: { src: string; alt: string } | undefined;
};

/** What clients say. Without any there is nothing: an empty frame would say something, too. */
export function Referenzen({ items }: { items: Referenz[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="referenzen cards">
      {items.map(({ quote, person, company, picture }) => (
        <li key={quote}>
          <figure>
            <blockquote>{quote}</blockquote>
            <figcaption>
              {picture && <img src={picture.src} alt={picture.alt} width={64} height={64} loading="lazy" />}
              <span>
                <b>{person}</b>
                <br />
                {company}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
