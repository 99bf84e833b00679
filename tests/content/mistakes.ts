/** The mistakes that happen most while writing, and exactly what is said of each. */
export type Mistake = {
  /** In German: the guide shows it beside the message. */
  what: string;
  file: string;
  /** A piece of the file and what stands there by mistake. Without one the file gets another name. */
  piece?: string | RegExp;
  mistake?: string;
  /** The name under which the file is there, too, or instead. */
  copiedTo?: string;
  movedTo?: string;
  /** File, line, field and sentence; the line of `site.ts` depends on its owner. */
  told: string;
};

const POST = 'content/blog/probe.md';
const ENTRY = 'content/lexikon/probe.md';
const SERVICE = 'content/leistungen/probe.yaml';
const SITE = 'content/site.ts';

export const MISTAKES: Mistake[] = [
  {
    what: 'Ein Feld vergessen',
    file: POST,
    piece: 'tags: [Probe]\n',
    mistake: '',
    told: `${POST}:2  tags: Dieses Feld fehlt. Ergänzen Sie es.`,
  },
  {
    what: 'Ein Feld verschrieben',
    file: SERVICE,
    piece: 'tagline:',
    mistake: 'taglin:',
    told: `${SERVICE}:10  hero.taglin: Dieses Feld gibt es nicht. Gemeint ist wohl „tagline“.`,
  },
  {
    what: 'Ein Feld unter einem längeren Namen',
    file: POST,
    piece: 'metaDesc:',
    mistake: 'metaDescription:',
    told: `${POST}:5  metaDescription: Dieses Feld gibt es nicht. Gemeint ist wohl „metaDesc“.`,
  },
  {
    what: 'Eine Zeichnung ohne Beschreibung',
    file: POST,
    piece: /alt: Drei .*/,
    mistake: "alt: ''",
    told: `${POST}:26  drawing.alt: Mindestens 30 Zeichen, es sind 0. Ergänzen Sie den Text.`,
  },
  {
    what: 'Ein Feld ohne Wert',
    file: POST,
    piece: 'topic: Worum es geht',
    mistake: 'topic:',
    told: `${POST}:13  summary.topic: Dieses Feld ist leer. Tragen Sie einen Wert ein.`,
  },
  {
    what: 'Ein Text ist zu lang',
    file: SERVICE,
    piece: 'title: Eine Leistung zur Probe',
    mistake: `title: Eine Leistung zur Probe${', und zwar eine lange'.repeat(3)}`,
    told: `${SERVICE}:2  head.title: Höchstens 60 Zeichen, es sind 86. Kürzen Sie den Text.`,
  },
  {
    what: 'Text statt einer Liste',
    file: POST,
    piece: 'tags: [Probe]',
    mistake: 'tags: Probe',
    told: `${POST}:11  tags: Hier gehört eine Liste hin, nicht Text.`,
  },
  {
    what: 'Ein Datum in falscher Form',
    file: ENTRY,
    piece: '2026-11-15',
    mistake: '15.11.2026',
    told: `${ENTRY}:7  checked: Das Datum hat die Form JJJJ-MM-TT, zum Beispiel 2026-03-31.`,
  },
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
  {
    what: 'Ein Platzhalter, den es nicht gibt',
    file: POST,
    piece: '{{owner.firstName}}',
    mistake: '{{owner.firstNam}}',
    told: `${POST}:42  {{owner.firstNam}}: Diesen Wert gibt es in content/site.ts nicht. Gemeint ist wohl „owner.firstName“.`,
  },
  {
    what: 'Ein Preis steht im Text statt beim Angebot',
    file: POST,
    piece: '{{preis.probe.probeangebot}}',
    mistake: '777 €',
    told: `${POST}:42  777 €: Diesen Preis hat ein Angebot, und er ändert sich nur dort. Schreiben Sie {{preis.probe.probeangebot}}. Ist ein anderer Betrag gemeint, schreiben Sie „Euro“ statt „€“.`,
  },
  {
    what: 'Ein verwandter Eintrag verschrieben',
    file: ENTRY,
    piece: 'http, cors',
    mistake: 'htpp, cors',
    told: `${ENTRY}:6  related.1: Den Eintrag „htpp“ gibt es nicht. Gemeint ist wohl „http“.`,
  },
  {
    what: 'Ein Verweis ins Leere',
    file: POST,
    piece: '(/lexikon/probe/)',
    mistake: '(/lexikon/prob/)',
    told: `${POST}:36  Verweis: Der Verweis /lexikon/prob/ führt ins Leere. Gemeint ist wohl „/lexikon/probe/“.`,
  },
  {
    what: 'Ein Verweis ohne Schrägstrich am Ende',
    file: POST,
    piece: '(/lexikon/probe/)',
    mistake: '(/lexikon/probe)',
    told: `${POST}:36  Verweis: Dem Verweis /lexikon/probe fehlt der Schrägstrich am Ende. Schreiben Sie /lexikon/probe/.`,
  },
  {
    what: 'Ein Sprung zu einer Überschrift, die es nicht gibt',
    file: POST,
    piece: '(#erster-abschnitt)',
    mistake: '(#erster-abschnit)',
    told: `${POST}:36  Verweis: Auf der Seite /blog/probe/ gibt es kein Ziel „#erster-abschnit“. Gemeint ist wohl „erster-abschnitt“.`,
  },
  {
    what: 'Ein Knopf führt ins Leere',
    file: POST,
    piece: 'to: /leistungen/probe/',
    mistake: 'to: /leistungen/prob/',
    told: `${POST}:16  Verweis: Der Verweis /leistungen/prob/ führt ins Leere. Gemeint ist wohl „/leistungen/probe/“.`,
  },
  {
    what: 'Ein Verweis auf eine Datei',
    file: POST,
    piece: '(/lexikon/probe/)',
    mistake: '(../lexikon/probe.md)',
    told: `${POST}:36  Verweis: Der Verweis ../lexikon/probe.md führt ins Leere. Auf dieser Website beginnt und endet er mit „/“, zum Beispiel /lexikon/api/.`,
  },
  {
    what: 'HTML im Text',
    file: POST,
    piece: 'Ein Text mit',
    mistake: 'Ein <b>Text</b> mit',
    told: `${POST}:36  HTML: <b> käme nicht auf die Seite: In den Texten gibt es kein HTML. Nehmen Sie Markdown, und setzen Sie Code zwischen „\`“.`,
  },
  {
    what: 'Eine Sprache verschrieben',
    file: POST,
    piece: '```js',
    mistake: '```javascrpt',
    told: `${POST}:38  Code: Die Sprache „javascrpt“ ist nicht bekannt. Gemeint ist wohl „javascript“.`,
  },
  {
    what: 'Ein Beleg ohne Quelle',
    file: POST,
    piece: 'Ein Text mit',
    mistake: 'Ein Text[^rfc] mit',
    told: `${POST}:36  Beleg: Zu [^rfc] fehlt die Quelle: Tragen Sie sie im Kopf unter „sources“ ein.`,
  },
  {
    what: 'Eine Zeichnung in unbekannter Form',
    file: POST,
    piece: 'form: layers',
    mistake: 'form: schichten',
    told: `${POST}:25  drawing.form: Diese Form gibt es nicht. Bekannt sind: sequence, tree, layers, flow, comparison, anatomy, timeline, pair, transform, sets, zones.`,
  },
  {
    what: 'Eine Zeichnung nennt etwas, das fehlt',
    file: ENTRY,
    piece: 'to: Server',
    mistake: 'to: Datenbank',
    told: `${ENTRY}:8  drawing: Schritt 1 („fragt“) nennt „Datenbank“, das in „actors“ fehlt.`,
  },
  {
    what: 'Ein Wert, den es nicht gibt',
    file: SERVICE,
    piece: 'interval: einmalig',
    mistake: 'interval: einmahlig',
    told: `${SERVICE}:35  offers.items.0.interval: Erlaubt ist: monatlich, einmalig. Gemeint ist wohl „einmalig“.`,
  },
  {
    what: 'Ein Dateiname mit Umlaut oder Leerzeichen',
    file: ENTRY,
    movedTo: 'content/lexikon/Große Probe.md',
    told: 'content/lexikon/Große Probe.md:1  Dateiname: Der Name wird zur Adresse: nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche. Nennen Sie die Datei grosse-probe.md.',
  },
  {
    what: 'Zweimal dieselbe Adresse',
    file: ENTRY,
    copiedTo: 'content/lexikon/PROBE.md',
    told: 'content/lexikon/PROBE.md:1  Dateiname: probe.md hätte dieselbe Adresse. Löschen Sie eine der beiden Dateien, oder geben Sie ihr einen anderen Namen.',
  },
  {
    what: 'Die falsche Endung',
    file: SERVICE,
    copiedTo: 'content/leistungen/probe-zwei.yml',
    told: 'content/leistungen/probe-zwei.yml:1  Dateiname: Diese Datei liest niemand. Nennen Sie sie probe-zwei.yaml, oder legen Sie sie woandershin.',
  },
  {
    what: 'Zweimal dieselbe Nummer',
    file: POST,
    copiedTo: 'content/blog/probe-zwei.md',
    told: `${POST}:2  id: Die Nummer 9001 hat schon content/blog/probe-zwei.md. Die nächste freie ist 9002.`,
  },
  {
    what: 'Eine Datei fehlt',
    file: 'content/home.yaml',
    movedTo: 'content/startseite.yaml',
    told: 'content/home.yaml:1  Datei: Diese Datei fehlt, und mit ihr eine Seite. Holen Sie sie zurück: git checkout content/home.yaml',
  },
  {
    what: 'Eine Datei mit Leerzeichen in public/',
    file: POST,
    copiedTo: 'public/Preisliste März.pdf',
    told: 'public/Preisliste März.pdf  Dateiname: Der Name wird zur Adresse: nur Buchstaben ohne Umlaute, Ziffern, Punkt und Bindestriche. Nennen Sie die Datei public/preisliste-maerz.pdf.',
  },
  {
    what: 'Eine unbekannte Art von Datei in public/',
    file: POST,
    copiedTo: 'public/preise.pages',
    told: 'public/preise.pages  Endung: Für diese Art von Datei ist nicht bekannt, was sie ist. Wandeln Sie sie um; bekannt sind .avif, .css, .gif, .html, .ico, .jpeg, .jpg, .js, .json, .mp4, .pdf, .png, .svg, .ttf, .txt, .webmanifest, .webm, .webp, .woff, .woff2, .xml, .zip.',
  },
  {
    what: 'In `site.ts` fehlt ein Komma',
    file: SITE,
    piece: /^( +firstName: '[^']*'),/m,
    mistake: '$1',
    told: `${SITE}:12  firstName: Bis hierher ist die Zeile lesbar. Meist fehlt am Ende ein Komma, oder im Text steht ein Anführungszeichen zu viel.`,
  },
  {
    what: 'In `site.ts` ein Feld verschrieben',
    file: SITE,
    piece: 'jobTitle:',
    mistake: 'jobTitel:',
    told: `${SITE}:12  owner.jobTitel: Dieses Feld gibt es nicht. Gemeint ist wohl „jobTitle“.`,
  },
];
