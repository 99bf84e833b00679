import type { ComponentProps } from 'react';
import { KontaktForm } from '../features/kontakt/kontakt-form.tsx';
import { NextSteps } from '../features/kontakt/next-steps.tsx';
import { contactPage } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { paths } from '../paths.ts';
import { PageHeader } from '../ui/page-header.tsx';
import '../ui/page.css';
import type { TextLink } from '../ui/text-link.ts';

type KontaktData = ComponentProps<typeof KontaktForm> & {
  kicker: string;
  h1: string;
  /** Ways past the form: telephone, e-mail. */
  direct: { text: string; links: TextLink[] };
  steps: ComponentProps<typeof NextSteps>;
};

export default function Kontakt({ data }: { data: KontaktData }) {
  return (
    <>
      <StructuredData graph={[contactPage(paths.kontakt, data)]} />
      <div className="page page--split">
        <div>
          <PageHeader kicker={data.kicker} title={data.h1} />
          <p className="kontakt-direct">
            {data.direct.text}
            {data.direct.links.map(({ label, to }) => (
              <a href={to} key={to}>
                {label}
              </a>
            ))}
          </p>
          <KontaktForm
            greetings={data.greetings}
            privacy={data.privacy}
            sent={data.sent}
            marks={data.marks}
            isSent={data.isSent}
          />
        </div>
        <NextSteps {...data.steps} />
      </div>
    </>
  );
}
