/** Where a source stands in the list of a page. */
export const placeOfSource = (number: number) => `quelle-${number}`;

/** Where the text names a source first: the way back leads there. */
export const mentionOf = (number: number) => `beleg-${number}`;
