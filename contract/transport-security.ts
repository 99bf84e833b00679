export const HSTS_HEADER = 'strict-transport-security';

/** Sent wherever visitors come over TLS. No `preload`: that promise of all the owner's hosts cannot be taken back. */
export const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';
