import { z } from 'zod';
import { day, text } from './parts.ts';

const url = z.url({ protocol: /^https?$/ });
const email = z.email('Das ist keine E-Mail-Adresse.');
const days = z.int().positive();

/** The identity of the owner; the values stand in `content/site.ts`. */
export const siteSchema = z.strictObject({
  /** Canonical and og:url are this plus the page path. */
  origin: url.endsWith('/', 'Die Adresse endet mit „/“.'),
  owner: z.strictObject({
    firstName: text,
    lastName: text,
    salutation: z.enum(['Herr', 'Frau']),
    jobTitle: text,
    email,
    phone: text,
  }),
  company: z.strictObject({
    name: text,
    street: text,
    postalCode: z.string().regex(/^\d{4,5}$/, 'Eine Postleitzahl hat vier oder fünf Ziffern.'),
    city: text,
    country: text,
    managingDirectors: z.array(text).min(1),
    registerCourt: text,
    registerNumber: text,
    taxNumber: text,
    vatId: text,
  }),
  profiles: z.strictObject({ github: url, linkedin: url }),
  links: z.strictObject({
    localSeoAgentur: url,
    partnerAgentur: url,
    consulteeAi: url,
    consulteeDemo: url,
    consulteeTrial: url,
  }),
  /** Named in the privacy policy. */
  hosting: z.strictObject({
    provider: text,
    address: text,
    location: text,
    logRetentionDays: days,
    backupRetentionDays: days,
  }),
  mail: z.strictObject({ provider: text, address: text, location: text }),
  supervisoryAuthority: z.strictObject({ name: text, address: text, url }),
  copyrightYear: z.int().min(1990).max(2100),
  /** Whether robots.txt lets crawlers in that collect texts to train models with. */
  aiTraining: z.boolean(),
  /** The day on which somebody last made sure that messages about vulnerabilities arrive. */
  securityContactChecked: day,
});
