/**
 * The URL contract: every address that code names. It imports nothing, so that everyone may import
 * it: pages, components, the build and the tests.
 */
export const paths = {
  home: '/',
  leistung: (slug: string) => `/leistungen/${slug}/`,
  projekt: (slug: string) => `/${slug}/`,
  blog: '/blog/',
  beitrag: (slug: string) => `/blog/${slug}/`,
  lexikon: '/lexikon/',
  eintrag: (slug: string) => `/lexikon/${slug}/`,
  /** No entry, though it stands among them: an entry of this name would be a twin, and the build says so. */
  versionen: '/lexikon/versionen/',
  seite: (slug: string) => `/${slug}/`,
  musterangebot: '/musterangebot/',
  kontakt: '/kontakt/',
  recht: (slug: string) => `/${slug}/`,
  impressum: '/impressum/',
  dsgvo: '/dsgvo/',
  barrierefreiheit: '/barrierefreiheit/',
};

/** The pictures of entries, posts and the owner; the names of the first are specified. */
export const pictures = {
  eintrag: (slug: string) => `/assets/lexikon/${slug}-hero.webp`,
  /** An entry's sheet, reduced to its idea. */
  thumbnail: (slug: string) => `/assets/lexikon/${slug}-motiv.svg`,
  beitrag: (slug: string) => `/assets/blog/${slug}-hero.webp`,
  /** A post's sheet, as wide as its card. */
  card: (slug: string) => `/assets/blog/${slug}-motiv.svg`,
  seite: (slug: string) => `/assets/seiten/${slug}.webp`,
  photo: (name: string, width: number, format: 'avif' | 'webp') => `/assets/${name}-${width}.${format}`,
  projekt: (drawing: string) => `/assets/projekt/${drawing}.svg`,
  profile: (icon: string) => `/assets/profil/${icon}.svg`,
  versionen: '/lexikon/versionen.svg',
  portraitDrawing: '/assets/person/portrait.svg',
  /** What a shared link to a page shows. PNG: LinkedIn still shows no WebP. */
  preview: (page: string) => `/assets/og/${page.split('/').filter(Boolean).join('-') || 'startseite'}.png`,
};

/** The owner's photo; in pixels: the smallest place at one, the largest at two device pixels. */
export const PORTRAIT = { name: 'person/portrait', widths: [160, 320, 640] } as const;

/** A photo's sources in one format, for the browser to choose from. */
export const photoSet = (name: string, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `${pictures.photo(name, width, format)} ${width}w`).join(', ');

/** Where a page begins, below the header. */
export const CONTENT_ANCHOR = 'inhalt';

/** Target of the header's «Leistungen» and of the home hero's button. */
export const LEISTUNGEN_ANCHOR = 'leistungen-und-projekte';

/** Target of the services' hero buttons. */
export const OVERVIEW_ANCHOR = 'ueberblick';

/** Where a service's prices begin. */
export const PRICES_ANCHOR = 'preise';

/** Where a source stands in the list of a page. */
export const placeOfSource = (number: number) => `quelle-${number}`;

/** Where the text names a source first: the way back leads there. */
export const mentionOf = (number: number) => `beleg-${number}`;

/** Pages end with a slash; everything else below the origin is a file or an endpoint. */
export const isPagePath = (pathname: string) => pathname.startsWith('/') && pathname.endsWith('/');

export const pathnameOf = (to: string) => to.split(/[?#]/, 1)[0]!;

/** Anyone can write a link with a lone «%»: then it is taken as it stands. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
