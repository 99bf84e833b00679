import { ENTRY, type Mistake, POST, SERVICE } from './mistake.ts';

/** What YAML itself stumbles over. */
export const YAML_MISTAKES: Mistake[] = [
  {
    what: 'Ein Doppelpunkt im Text',
    file: POST,
    piece: 'title: Ein Beitrag',
    mistake: 'title: Neu: ein Beitrag',
    told: `${POST}:3  title: Im Text steht noch ein Doppelpunkt. Setzen Sie den ganzen Text in Anführungszeichen: titel: "Erstens: zweitens"`,
  },
  {
    what: 'Ein Anführungszeichen nicht geschlossen',
    file: POST,
    piece: 'title: Ein Beitrag',
    mistake: 'title: "Ein Beitrag',
    told: `${POST}:3  title: Dieses Anführungszeichen wird nicht geschlossen. Setzen Sie eines an das Ende des Textes.`,
  },
  {
    what: 'Anführungszeichen im Text',
    file: POST,
    piece: 'topic: Worum es geht',
    mistake: 'topic: "Worum" es geht',
    told: `${POST}:13  topic: Hinter dem Wert steht noch etwas. Setzen Sie den ganzen Text in einfache Anführungszeichen: 'Er sagt "ja" dazu'`,
  },
  {
    what: 'Ein Apostroph im Text',
    file: POST,
    piece: 'topic: Worum es geht',
    mistake: "topic: 'Worum's geht'",
    told: `${POST}:13  topic: Das ' im Text beendet ihn. Setzen Sie den ganzen Text in doppelte Anführungszeichen: "Ray's Mantel"`,
  },
  {
    what: 'Ein „#“ im Text',
    file: POST,
    piece: 'topic: Worum es geht',
    mistake: 'topic: Platz #1 bei Google',
    told: `${POST}:13  topic: Was hinter „ #“ steht, geht verloren. Setzen Sie den ganzen Text in Anführungszeichen: "Platz #1"`,
  },
  {
    what: 'Mit dem Tabulator eingerückt',
    file: POST,
    piece: '  topic:',
    mistake: '\ttopic:',
    told: `${POST}:13  topic: Hier ist mit einem Tabulator eingerückt. Nehmen Sie Leerzeichen, zwei je Stufe.`,
  },
  {
    what: 'Zu weit eingerückt',
    file: SERVICE,
    piece: '  title: Probe\n  tagline',
    mistake: '  title: Probe\n   tagline',
    told: `${SERVICE}:9  title: Die nächste Zeile ist weiter eingerückt als diese und gehört damit zu ihrem Text. Beginnen Sie beide in derselben Spalte.`,
  },
  {
    what: 'Zu wenig eingerückt',
    file: SERVICE,
    piece: '  tagline',
    mistake: ' tagline',
    told: `${SERVICE}:10  tagline: Diese Zeile ist anders eingerückt als die Felder, zu denen sie gehört. Beginnen Sie sie in derselben Spalte.`,
  },
  {
    what: 'Ein Feld doppelt',
    file: SERVICE,
    piece: 'order: 900',
    mistake: 'order: 900\norder: 901',
    told: `${SERVICE}:6  order: Dieses Feld steht doppelt. Löschen Sie eines von beiden.`,
  },
  {
    what: 'Eine Klammer nicht geschlossen',
    file: POST,
    piece: 'tags: [Probe]',
    mistake: 'tags: [Probe',
    told: `${POST}:11  tags: Diese Klammer wird nicht geschlossen. Setzen Sie „]“ oder „}“ an das Ende der Angaben.`,
  },
  {
    what: 'Text mit einem Sonderzeichen am Anfang',
    file: POST,
    piece: 'topic: Worum',
    mistake: 'topic: @Worum',
    told: `${POST}:13  topic: Ein Text darf nicht mit „@“, „\`“ oder „%“ beginnen. Setzen Sie ihn in Anführungszeichen: "@Name"`,
  },
  {
    what: 'Der Kopf ist nicht geschlossen',
    file: ENTRY,
    piece: '\n---\n\n##',
    mistake: '\n\n##',
    told: `${ENTRY}:1  Kopf: Der Kopf fehlt oder ist nicht geschlossen. Beginnen Sie die Datei mit einer Zeile „---“ und setzen Sie hinter die Angaben noch eine.`,
  },
];
