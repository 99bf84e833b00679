import { cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../src/paths.ts';
import { readPhotos } from './content/photos.ts';
import { slugOf } from './content/source-text.ts';

/** The photos beside the owner's texts, which copies of these texts show as well. */
export const ownPhotos = await readPhotos(process.cwd());

/** A glossary of four entries: drawing all of the owner's would take longer than what is to be tested. */
const NAMES = ['api', 'http', 'json', 'rest'];
const isOut = (file: string) => !/^draft: true/m.test(readFileSync(file, 'utf8'));
const exampleService = paths.leistung(slugOf(globSync('content/leistungen/*.yaml').toSorted().find(isOut)!));

/** The content, into `root`, with a small glossary: the owner's shortest entries, under names that tests know. */
export function copyContent(root: string): void {
  cpSync('content', join(root, 'content'), { recursive: true });
  const bySize = globSync(`${root}/content/lexikon/*.md`).toSorted(
    (a, b) => statSync(a).size - statSync(b).size,
  );
  const finished = bySize.filter(isOut);
  const named = new Map(NAMES.map((name, index) => [slugOf(finished[index]!), name]));
  // No entries, but pages below the same address.
  for (const name of ['versionen', 'unbekannt']) named.set(name, name);
  for (const file of globSync(`${root}/content/**/*.{md,yaml}`)) {
    const source = readFileSync(file, 'utf8').replace(
      /\/lexikon\/([\w-]+)\/(?:#[\w-]+)?/g,
      (_link, slug: string) => (named.has(slug) ? paths.eintrag(named.get(slug)!) : paths.lexikon),
    );
    writeFileSync(file, source);
  }
  const shortest = finished.slice(0, NAMES.length).map((file) => readFileSync(file, 'utf8'));
  for (const file of bySize) rmSync(file);
  for (const [index, name] of NAMES.entries()) {
    const related = NAMES.filter((other) => other !== name).join(', ');
    const source = shortest[index]!.replace(/^related: .*$/m, `related: [${related}]`);
    writeFileSync(join(root, `content/lexikon/${name}.md`), source);
  }
}

const long = 'Ein Satz, der lang genug ist, um die geforderte Zahl von Zeichen zu erreichen. '
  .repeat(2)
  .trim();

/** The head of a post, field by field, so that a test can spoil one of them. */
export const fields = {
  // Far above the numbers of the owner's own posts.
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
  service: `{ text: Ansehen, to: ${exampleService} }`,
  faq: `[${`{ question: Wie viele sind es?, answer: "${long}" },`.repeat(3)}]`,
  drawing: `{ form: layers, alt: "${long}", note: vier, layers: [${'{ text: Schicht, detail: liegt },'.repeat(3)}] }`,
};
const BODY =
  '\n## Größe zählt\n\nText mit [Verweis](/lexikon/api/).\n\n### Maß und Übung\n\nText\n\n## Offenes (FAQ)\n\n### Danach\n';

/** A post as its author would write it. */
export function examplePost(changed: Record<string, string | undefined> = {}, body = BODY): string {
  const lines = Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n${body}`;
}
