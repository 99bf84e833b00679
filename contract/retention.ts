/**
 * So long a browser tries to send a message, and so long the server keeps the words of one that it has delivered:
 * a key that comes back is still known.
 */
export const KEPT_HOURS = 72;
