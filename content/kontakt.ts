import type { KontaktContent } from '../src/content-types.ts';

export const kontakt = {
  head: {
    title: 'Kontakt – Anfrage zu Software, SEO und KI',
    description:
      'Schreiben Sie mir, worum es geht: Ich melde mich innerhalb eines Werktags; nach einem Gespräch von 30 Minuten erhalten Sie ein Angebot mit Festpreis.',
  },
  kicker: 'Kontakt',
  h1: 'Kontakt',
  steps: {
    title: 'So geht es weiter',
    items: [
      'Ich lese Ihre Nachricht selbst und melde mich innerhalb eines Werktags.',
      'Wir telefonieren 30 Minuten: Ziel, Rahmen, Bedenken.',
      'Spätestens drei Werktage danach haben Sie ein Angebot mit Festpreis und entscheiden in Ruhe.',
    ],
    note: 'kein Newsletter, keine Werbung',
  },
} satisfies KontaktContent;
