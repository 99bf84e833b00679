import { createHash } from 'node:crypto';

/** Sent with every answer, whatever it carries; a document's own policy replaces this one. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
};

/** With `same-origin` feed readers and picture searches in a browser show nothing where our pictures stand. */
export const pictureHeaders = { 'cross-origin-resource-policy': 'cross-origin' };

/** For documents: everything from our own host, and by their hashes the inlined script and stylesheet. */
export function contentSecurityPolicy(script: string, styles: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sourceHash(script)}`,
    `style-src 'self' ${sourceHash(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types build default',
  ].join('; ');
}

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
