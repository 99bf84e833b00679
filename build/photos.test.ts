import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as renderer from '../src/prerender.tsx';
import type { ContentCache } from './content/read-content.ts';
import { readPhotos } from './content/photos.ts';
import { copyContent, examplePost, ownPhotos } from './example-content.fixture.ts';
import { feedFile } from './files/feed.ts';
import { photoFiles } from './files/photo-files.ts';
import { checkedSite, printedPage } from './site.fixture.ts';
import { contentOf } from './output/site-files.ts';
import type { SitePage } from './read-site.ts';

const FILE = 'content/blog/foto-beitrag.md';
const root = mkdtempSync(join(tmpdir(), 'foto-'));
/** Texts that no test has touched are read once. */
const cache: ContentCache = new Map();
const GRAY = 128;
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: GRAY, g: GRAY, b: GRAY } } });
const put = (file: string, content: string | Buffer) => writeFileSync(join(root, 'content', file), content);

beforeAll(async () => {
  copyContent(root);
  // The owner may have a portrait.
  rmSync(join(root, 'content/bilder'), { recursive: true, force: true });
  mkdirSync(join(root, 'content/bilder'));
  // Lying on its side with a note how to turn it, as a phone stores an upright photo.
  const taken = blank(1280, 960).withMetadata({ orientation: 6 });
  put(
    'blog/Probe-Werkstatt.jpg',
    await taken
      .withExifMerge({ IFD0: { Copyright: 'Kamera' } })
      .jpeg()
      .toBuffer(),
  );
  // Cameras write the ending in capitals.
  put('blog/Klein 1.PNG', await blank(300, 200).png().toBuffer());
  put('blog/kaputt.webp', 'kein Bild');
});
afterAll(() => rmSync(root, { recursive: true }));

async function siteWith(body: string) {
  writeFileSync(join(root, FILE), examplePost({ publishDate: '"01.01.2025"' }, `\n${body}\n`));
  return checkedSite(root, { photos: await readPhotos(root), cache });
}
const photosOn = (pages: SitePage[]) => pages.flatMap(({ photos }) => photos ?? []);
/** Without the photos that the owner's own texts show; a name has what is in the photo as well. */
const ownNames = new Set([...ownPhotos.values()].map((photo) => photo?.name));
const newPhotosOn = (pages: SitePage[]) => photosOn(pages).filter(({ name }) => !ownNames.has(name));
const textOf = (site: Awaited<ReturnType<typeof siteWith>>) =>
  (JSON.parse(printedPage(site, '/blog/foto-beitrag/')) as { article: { html: string } }).article.html;

test('a line of Markdown becomes a figure that a browser can choose from, measure ahead and load late', async () => {
  const site = await siteWith('![Hobelbank mit Zwinge](Probe-Werkstatt.jpg "Hier wird gehobelt")');
  const [figure = ''] = /<figure class="photo">.*?<\/figure>/s.exec(textOf(site)) ?? [];
  expect(figure).toContain('alt="Hobelbank mit Zwinge"');
  expect(figure).toContain('width="960" height="1280"');
  expect(figure).toContain('loading="lazy"');
  expect(figure).toMatch(/<figcaption[^>]*>Hier wird gehobelt<\/figcaption>/);
  for (const [, sources] of figure.matchAll(/srcset="([^"]+)"/g)) {
    expect(sources!.match(/ \d+w/g)).toEqual([' 480w', ' 960w']);
  }
  expect(figure.match(/srcset=/g)).toHaveLength(2);

  const files = photoFiles(root, photosOn(site.pages), 'immutable');
  for (const [address] of figure.matchAll(/\/assets\/bilder\/[\w-]+\.\w+/g)) {
    const file = files.find(({ path }) => path === address)!;
    expect(file.cacheControl).toBe('immutable');
    const { width, height, exif, orientation, mediaType } = await sharp(await contentOf(file)).metadata();
    expect(`-${width}.${mediaType}`).toBe(address.replace(/.+(-\d+\.)/, '$1image/'));
    expect(height / width).toBeCloseTo(4 / 3, 2);
    expect([exif, orientation]).toEqual([undefined, undefined]);
  }
  const { content } = feedFile(renderer.site, site.pages);
  expect(String(content)).toMatch(/&lt;img src=&quot;https:[^ ]+\/assets\/bilder\/[^ ]+webp&quot; alt=/);
  expect(String(content)).not.toContain('srcset');
});

test('a small photo is not blown up, and what no page shows is not published', async () => {
  const { pages } = await siteWith('![Ein Knopf](Klein%201.PNG)');
  const shown = newPhotosOn(pages);
  expect(shown).toEqual([expect.objectContaining({ widths: [300] })]);
});

test.each([
  ['![Bank](fehlt.jpg)', /content\/blog\/fehlt\.jpg gibt es nicht/],
  ['![Bank](probe-werkstatt.jpg)', /Gemeint ist wohl „content\/blog\/Probe-Werkstatt\.jpg“/],
  ['![](Probe-Werkstatt.jpg)', /fehlt die Beschreibung/],
  ['![Bank](kaputt.webp)', /nicht als Bild lesen/],
  ['![Bank](bank.heic)', /endet nicht auf jpg, jpeg, png oder webp/],
  ['![Bank](https://bilder.example/bank.jpg)', /nennen Sie nur seinen Namen/],
  ['Mitten ![Bank](Probe-Werkstatt.jpg) im Satz', /steht für sich/],
])('%s is a mistake with file and line', async (body, message) => {
  const built = siteWith(`Text\n\n${body}`);
  await expect(built).rejects.toThrow(`${FILE}:20  Bild: `);
  await expect(built).rejects.toThrow(message);
});

test.each(['portrait.heic'])('a photo of the owner that nobody would see is told: %s', async (name) => {
  put(`bilder/${name}`, await blank(9, 9).jpeg().toBuffer());
  await expect(siteWith('')).rejects.toThrow(
    `content/bilder/${name}  Dateiname: Diese Datei zeigt keine Seite. Speichern Sie das Foto als JPEG mit dem Namen portrait.jpg`,
  );
  rmSync(join(root, 'content/bilder', name));
});

test('a photo that was copied by half is told with its name', async () => {
  const whole = await blank(2000, 1500).jpeg().toBuffer();
  put('blog/halb.jpg', whole.subarray(0, whole.length / 2));
  const cut = { file: 'content/blog/halb.jpg', name: 'bilder/halb', widths: [480] };
  await expect(contentOf(photoFiles(root, [cut], '')[0]!)).rejects.toThrow(
    `${cut.file}  Bild: Dieses Bild ist beschädigt`,
  );
});
