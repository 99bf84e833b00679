import { Picture } from '../../ui/picture.tsx';
import './referenzen.css';

/** Of the photo, in CSS pixels. */
export const SIDE = 64;

type Referenz = {
  quote: string;
  person: string;
  company: string;
  picture?: { name: string; widths: readonly number[]; alt: string } | undefined;
};

/** What clients say. Without any there is nothing: an empty frame would say something, too. */
export function Referenzen({ items }: { items: Referenz[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="referenzen cards">
      {items.map(({ quote, person, company, picture }) => (
        <li key={quote}>
          <figure className="framed">
            <blockquote>{quote}</blockquote>
            <figcaption>
              {picture && <Picture {...picture} width={SIDE} height={SIDE} />}
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
