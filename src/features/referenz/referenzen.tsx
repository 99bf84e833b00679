import './referenzen.css';

type Referenz = { quote: string; person: string; company: string };

/** What clients say. Without any there is nothing: an empty frame would say something, too. */
export function Referenzen({ items }: { items: Referenz[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="referenzen cards">
      {items.map(({ quote, person, company }) => (
        <li key={quote}>
          <figure className="framed">
            <blockquote>„{quote}“</blockquote>
            <figcaption>
              <b>{person}</b>
              <br />
              {company}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
