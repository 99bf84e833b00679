/** The Open Graph picture of pages without a drawing sheet of their own. */
export const PREVIEW_PATH = '/assets/og/seite.webp';
