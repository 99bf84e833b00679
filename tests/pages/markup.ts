/**
 * Without the text of scripts and stylesheets: no visitor reads it, a graph would be compared with itself, and a
 * parser takes half of its time for it.
 */
export const markupOf = (html: string) => html.replace(/(<(script|style)[^>]*>).*?(?=<\/\2>)/gs, '$1');
