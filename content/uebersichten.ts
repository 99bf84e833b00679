import type { UebersichtContent, UnbekanntContent } from '../src/content-types.ts';

/** `{anzahl}` wird durch die Zahl der Einträge ersetzt. */
export const lexikon = {
  head: {
    title: 'Lexikon – Wichtige Fachbegriffe leicht erklärt',
    description:
      'Begriffe aus Web-Entwicklung, Schnittstellen und künstlicher Intelligenz in {anzahl} Einträgen: mit Definition, Beispiel und einer Zeichnung, die den Kern zeigt.',
  },
  kicker: 'Lexikon · {anzahl} Blatt',
  h1: 'Wichtige Fachbegriffe leicht erklärt',
  lead: 'Jeder Eintrag beginnt mit einer Definition, die Sie zitieren können, und einer Zeichnung, die den Begriff auf einen Blick erklärt.',
} satisfies UebersichtContent;

export const blog = {
  head: {
    title: 'Blog – Software, Schnittstellen und KI aus der Praxis',
    description:
      'Artikel über Software-Entwicklung, Schnittstellen und künstliche Intelligenz: geprüft, mit Beispielen und Zahlen, geschrieben für Menschen, die entscheiden.',
  },
  kicker: 'Blog · {anzahl} Beiträge',
  h1: 'Aus der Werkstatt',
  lead: 'Was sich über Software, Schnittstellen und KI belegen lässt: mit Quellen, Beispielen und Datum.',
} satisfies UebersichtContent;

export const eintragUnbekannt = {
  head: {
    title: 'Eintrag nicht gefunden',
    description: 'Dieser Lexikon-Eintrag wurde nicht gefunden. Bitte überprüfen Sie die URL.',
  },
  message:
    'Hier entsteht gerade ein neuer Eintrag - Der gewünschten Lexikon-Eintrag wurde noch nicht erstellt.',
} satisfies UnbekanntContent;
