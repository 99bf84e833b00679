import type { Element, ElementContent, Properties } from 'hast';
import type { Image, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { PhotoCut } from '../../src/content/declaration.ts';
import { photoSet, pictures } from '../../src/paths.ts';
import type { Photo } from './photos.ts';

/** The photo that a text names, or what is wrong with that. */
export type FindPhoto = (named: string) => Photo | { complaint: string };
type Complain = (line: number, message: string) => void;

/** A phone, a phone with a fine screen or a laptop, a desktop with a fine screen. */
const WIDTHS = [480, 960, 1440];
/** The column of a text; without a layout yet, the browser has to be told. */
const SIZES = '(min-width: 64rem) 48rem, 100vw';
/** As tall as an upright photo (3:4) that fills the column: what a phone has on its screen would fill two of a desktop. */
const TALLEST = 1024;

/** Turns `![alt](foto.jpg "Bildunterschrift")` into a figure, and tells which photos the text shows. */
export function placePhotos(tree: Root, find: FindPhoto, complain: Complain): PhotoCut[] {
  const cuts = new Map<string, PhotoCut>();
  const lineOf = (node: PhrasingContent) => node.position?.start.line ?? 1;

  visit(tree, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined || !isOnlyImages(paragraph)) return;
    const figures = paragraph.children.flatMap((node) => (node.type === 'image' ? figureOf(node) : []));
    parent.children.splice(index, 1, ...figures);
    return [SKIP, index + figures.length];
  });
  visit(tree, ['image', 'imageReference'], (node) => {
    const image = node as Image;
    complain(
      lineOf(image),
      'Ein Bild steht für sich: ![Beschreibung](datei.jpg) in einer eigenen Zeile, darüber und darunter eine leere.',
    );
  });
  return [...cuts.values()];

  function figureOf(image: Image): RootContent[] {
    const alt = image.alt?.trim() ?? '';
    if (!alt) {
      complain(
        lineOf(image),
        `Dem Bild ${image.url} fehlt die Beschreibung: Schreiben Sie zwischen die eckigen Klammern, was darauf zu sehen ist.`,
      );
    }
    const found = find(image.url);
    if ('complaint' in found) {
      complain(lineOf(image), found.complaint);
      return [];
    }
    const { file, name, width } = found;
    // All of it, never larger than it is.
    const cut = { file, name, widths: [...new Set(WIDTHS.map((most) => Math.min(most, width)))] };
    cuts.set(cut.name, cut);
    const data = {
      hName: 'figure',
      hProperties: { className: ['photo'] },
      hChildren: figureContent(found, cut, alt, image.title),
    };
    // A node of its own, which the step to HTML prints as its data say.
    return [{ type: 'paragraph', children: [], data } as Paragraph];
  }
}

/** Also several, each in a line of its own. */
const isOnlyImages = ({ children }: Paragraph) =>
  children.some(({ type }) => type === 'image') &&
  children.every((node) => node.type === 'image' || (node.type === 'text' && node.value.trim() === ''));

function figureContent(photo: Photo, { name, widths }: PhotoCut, alt: string, caption?: string | null) {
  const largest = widths.at(-1)!;
  const ratio = photo.height / photo.width;
  const width = ratio > 4 / 3 ? Math.min(largest, Math.round(TALLEST / ratio)) : largest;
  const picture = element('picture', {}, [
    element('source', { type: 'image/avif', srcSet: photoSet(name, widths, 'avif'), sizes: SIZES }),
    element('img', {
      src: pictures.photo(name, widths[1] ?? largest, 'webp'),
      srcSet: photoSet(name, widths, 'webp'),
      sizes: SIZES,
      alt,
      width,
      height: Math.round(width * ratio),
      loading: 'lazy',
    }),
  ]);
  // Without script the link leads to the photo itself.
  const link = { href: pictures.photo(name, largest, 'webp'), dataEnlarge: '' };
  return [
    element('a', link, [picture]),
    ...(caption ? [element('figcaption', { className: ['label'] }, [{ type: 'text', value: caption }])] : []),
  ];
}

export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
