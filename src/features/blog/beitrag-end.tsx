import { CONTENT_ANCHOR } from '../../paths.ts';
import { Arrow } from '../../ui/arrow.tsx';
import type { TextLink } from '../../ui/text-link.ts';
import './beitrag-end.css';

type BeitragEndProps = {
  service: TextLink;
  /** What the post's service is, where its button leads to one. */
  leistung?: { title: string; shortIntro: string } | undefined;
  next?: { path: string; title: string; picture: string } | undefined;
};

/** Where a reader goes on who has come to the end. */
export function BeitragEnd({ service, leistung, next }: BeitragEndProps) {
  return (
    <div className="beitrag-end">
      <section>
        <h2 className="kicker">Passende Leistung</h2>
        {leistung && (
          <>
            <p className="beitrag-end__title">{leistung.title}</p>
            <p>{leistung.shortIntro}</p>
          </>
        )}
        <a className="button" href={service.to}>
          {service.label}
          <Arrow />
        </a>
      </section>
      {next && (
        <section>
          <img src={next.picture} alt="" width="640" height="200" loading="lazy" />
          <h2 className="kicker">Nächster Beitrag</h2>
          <p className="beitrag-end__title">
            <a href={next.path}>{next.title}</a>
          </p>
        </section>
      )}
      <a className="label beitrag-end__up" href={`#${CONTENT_ANCHOR}`}>
        <span aria-hidden="true">↑</span> nach oben
      </a>
    </div>
  );
}
