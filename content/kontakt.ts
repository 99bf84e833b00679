import type { KontaktContent } from '../src/content-types.ts';
import { site } from './site.ts';

const { firstName, lastName, salutation } = site.owner;
const formal = salutation === 'Herr' ? `Sehr geehrter Herr ${lastName}` : `Sehr geehrte Frau ${lastName}`;

export const kontakt = {
  head: {
    title: 'Kontakt – Anfrage zu Software, SEO und KI',
    description:
      'Schreiben Sie mir, worum es geht: Ich melde mich innerhalb eines Werktags; nach einem Gespräch von 30 Minuten erhalten Sie ein Angebot mit Festpreis.',
  },
  checked: '2026-11-15',
  kicker: 'Kontakt',
  h1: 'Kontakt',
  greetings: {
    professionell: `${formal},\n\nich interessiere mich für …\n\nMit freundlichen Grüßen\n`,
    persoenlich: `Hallo ${firstName},\n\nich interessiere mich für …\n\nViele Grüße\n`,
  },
  privacy: {
    text: 'Bei mir kommen nur E-Mail-Adresse, Betreff und Nachricht an. Ihr Name ist nicht dabei: Bitte unterschreiben Sie im Text.',
    link: { label: 'Datenschutz', to: '/dsgvo/' },
  },
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
