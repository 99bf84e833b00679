import type { ComponentProps } from 'react';
import { Head } from '../head/head.tsx';
import type { Markup } from '../navigation/markup.ts';
import { RawHtml } from '../ui/raw-html.tsx';

export type TextScreenData = { head: ComponentProps<typeof Head>; body: Markup };

/** A page that is there to be read: nothing in it has to run in the browser. */
export default function TextScreen({ data: { head, body } }: { data: TextScreenData }) {
  return (
    <>
      <Head {...head} />
      <RawHtml className="still" content={body} />
    </>
  );
}
