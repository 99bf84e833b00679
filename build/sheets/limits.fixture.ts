/** Drawings whose texts and counts are at the bounds of the schema. */
import type { DrawingData } from '../content/drawing-schema.ts';

const common = {
  alt: 'Eine Zeichnung, deren Texte so lang sind, wie es das Schema erlaubt.',
  note: 'achtunddreißig Zeichen sind das Ende x',
} as const;

const actors = ['Bestellannahme A', 'Lagerverwaltung2', 'Rechnungsstelle3', 'Versandabteilung'] as const;
const message = 'prüft die Angaben des Auftrags';

export const atTheLimits: DrawingData[] = [
  {
    form: 'sequence',
    ...common,
    actors: [...actors],
    steps: [
      { from: actors[0], to: actors[1], text: message },
      { at: actors[1], text: message },
      { from: actors[1], to: actors[2], text: message },
      { from: actors[2], to: actors[1], text: message, reply: true },
      { from: actors[0], to: actors[3], text: message },
      { at: actors[3], text: message },
      { from: actors[3], to: actors[0], text: message, reply: true },
    ],
  },
  {
    form: 'tree',
    ...common,
    root: {
      text: 'Gesamtkonzern AG',
      children: ['Verwaltung Süd A', 'Verwaltung Nord B'].map((text, index) => ({
        text: text.slice(0, 16),
        children: ['Buchhaltung Kiel', 'Personalabteilun', 'Rechtsabteilung1', 'Einkaufszentrale']
          .slice(0, index + 2)
          .map((leaf, at) => ({ text: leaf, ...(at === 0 && index === 1 && { accent: true }) })),
      })),
    },
  },
  {
    form: 'layers',
    ...common,
    layers: Array.from({ length: 5 }, (_, index) => ({
      text: 'Verwaltungsoberfläche2',
      detail: 'Anmeldung, Bestellungen, Rechnungen, Versand.',
      ...(index === 4 && { accent: true }),
    })).map((layer) => ({ ...layer, detail: layer.detail.slice(0, 44) })),
    side: 'im Rechenzentrum in Kiel',
    sideFrom: 1,
    sideTo: 5,
  },
  {
    form: 'flow',
    ...common,
    nodes: (['box', 'store', 'document', 'person', 'box', 'decision', 'store', 'document'] as const).map(
      (kind, index) => ({
        id: String(index),
        text: kind === 'decision' ? 'Betrag über 5.000?' : 'Prüfung der Belege',
        detail: 'prüft und bestätigt alle',
        at: [(index % 4) + 1, Math.floor(index / 4) + 1] as [number, number],
        kind,
        ...(index === 5 && { accent: true }),
      }),
    ),
    edges: [
      { from: '0', to: '1', text: 'meldet neue Daten!' },
      { from: '1', to: '2', text: 'gibt sie so weiter', both: true },
      { from: '2', to: '3', text: 'legt es danach ab!' },
      { from: '1', to: '5', text: 'fragt vorher an ob', dashed: true },
      { from: '5', to: '4', text: 'nein, zu viel Geld' },
      { from: '5', to: '6' },
      { from: '6', to: '7', dashed: true },
      { from: '3', to: '7', both: true },
    ],
  },
  {
    form: 'comparison',
    ...common,
    left: {
      title: 'Eigene Server im Keller!',
      points: Array.from({ length: 5 }, () => 'Anschaffung und Wartung bezahlen S'),
    },
    right: {
      title: 'Gemietete Rechenleistung',
      points: Array.from({ length: 5 }, () => 'monatliche Miete nach Verbrauch 24'),
    },
    criteria: Array.from({ length: 5 }, () => 'Anschaffungspreis'.slice(0, 16)),
  },
  {
    form: 'anatomy',
    ...common,
    code: Array.from({ length: 8 }, (_, line) =>
      `zeile${line} = berechne(eins${line}, zwei${line}) || "Ersatz, Text"`.slice(0, 46),
    ).join('\n'),
    marks: ['zeile0', 'berechne(eins0', 'zwei0', 'zwei3', 'zeile7', 'eins7'].map((part) => ({
      part,
      text: 'was an dieser Stelle passiert!',
    })),
  },
];
