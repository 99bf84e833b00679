import { z } from 'zod';
import { yamlFile } from './declaration.ts';

const OLD =
  'Eine alte Adresse beginnt mit „/“ und steht ohne Domain, Leerzeichen, „%“, „?“ und „#“ da: /alte-seite/ oder ' +
  '/preise.html. Einen Umlaut schreiben Sie als Umlaut.';
const FOLDERS =
  'Unter /assets/, /daten/ und /.well-known/ liegen nur Dateien des Builds. Von dort führt keine Weiterleitung weg: ' +
  'Löschen Sie sie.';
const TARGET = 'Das Ziel ist eine Seite dieser Website, ohne Domain, „?“ und „#“: /kontakt/';

const address = (shape: string) => z.string().regex(/^\/[\p{L}\d_/.~-]*$/u, shape);

const redirect = z.strictObject({
  from: address(OLD)
    .refine((from) => !/^\/$|\/\//.test(from), OLD)
    .refine((from) => !/^\/(?:assets|daten|\.well-known)\//.test(from), FOLDERS),
  to: address(TARGET),
});

/** Addresses of earlier days, each with the page that took its place. The file may hold remarks only. */
export const weiterleitungen = yamlFile(
  'weiterleitungen.yaml',
  z
    .array(redirect)
    .nullable()
    .transform((redirects) => redirects ?? []),
);
