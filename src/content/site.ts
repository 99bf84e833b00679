import { z } from 'zod';
import { isBrand, missingBrand } from '../../drawings/sheets/brand.ts';
import { day, text } from './parts.ts';

const url = z.url({ protocol: /^https?$/ });
const email = z.email('Das ist keine E-Mail-Adresse.');
const days = z.int().positive();

const provider = {
  name: text,
  street: text,
  postalCode: z.string().regex(/^\d{4,5}$/, 'Eine Postleitzahl hat vier oder fünf Ziffern.'),
  city: text,
  country: text,
  /** § 19 UStG: no VAT, neither on an invoice nor beside a price. Any legal form may be one. */
  smallBusiness: z.boolean(),
  taxNumber: text.optional(),
  /** `null` says that there is none; a missing one may have been forgotten. */
  vatId: text.nullable().optional(),
};

const corporation = {
  ...provider,
  managingDirectors: z.array(text).min(1),
  registerCourt: text,
  registerNumber: text,
};

/** Which details the law wants published depends on the legal form: each knows its own, and no others. */
const forms = [
  z.strictObject({ legalForm: z.literal('gmbh'), ...corporation }),
  z.strictObject({ legalForm: z.literal('ug'), ...corporation }),
  z
    .strictObject({
      legalForm: z.literal('einzelunternehmen'),
      ...provider,
      /** Only a merchant in the register («e. K.») has these two. */
      registerCourt: text.optional(),
      registerNumber: text.optional(),
    })
    .refine(({ registerCourt, registerNumber }) => !registerCourt === !registerNumber, {
      path: ['registerNumber'],
      message: 'registerCourt und registerNumber gehören zusammen: Tragen Sie beide ein oder keines.',
    }),
  z.strictObject({
    legalForm: z.literal('freier-beruf'),
    ...provider,
    /** Of professions with a chamber, as that of an advising engineer: § 5 (1) no. 5 DDG. `null`: without one. */
    profession: z
      .strictObject({ title: text, state: text, chamber: text, rules: text, rulesUrl: url })
      .nullable()
      .optional(),
  }),
] as const;

const company = z.discriminatedUnion('legalForm', forms, {
  error: ({ code }) =>
    code === 'invalid_union'
      ? `Diese Rechtsform gibt es hier nicht. Bekannt sind: ${forms.map(({ shape }) => shape.legalForm.value).join(', ')}.`
      : undefined,
});

const profile = z.strictObject({
  name: text,
  url,
  /** A file in content/marken/. */
  icon: z
    .string()
    .refine(isBrand, { error: ({ input }) => missingBrand(String(input)) })
    .optional(),
});

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
    /** Left out, no page names a telephone. */
    phone: text.optional(),
    /** What clients ask of a person; the home page goes without what is left out. */
    since: z.int().min(1960).max(2100).optional(),
    stations: z.array(text).min(1).max(4).optional(),
    fields: z.array(text).min(1).max(6).optional(),
  }),
  company,
  /** In the footer, in this order, and for machines. */
  profiles: z.array(profile).max(6),
  /** Addresses that several texts name, as `{{links.name}}`. */
  links: z.record(z.string(), url),
  /** Who answers behind the chatbot, and where; only its page names it. */
  consultee: z
    .strictObject({ model: text, modelOperator: text, modelLocation: text, hosting: text })
    .optional(),
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
