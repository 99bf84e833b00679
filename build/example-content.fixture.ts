import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPhotos } from './content/photos.ts';

/** Those that stand beside the owner's texts; copies of the texts show them, too. */
export const ownPhotos = await readPhotos(process.cwd());

/** Enough of the glossary to be one: drawing all of it takes longer than what is to be tested. */
const ENTRIES = ['api', 'http', 'json', 'rest'];

/** The content, into `root`, with a small glossary. */
export function copyContent(root: string): void {
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const file of globSync(`${root}/content/lexikon/*.md`)) {
    const slug = basename(file, '.md');
    const related = ENTRIES.filter((other) => other !== slug).join(', ');
    if (!ENTRIES.includes(slug)) rmSync(file);
    else writeFileSync(file, readFileSync(file, 'utf8').replace(/^related: .*$/m, `related: [${related}]`));
  }
  for (const file of globSync(`${root}/content/**/*.{md,yaml}`)) {
    const source = readFileSync(file, 'utf8').replace(
      /\/lexikon\/([\w-]+)\/(?:#[\w-]+)?/g,
      (link, slug: string) => ([...ENTRIES, 'versionen'].includes(slug) ? link : '/lexikon/'),
    );
    writeFileSync(file, source);
  }
}

const long = 'Ein Satz, der lang genug ist, um die geforderte Zahl von Zeichen zu erreichen. '
  .repeat(2)
  .trim();

/** The head of a post, field by field, so that a test can spoil one of them. */
export const fields = {
  // Far from the owner's own numbers.
  id: '9004',
  title: 'Ein neuer Beitrag',
  h1: 'Ein neuer Beitrag zur Probe',
  metaDesc: long.slice(0, 150),
  publishDate: '31.12.2099',
  image_by: 'Erika Muster',
  image_by_link: 'https://bilder.example/erika',
  excerpt: long,
  blog_description: long,
  tags: '[Probe]',
  summary: '{ topic: Thema, points: [eins, zwei, drei], conclusion: Schluss }',
  service: '{ text: Ansehen, to: /leistungen/seo/ }',
  faq: `[${`{ question: Wie viele sind es?, answer: "${long}" },`.repeat(3)}]`,
  drawing: `{ form: layers, alt: "${long}", note: vier, layers: [${'{ text: Schicht, detail: liegt },'.repeat(3)}] }`,
};
const BODY = '\n## Größe zählt\n\nText mit [Verweis](/lexikon/api/).\n\n### Maß und Übung\n\nText\n';

/** A post as its author would write it. */
export function examplePost(changed: Record<string, string | undefined> = {}, body = BODY): string {
  const lines = Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n${body}`;
}
