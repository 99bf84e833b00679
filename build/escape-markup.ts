const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For texts and double-quoted attributes of HTML and XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
