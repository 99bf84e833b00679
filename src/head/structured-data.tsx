import type { Graph, Thing } from 'schema-dts';

/** A data block, not a script: no policy has to allow it. */
export function StructuredData({ graph }: { graph: Thing[] }) {
  const document: Graph = { '@context': 'https://schema.org', '@graph': graph };
  const json = JSON.stringify(document).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
