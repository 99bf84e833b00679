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

/** A drawing sheet, read out as one picture; enlarged (`enlarge.ts`) its words are read one by one. */
export function Sheet({ drawing, alt, picture, credit }: SheetProps) {
  return (
    <figure className="sheet">
      <div role="img" aria-label={alt}>
        <RawHtml aria-hidden className="sheet__drawing plan" content={drawing} />
      </div>
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
