import type { Site } from '../../src/site.ts';
import type { SiteFile } from '../output/site-files.ts';
import { SITEMAP_PATH } from './sitemap.ts';

/**
 * Who collects texts to train models with, by the names that the operators document (November 2026).
 * Those that search or fetch for a person (OAI-SearchBot, Claude-SearchBot, PerplexityBot …) are left
 * out on purpose: they name their source and bring visitors.
 */
const TRAINING_CRAWLERS = [
  'AI2Bot',
  'Ai2Bot-Dolma',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'DeepSeekBot',
  'Diffbot',
  'FacebookBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'PanguBot',
  'Timpibot',
  'Webzio-Extended',
];

/** RFC 9309. Nothing is hidden from search engines: what must not be indexed says so itself. */
export function robotsFile({ origin, aiTraining }: Site): SiteFile {
  const groups = [
    ...(aiTraining ? [] : [[...TRAINING_CRAWLERS.map((name) => `User-agent: ${name}`), 'Disallow: /']]),
    ['User-agent: *', 'Allow: /'],
    [`Sitemap: ${origin}${SITEMAP_PATH.slice(1)}`],
  ];
  return { path: '/robots.txt', content: Buffer.from(groups.map(lines).join('\n')) };
}

const lines = (group: string[]) => `${group.join('\n')}\n`;
