import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type {
  HomeContent,
  KontaktContent,
  LeistungContent,
  ProjektContent,
  UebersichtContent,
  UnbekanntContent,
} from '../../src/content-types.ts';
import type { Site } from '../../src/site.ts';
import { type CheckedYaml, parseYaml } from './checked-yaml.ts';
import { parseFrontMatter } from './front-matter.ts';
import { type Article, renderMarkdown } from './markdown.ts';
import { ContentError, type Problem } from './problems.ts';
import { fillPlaceholders } from './placeholders.ts';
import { beitragSchema, lexikonSchema, rechtSchema, vorschauSchema } from './schemas.ts';

/** A Markdown file: its checked front matter and its finished body. */
export type Entry<Data> = {
  slug: string;
  file: string;
  data: Data;
  article: Article;
  lineOf: (path: readonly PropertyKey[]) => number;
};

export type Content = {
  site: Site;
  home: HomeContent;
  kontakt: KontaktContent;
  leistungen: LeistungContent[];
  projekte: ProjektContent[];
  uebersichten: {
    lexikon: UebersichtContent;
    blog: UebersichtContent;
    eintragUnbekannt: UnbekanntContent;
  };
  /** The sheets of the pages that are neither entry nor post, by path. */
  vorschau: CheckedYaml<z.infer<typeof vorschauSchema>>;
  lexikon: Entry<z.infer<typeof lexikonSchema>>[];
  blog: Entry<z.infer<typeof beitragSchema>>[];
  recht: Entry<z.infer<typeof rechtSchema>>[];
};

/** Imports a TypeScript module; the development server brings its own that follows changes. */
export type ImportModule = (file: string) => Promise<Record<string, unknown>>;

const importWithNode: ImportModule = (file) => import(pathToFileURL(file).href);

export async function loadContent(root: string, importModule = importWithNode): Promise<Content> {
  const problems: Problem[] = [];
  const typed = async <Data>(file: string, name: string) =>
    (await importModule(join(root, 'content', file)))[name] as Data;

  const site = await typed<Site>('site.ts', 'site');
  const content: Content = {
    site,
    home: await typed('home.ts', 'home'),
    kontakt: await typed('kontakt.ts', 'kontakt'),
    leistungen: [
      await typed('leistungen/programmierung.ts', 'programmierung'),
      await typed('leistungen/seo.ts', 'seo'),
      await typed('leistungen/kuenstliche-intelligenz.ts', 'kuenstlicheIntelligenz'),
    ],
    projekte: [
      await typed('projekte/local-seo-agentur.ts', 'localSeoAgentur'),
      await typed('projekte/consultee-ai.ts', 'consulteeAi'),
    ],
    uebersichten: {
      lexikon: await typed('uebersichten.ts', 'lexikon'),
      blog: await typed('uebersichten.ts', 'blog'),
      eintragUnbekannt: await typed('uebersichten.ts', 'eintragUnbekannt'),
    },
    vorschau: loadVorschau(root, site, problems),
    lexikon: loadMarkdown(root, 'lexikon', lexikonSchema, site, problems),
    blog: loadMarkdown(root, 'blog', beitragSchema, site, problems),
    recht: loadMarkdown(root, 'recht', rechtSchema, site, problems),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

export const VORSCHAU_FILE = 'content/vorschau.yaml';

function loadVorschau(root: string, site: Site, problems: Problem[]): Content['vorschau'] {
  const source = readFileSync(join(root, VORSCHAU_FILE), 'utf8');
  const filled = fillPlaceholders(VORSCHAU_FILE, source, site, problems);
  const parsed = parseYaml(VORSCHAU_FILE, filled, vorschauSchema);
  if (!('problems' in parsed)) return parsed;
  problems.push(...parsed.problems);
  return { data: {}, lineOf: () => 1 };
}

function loadMarkdown<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
  site: Site,
  problems: Problem[],
): Entry<z.infer<Schema>>[] {
  const files = readdirSync(join(root, 'content', folder))
    .filter((name) => name.endsWith('.md'))
    .toSorted();
  return files.flatMap((name) => {
    const file = `content/${folder}/${name}`;
    const source = fillPlaceholders(file, readFileSync(join(root, file), 'utf8'), site, problems);
    const parsed = parseFrontMatter(file, source, schema);
    if ('problems' in parsed) {
      problems.push(...parsed.problems);
      return [];
    }
    const article = renderMarkdown(parsed.body, parsed.bodyLine);
    return [{ slug: name.slice(0, -'.md'.length), file, data: parsed.data, article, lineOf: parsed.lineOf }];
  });
}
