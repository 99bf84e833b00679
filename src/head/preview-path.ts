/** The picture that a shared link to a page shows. PNG: LinkedIn still shows no WebP. */
export const previewPath = (page: string) =>
  `/assets/og/${page.split('/').filter(Boolean).join('-') || 'startseite'}.png`;
