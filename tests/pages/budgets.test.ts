import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ManifestFile } from '../../contract/manifest.ts';
import { OFFERS, PROJECTS } from '../acceptance/specification.ts';
import { projectPages, references, servicePages } from '../content-of-site.ts';
import { builtFile, documents, manifest } from '../site-map.ts';

/**
 * What a first visit may weigh, in bytes as they are sent: brotli where it is served. 14,600 bytes are the ten packets
 * of a connection's first round trip; a page has room for two more questions.
 */
const PAGE = 16 * 1024;
/** Every service, project or reference that the owner adds brings a card with it. */
const CARD = 400;
const furtherCards =
  servicePages.length + projectPages.length + references - Object.keys(OFFERS).length - PROJECTS.length;
const HOME = PAGE + CARD * Math.max(0, furtherCards);
/** Offers, cases and questions are the owner's: the longest of ours has room for ten questions more. */
const SERVICE = 18 * 1024;
/** A list grows with its content, an article has the length that its subject needs. */
const ARTICLE = 24_000;
const SCRIPTS = 75_000;
const FONTS = 95_000;
const IMAGE = 60_000;
/** The owner's photos are fetched when a reader comes to them; the largest only by large, fine screens. */
const PHOTO = 600_000;
const FIRST_VIEW = 200_000;

const keeps = (budget: number, weight: number, what: string) =>
  expect(weight, what).toBeLessThanOrEqual(budget);

const weightOf = ({ file, encodings }: ManifestFile) =>
  statSync(join('dist', 'public', encodings.br ?? file)).size;
const byPath = new Map(manifest.files.map((file) => [file.path, file]));
const weightAt = (path: string) => weightOf(byPath.get(path)!);
const sum = (weights: number[]) => weights.reduce((total, weight) => total + weight, 0);

const isArticle = (path: string) => /^\/(blog|lexikon|404|impressum|dsgvo)\//.test(path);

/** Everything that a document loads by itself, as far as it stands in the markup. */
function loadedBy(html: string) {
  const values = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, value]) => value!))];
  const scripts = values(/ data-chunks="([^"]+)"/g).flatMap((list) => list.split(' '));
  const images = values(/<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g);
  const styles = values(/(?:data-rare|data-styles|data-fonts)="([^"]+)"/g);
  return { scripts, images, styles };
}

const fonts = manifest.files.filter(({ path }) => path.endsWith('.woff2'));

test('every document fits the first round trip, its scripts and its first view their budgets', () => {
  for (const file of documents) {
    const { path } = file;
    const { scripts, images, styles } = loadedBy(builtFile(file.file));
    const isService = servicePages.some((service) => service.path === path);
    const budget = isArticle(path) ? ARTICLE : isService ? SERVICE : path === '/' ? HOME : PAGE;
    keeps(budget, weightOf(file), path);
    expect(scripts, path).not.toEqual([]);
    keeps(SCRIPTS, sum(scripts.map(weightAt)), `scripts of ${path}`);
    // With every font it could need.
    const parts = [...scripts, ...images, ...styles].map(weightAt);
    keeps(FIRST_VIEW, weightOf(file) + sum(parts) + sum(fonts.map(weightOf)), `${path} at first view`);
  }
});

test('fonts together and every picture stay within their budgets', () => {
  expect(fonts.length).toBeGreaterThan(0);
  keeps(FONTS, sum(fonts.map(weightOf)), 'all fonts together');
  for (const file of manifest.files.filter(({ type }) => type.startsWith('image/')))
    keeps(/^\/assets\/(?:bilder|person)\//.test(file.path) ? PHOTO : IMAGE, weightOf(file), file.path);
});
