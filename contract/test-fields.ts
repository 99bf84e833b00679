import type { KontaktFields } from './message-rules.ts';

/** For tests: a form that nothing is wrong with. */
export const FILLED_IN: KontaktFields = {
  name: 'Erika Muster',
  email: 'erika@beispiel.de',
  subject: 'Anfrage',
  anrede: 'persoenlich',
  message: 'Hallo,\n\nwas kostet das?',
};
