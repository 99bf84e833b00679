import { z } from 'zod';
import { yamlFile } from './declaration.ts';

const SHAPE =
  'Eine alte Adresse beginnt mit „/“ und steht ohne Domain, „?“ und „#“ da: /alte-seite/ oder /preise.html.';

// Letters by their ranges, which hold no spaces: editors read this in the JSON schema, which knows no flags.
const address = z.string().regex(/^\/[\w/.~\u00c0-\u167f\u3041-\ud7ff-]*$/, SHAPE);

const redirect = z.strictObject({
  from: address.refine((from) => !/^\/$|\/\/|^\/(?:assets|daten|\.well-known)\//.test(from), SHAPE),
  to: address,
});

/** Addresses of earlier days, each with the page that took its place. The file may hold remarks only. */
export const weiterleitungen = yamlFile(
  'weiterleitungen.yaml',
  z
    .array(redirect)
    .nullable()
    .transform((redirects) => redirects ?? []),
);
