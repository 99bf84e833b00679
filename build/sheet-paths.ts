/** Where the picture of a page is found that is neither entry nor post. */
export const previewPath = (page: string) =>
  `/assets/og/${page.split('/').filter(Boolean).join('-') || 'startseite'}.webp`;
/** Where the pictures of an entry or a post are found. */
export const sheetPath = (collection: 'lexikon' | 'blog', slug: string) =>
  `/assets/${collection}/${slug}-hero.webp`;
export const motifPath = (slug: string) => `/assets/lexikon/${slug}-motiv.webp`;
