export const HSTS_HEADER = 'strict-transport-security';

/** Sent wherever visitors come over TLS. The build counts it when it scores the headers. */
export const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains; preload';
