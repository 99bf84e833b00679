/** Drawings whose texts and counts are at the bounds of the schema. */
import type { DrawingData } from '../drawing-schema.ts';

const common = {
  alt: 'Eine Zeichnung, deren Texte so lang sind, wie es das Schema erlaubt.',
  note: 'achtunddreißig Zeichen sind das Ende x',
};

const actors = ['Bestellannahme 1', 'Lagerverwaltung2', 'Rechnungsstelle3', 'Versandabteilung'] as const;

const sequence: DrawingData = {
  form: 'sequence',
  ...common,
  actors: [...actors],
  steps: [
    { from: actors[0], to: actors[1], text: 'meldet eine neue Bestellung an' },
    { at: actors[1], text: 'prüft die Angaben des Auftrags' },
    { from: actors[1], to: actors[2], text: 'gibt den Auftrag frei zum Kauf' },
    { from: actors[2], to: actors[1], text: 'schickt die Rechnung als Datei', reply: true },
    { from: actors[0], to: actors[3], text: 'fragt nach dem Stand der Dinge' },
    { at: actors[3], text: 'packt die Ware in zwei Kartons' },
    { from: actors[3], to: actors[0], text: 'nennt die Nummer der Lieferung', reply: true },
  ],
};

const leaf = (text: string) => ({ text });
const tree: DrawingData = {
  form: 'tree',
  ...common,
  root: {
    text: 'Gesamtkonzern AG',
    children: [
      {
        text: 'Verwaltung Süd 1',
        children: [
          { text: 'Buchhaltung Kiel', children: [leaf('Rechnungsprüfung')] },
          leaf('Personalbüro Ost'),
        ],
      },
      {
        text: 'Verwaltung Nord2',
        children: [
          {
            text: 'Einkaufszentrale',
            children: [{ text: 'Lieferantenakten', accent: true }, leaf('Angebotsvergleich'.slice(1))],
          },
          leaf('Rechtsabteilung1'),
          leaf('Gebäudewirtschaft'.slice(1)),
        ],
      },
    ],
  },
};

const layers: DrawingData = {
  form: 'layers',
  ...common,
  layers: [
    { text: 'Verwaltungsoberfläche2', detail: 'Anmeldung, Bestellungen, Rechnungen, Versand' },
    { text: 'Schnittstellenzentrale', detail: 'prüft jede Anfrage und verteilt sie an Teams' },
    { text: 'Geschäftslogik Einkauf', detail: 'Regeln für Mengen, Preise, Rabatte, Fristen.' },
    { text: 'Datenhaltung und Suche', detail: 'Tabellen, Dateien, Suchindex und Sicherungen' },
    { text: 'Betriebssystem und Netz', detail: 'Rechner, Speicher, Leitungen, Überwachung usw' },
  ].map(({ text, detail }, index) => ({
    text: text.slice(0, 22),
    detail: detail.slice(0, 44),
    ...(index === 4 && { accent: true }),
  })),
  side: 'im Rechenzentrum in Kiel',
  sideFrom: 1,
  sideTo: 5,
};

const kinds = ['box', 'store', 'document', 'person', 'box', 'decision', 'store', 'document'] as const;
const flow: DrawingData = {
  form: 'flow',
  ...common,
  nodes: kinds.map((kind, index) => ({
    id: `n${index}`,
    text: kind === 'decision' ? 'Betrag über 5.000?' : 'Prüfung der Belege',
    detail: 'prüft und bestätigt alle',
    at: [(index % 4) + 1, Math.floor(index / 4) + 1],
    kind,
    ...(kind === 'decision' && { accent: true }),
  })),
  edges: [
    { from: 'n0', to: 'n1', text: 'meldet neue Belege' },
    { from: 'n1', to: 'n2', text: 'gibt sie so weiter', both: true },
    { from: 'n2', to: 'n3', text: 'legt sie danach ab' },
    { from: 'n1', to: 'n5', text: 'fragt vorher an ob', dashed: true },
    { from: 'n5', to: 'n4', text: 'nein, zu viel Geld' },
    { from: 'n5', to: 'n6' },
    { from: 'n6', to: 'n7', dashed: true },
    { from: 'n3', to: 'n7', both: true },
  ],
};

