import type { ComponentProps } from 'react';
import { KontaktForm } from '../features/kontakt/kontakt-form.tsx';
import type { Markup } from '../markup.ts';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';

type KontaktData = Omit<ComponentProps<typeof KontaktForm>, 'children'> & { header: Markup };

export default function Kontakt({ data: { header, ...form } }: { data: KontaktData }) {
  return (
    <div className="page page--split">
      <KontaktForm {...form}>
        <RawHtml className="still" content={header} />
      </KontaktForm>
    </div>
  );
}
