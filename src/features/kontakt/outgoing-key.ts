/** Where messages wait in the browser until the server has acknowledged them. */
export const OUTGOING = 'kontakt.ausgang';
