const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and for attributes in double quotes, in HTML and XML. */
export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
