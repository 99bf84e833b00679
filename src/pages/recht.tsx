import type { PageHead } from '../content-types.ts';
import { companyWithAddress } from '../head/identity-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import type { TextScreenData } from '../screens/text-screen.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';
import { still } from './still.tsx';

export type RechtData = { path: string; previewAlt: string; head: PageHead; h1: string; body: string };

export function recht({ path, previewAlt, head, h1, body }: RechtData): TextScreenData {
  return {
    head: { ...head, path, imageAlt: previewAlt },
    body: still(
      <article className="page">
        <StructuredData graph={[companyWithAddress]} />
        <PageHeader kicker="Rechtliches" title={h1} />
        <Prose content={body} />
      </article>,
    ),
  };
}
