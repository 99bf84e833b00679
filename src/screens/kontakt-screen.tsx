import type { ComponentProps } from 'react';
import { KontaktForm } from '../features/kontakt/kontakt-form.tsx';
import type { Markup } from '../markup.ts';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';

type KontaktData = ComponentProps<typeof KontaktForm> & { header: Markup; steps: Markup };

export default function Kontakt({ data: { header, steps, ...form } }: { data: KontaktData }) {
  return (
    <div className="page page--split">
      <div>
        <RawHtml className="still" content={header} />
        <KontaktForm {...form} />
      </div>
      <RawHtml className="still" content={steps} />
    </div>
  );
}
