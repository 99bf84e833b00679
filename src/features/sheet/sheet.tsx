import { RawHtml } from '../../ui/raw-html.tsx';
import '../../ui/enlarged.css';
import './sheet.css';

type SheetProps = {
  /** Wide and narrow drawing, as the build made them. */
  drawing: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** The same as a picture: without JavaScript the way to enlarge it. */
  picture: string;
  credit?: { by: string; link: string | null } | undefined;
};

/** A drawing sheet whose words are text; see `enlarge.ts` for the full-screen view. */
export function Sheet({ drawing, alt, picture, credit }: SheetProps) {
  return (
    <figure className="sheet" aria-labelledby="blatt">
      <figcaption id="blatt" className="visually-hidden">
        {alt}
      </figcaption>
      <RawHtml className="sheet__drawing plan" content={drawing} />
      <p className="sheet__foot label row roomy">
        {credit && (
          <span>
            Bild:{' '}
            {credit.link ? (
              <a href={credit.link} target="_blank" rel="noopener">
                {credit.by}
              </a>
            ) : (
              credit.by
            )}
          </span>
        )}
        <a href={picture} data-enlarge="">
          Zeichnung vergrößern
        </a>
      </p>
    </figure>
  );
}