const comparison: DrawingData = {
  form: 'comparison',
  ...common,
  left: {
    title: 'Eigene Server im Keller!',
    points: [
      'Anschaffung und Wartung bezahlen S',
      'Updates spielen Sie selbst nachts ',
      'Ersatzteile liegen im Schrank rech',
      'Strom und Kühlung rund um die Uhr ',
      'Zutritt haben nur zwei Mitarbeiter',
    ],
  },
  right: {
    title: 'Gemietete Rechenleistung',
    points: [
      'monatliche Miete nach Verbrauch 24',
      'Updates macht der Anbieter tagsübe',
      'defekte Teile tauscht der Anbieter',
      'im Preis enthalten, auch am Wochen',
      'Zutritt regelt der Auftragsvertrag',
    ],
  },
  criteria: [
    'Anschaffungskost',
    'Aktualisierungen',
    'Ersatzteillager1',
    'Nebenkosten Jahr',
    'Zugangsregelung1',
  ],
};

const anatomy: DrawingData = {
  form: 'anatomy',
  ...common,
  code: Array.from(
    { length: 8 },
    (_, line) => `zeile${line} = berechne(eins${line}, zwei${line}) || "Ersatz"`,
  ).join('\n'),
  marks: ['zeile0', 'berechne(eins0', 'zwei0', 'zwei3', 'zeile7', 'eins7'].map((part, index) => ({
    part,
    text: `was an der ${index}. Stelle passiert`,
  })),
};

const timeline: DrawingData = {
  form: 'timeline',
  ...common,
  unit: 'Sekunden (s)',
  to: 5,
  rows: ['Bestellannahme 1', 'Lagerverwaltung2', 'Rechnungsstelle3', 'Versandabteilung'].map(
    (text, index) => ({
      text,
      detail: 'von der ersten Anfrage bis zur letzten Zeile',
      from: index * 0.8,
      to: index * 0.8 + 1,
      limit: index + 1,
      limitText: 'gut bis zu zweieinhalb s',
      ...(index === 2 && { accent: true }),
    }),
  ),
};
const scene = {
  title: 'Gemietete Rechenleistung',
  rows: [
    ['Gast-System Nummer 1 x', 'Gast-System Nummer 2 x', 'Gast-System Nummer 3 x'],
    ['Anwendungs-Teil A xyz', 'Anwendungs-Teil B xyz'],
    [{ text: 'Verwaltungsoberfläche2', accent: true }],
    ['Verwaltungsoberfläche3'],
  ],
  result: 'jede Maschine bringt ihr eigenes System mit!',
};
const pair: DrawingData = { form: 'pair', ...common, before: scene, after: scene };

const listing = (name: string) =>
  Array.from({ length: 8 }, (_, line) => `${name}${line} = berechne(eins${line}, "Text")!`).join('\n');
const transform: DrawingData = {
  form: 'transform',
  ...common,
  source: { title: 'Gemietete Rechenleistung', code: listing('vorher') },
  result: { title: 'Eigene Server im Keller!', code: listing('danach') },
  by: 'Übersetzer 18 Zei.',
  marks: [0, 4, 7].map((line, index) => ({
    from: `vorher${line}`,
    to: `eins${line}`,
    text: 'jede Zeile wird genau einmal übersetzt !',
    ...(index === 2 && { accent: true }),
  })),
};

const sets: DrawingData = {
  form: 'sets',
  ...common,
  sets: [1, 2, 3, 4, 5].map((number) => ({
    text: `Datenverarbeitung Teil ${number} x`,
    detail: 'alles, was eine Maschine von selbst tut und noch',
    ...(number === 5 && { accent: true }),
  })),
};

const plate = (text: string) => ({ text, detail: 'wartet auf Netz, Dateien und alle Timer' });
const zones: DrawingData = {
  form: 'zones',
  ...common,
  rows: [
    {
      zone: 'zur Bauzeit 14',
      plates: [plate('Ihre Anwendung selbst')].map((each) => ({ ...each, text: each.text.slice(0, 20) })),
    },
    { plates: [plate('Laufzeit für Skripte'), plate('Bibliothek für Netze'), plate('Speicher für Objekte')] },
    {
      zone: 'zur Laufzeit 1',
      plates: [plate('Vermittlungsschicht1'), { ...plate('Vermittlungsschicht2'), accent: true }],
    },
    { zone: 'im Rechner ...', plates: [plate('Betriebssystem Linux')] },
  ],
};

export const atTheLimits = {
  sequence,
  tree,
  layers,
  flow,
  comparison,
  anatomy,
  timeline,
  pair,
  transform,
  sets,
  zones,
};
