import type { KontaktContent } from '../src/content-types.ts';

export const kontakt = {
  head: {
    title: 'Kontakt – Anfrage zu Software, SEO und KI',
    description:
      'Schreiben Sie mir, worum es geht: Ich lese jede Nachricht selbst, rufe für ein Gespräch von 30 Minuten zurück und schicke danach Plan und Festpreis.',
  },
  kicker: 'Kontakt',
  h1: 'Kontakt',
  steps: {
    title: 'So geht es weiter',
    items: [
      'Ich lese Ihre Nachricht selbst und melde mich innerhalb eines Werktags.',
      'Wir telefonieren 30 Minuten: Ziel, Rahmen, Bedenken.',
      'Sie erhalten einen Plan mit Festpreis und entscheiden in Ruhe.',
    ],
    note: 'keine Weitergabe, kein Newsletter',
  },
} satisfies KontaktContent;
