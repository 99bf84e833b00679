import type { KontaktContent } from '../content-types.ts';
import { type FormMarks, KontaktForm } from '../features/kontakt/kontakt-form.tsx';
import { NextSteps } from '../features/kontakt/next-steps.tsx';
import { Head } from '../head/head.tsx';
import { contactPage } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { pathOf } from '../routes.ts';
import { PageHeader } from '../ui/page-header.tsx';

export type KontaktData = Omit<KontaktContent, 'checked'> & { previewAlt: string; marks?: FormMarks };

export default function Kontakt({ data }: { data: KontaktData }) {
  return (
    <>
      <Head {...data.head} path={pathOf('kontakt')} imageAlt={data.previewAlt} />
      <StructuredData graph={[contactPage(pathOf('kontakt'), data)]} />
      <div className="page page--split">
        <div>
          <PageHeader kicker={data.kicker} title={data.h1} />
          <KontaktForm greetings={data.greetings} privacy={data.privacy} marks={data.marks} />
        </div>
        <NextSteps {...data.steps} />
      </div>
    </>
  );
}
