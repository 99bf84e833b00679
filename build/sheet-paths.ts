/** Where the pictures of an entry or a post are found. */
export const sheetPath = (collection: 'lexikon' | 'blog', slug: string) =>
  `/assets/${collection}/${slug}-hero.webp`;
export const motifPath = (slug: string) => `/assets/lexikon/${slug}-motiv.webp`;
