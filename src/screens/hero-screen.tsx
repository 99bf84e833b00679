import { type ComponentProps, useEffect } from 'react';
import { watchCards } from '../features/flip-card/turning.ts';
import { Hero } from '../features/hero/hero.tsx';
import { BUTTON_SCROLL_DELAY } from '../features/hero/timing.ts';
import { Versuch } from '../features/versuch/versuch.tsx';
import type { Markup } from '../markup.ts';
import { LEISTUNGEN_ANCHOR, OVERVIEW_ANCHOR } from '../paths.ts';
import { RawHtml } from '../ui/raw-html.tsx';

/** What tells the hero of the home page from those of the services. */
const KINDS = {
  home: {
    target: LEISTUNGEN_ANCHOR,
    buttonScrollDelay: BUTTON_SCROLL_DELAY.home,
    openOnInAppArrival: true,
    keepButton: true,
    isTopic: false,
  },
  leistung: {
    target: OVERVIEW_ANCHOR,
    buttonScrollDelay: BUTTON_SCROLL_DELAY.leistung,
    openOnInAppArrival: false,
    keepButton: false,
    isTopic: true,
  },
};

type Kind = keyof typeof KINDS;

type HeroScreenData = {
  kind: Kind;
  hero: Omit<ComponentProps<typeof Hero>, keyof (typeof KINDS)[Kind]>;
  body: Markup;
  versuch?: ComponentProps<typeof Versuch> | undefined;
  end?: Markup;
};

/** Home and the services: only the hero and the cards have something to do in the browser. */
export default function HeroScreen({ data: { kind, hero, body, versuch, end } }: { data: HeroScreenData }) {
  useEffect(watchCards, []);
  return (
    <>
      <Hero {...hero} {...KINDS[kind]} />
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
