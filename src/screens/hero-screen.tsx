import { type ComponentProps, useEffect } from 'react';
import { watchCards } from '../features/flip-card/turning.ts';
import { Hero } from '../features/hero/hero.tsx';
import { Versuch } from '../features/versuch/versuch.tsx';
import type { Markup } from '../markup.ts';
import { RawHtml } from '../ui/raw-html.tsx';

type HeroScreenData = {
  hero: ComponentProps<typeof Hero>;
  body: Markup;
  versuch?: ComponentProps<typeof Versuch> | undefined;
  end?: Markup;
};

/** Home and the services: only the hero and the cards have something to do in the browser. */
export default function HeroScreen({ data: { hero, body, versuch, end } }: { data: HeroScreenData }) {
  useEffect(watchCards, []);
  return (
    <>
      <Hero {...hero} />
      <RawHtml className="still" content={body} />
      {versuch && (
        <div className="section">
          <div className="section__inner">
            <Versuch {...versuch} />
          </div>
        </div>
      )}
      {end && <RawHtml className="still" content={end} />}
    </>
  );
}
