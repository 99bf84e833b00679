import type { ComponentProps } from 'react';
import { Hero } from '../features/hero/hero.tsx';
import { Head } from '../head/head.tsx';
import type { Markup } from '../navigation/markup.ts';
import { RawHtml } from '../ui/raw-html.tsx';

export type HeroScreenData = {
  head: ComponentProps<typeof Head>;
  hero: ComponentProps<typeof Hero>;
  body: Markup;
};

/** Home and the services: only the hero has something to do in the browser. */
export default function HeroScreen({ data: { head, hero, body } }: { data: HeroScreenData }) {
  return (
    <>
      <Head {...head} />
      <Hero {...hero} />
      <RawHtml className="still" content={body} />
    </>
  );
}
