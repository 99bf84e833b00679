import { RATINGS, VITALS } from '../../contract/field.ts';
import type { Manifest } from '../../contract/manifest.ts';
import type { FormFields } from '../intake/form-fields.ts';
import type { Tally } from './tally.ts';

/** Adds one page's report to the sums of its kind. What is not a known page, value or rating is left out. */
export type NoteField = (report: FormFields) => void;

export function createField({ files }: Manifest, tally: Tally): NoteField {
  const pages = new Set(files.filter(({ kind }) => kind === 'page').map(({ path }) => path));
  return (report) => {
    const page = report.get('page') ?? '';
    if (!pages.has(page)) return;
    for (const vital of VITALS) {
      const rating = RATINGS.find((known) => known === report.get(vital));
      if (rating) tally.add(`${vital} ${rating}`, kindOf(page));
    }
  };
}

/** All entries are one kind, all posts another: `/lexikon/…`. */
const kindOf = (page: string) => page.replace(/^(\/[^/]+\/)[^/]+\/$/, '$1…');
