import type { LeistungContent } from '../../src/content-types.ts';

export const kuenstlicheIntelligenz = {
  slug: 'kuenstliche-intelligenz',
  head: {
    title: 'KI-Lösungen: Chatbot, Sprache, Machine Learning',
    description:
      'Chatbots, Sprachverarbeitung und Machine Learning für den Mittelstand: was KI leisten kann, wo sie irrt, was sie kostet und wohin Ihre Daten gehen.',
  },
  checked: '2026-11-15',
  hero: {
    kicker: 'Leistungen · Blatt 04',
    title: 'KI-Lösungen',
    tagline: 'Die Maschine liest Ihre Unterlagen, ein Mensch prüft das Ergebnis.',
    button: 'Mehr erfahren',
  },
  intro: {
    title: 'Eine Aufgabe, ein Maßstab, eine Kontrolle',
    lead: 'Künstliche Intelligenz macht Fehler, auch wenn sie gut gebaut ist. Deshalb beginnt jedes Projekt mit zwei Fragen: Welcher Fehler ist vertretbar, und was kostet er?',
    paragraphs: [
      'Sprachmodelle lesen, sortieren und formulieren schneller als ein Mensch. Sie ordnen eine Kundenmail der richtigen Abteilung zu, finden in dreihundert Seiten Handbuch eine Stelle oder lesen Positionen aus einem Lieferschein. Was sie nicht können: zuverlässig sagen, wann sie falsch liegen. Diese Lücke schließt der Ablauf um das Modell herum.',
      'Wir wählen eine Aufgabe, die oft vorkommt und deren Ergebnis sich prüfen lässt. Dann sammeln wir Beispiele mit der richtigen Lösung und messen, wie oft das System trifft. Erst wenn das Ergebnis die vereinbarte Grenze erreicht, geht es in den Betrieb. Unsichere Fälle landen bei einem Menschen. Antworten aus Ihren Unterlagen nennen die Fundstelle.',
      'Nicht jede Aufgabe braucht KI. Genügt eine feste Regel, etwa zwei Freigaben für jede Rechnung über 1.000 Euro, dann programmiere ich die Regel. Sie ist billiger und liefert immer dasselbe Ergebnis. Sind Daten vertraulich, kann ein offenes Modell auf Ihrem eigenen Server laufen. Auch das klären wir, bevor Sie etwas beauftragen.',
    ],
  },
  benefits: {
    title: 'Worauf ich achte',
    items: [
      {
        title: 'Gemessene Qualität',
        text: 'Vor dem Start steht ein Test mit Ihren Beispielen. Sie sehen die Trefferquote, bevor Sie entscheiden.',
      },
      {
        title: 'Der Mensch gibt frei',
        text: 'Die KI schlägt vor, Ihre Leute entscheiden. Was ohne Freigabe laufen darf, legen Sie fest.',
      },
      {
        title: 'Klarer Datenweg',
        text: 'Sie erfahren schriftlich, welche Daten wohin gehen, wie lange sie dort bleiben und wer sie sieht.',
      },
      {
        title: 'Begrenztes Risiko',
        text: 'Zuerst ein Versuch mit festem Budget. Trägt er nicht, hören wir auf.',
      },
    ],
  },
  offers: {
    title: 'Leistungen und Preise',
    lead: 'Consultee AI ist ein fertiges Produkt zum Monatspreis. Die drei anderen Leistungen sind Projekte mit Angebot, Test und Übergabe.',
    items: [
      {
        title: 'Consultee AI',
        icon: 'sprechblase',
        shortIntro: 'Chatbot, Q&A-Bot und E-Mail-Bot auf Grundlage Ihrer eigenen Unterlagen.',
        description: [
          'Antworten aus Ihren Dokumenten und Webseiten',
          'Für Website, Postfach und interne Fragen',
          'Einbau per Plugin, Iframe oder Skript',
          'Server in Deutschland, Vertrag nach Art. 28 DSGVO',
        ],
        preis: 'ab 69\u202f€',
        interval: 'monatlich',
      },
      {
        title: 'Sprachverarbeitung',
        icon: 'sprache',
        shortIntro: 'Texte lesen, zuordnen und zusammenfassen: Mails, Belege, Protokolle, Handbücher.',
        description: [
          'Eine Aufgabe, eine Textart, bis zu zwei Systeme',
          'Test mit Ihren Beispielen und Trefferquote',
          'Freigabemaske für unsichere Fälle',
          'Anbindung, Einweisung und Dokumentation',
        ],
        preis: 'ab 4.999\u202f€',
        interval: 'einmalig',
      },
      {
        title: 'Machine-Learning Lösungen',
        icon: 'netz',
        shortIntro: 'Vorhersagen aus Ihren eigenen Zahlen: Bedarf, Ausfall, Auffälligkeit.',
        description: [
          'Prüfung, ob Ihre Daten für die Frage ausreichen',
          'Modell im Vergleich mit einer einfachen Regel',
          'Anbindung an ein System, Überwachung der Güte',
          'Bericht über Grenzen, Übergabe mit Quellcode',
        ],
        preis: 'ab 10.000\u202f€',
        interval: 'einmalig',
      },
      {
        title: 'Individuelle KI-Projekte',
        icon: 'kompass',
        shortIntro: 'Vorhaben, bei denen zuerst zu klären ist, ob und wo KI überhaupt hilft.',
        description: [
          'Workshop mit den Fachleuten aus Ihrem Betrieb',
          'Versuch mit festem Budget und Abbruchkriterium',
          'Plan für Datenschutz, Betrieb und laufende Kosten',
          'Umsetzung in Stufen, jede mit eigenem Angebot',
        ],
        preis: 'auf Anfrage',
        interval: 'einmalig',
      },
    ],
  },
  useCases: {
    title: 'Wo KI im Betrieb Arbeit abnimmt',
    lead: 'Fünf Aufgaben, jeweils mit der Kontrolle, die dazugehört. Die Beispiele beschreiben Abläufe, keine Kundenprojekte.',
    items: [
      {
        title: 'Kundenfragen beantworten',
        text: 'Kunden fragen abends nach Lieferzeit, Ersatzteil oder Rückgabe, und das Büro ist leer. Ein Chatbot auf der Website antwortet aus Ihren Unterlagen, nennt die Fundstelle und sagt offen, dass er eine KI ist. Findet er nichts, nimmt er die Frage auf und gibt sie weiter. Kontrolle: Eine Person liest jede Woche die Gespräche, in denen er nicht helfen konnte, und ergänzt die Unterlagen.',
      },
      {
        title: 'Posteingang vorsortieren',
        text: 'Im Sammelpostfach liegen Reklamationen, Bestellungen, Rechnungen und Werbung nebeneinander. Das System erkennt Anliegen und Dringlichkeit, ordnet die Mail einer Abteilung zu und legt einen Antwortentwurf bereit. Versendet wird erst nach Freigabe. Kontrolle: Jede Mail, die Ihre Leute umsortieren, wird gezählt. Steigt die Zahl, ergänze ich Beispiele und messe neu. So bleibt sichtbar, ob das System noch hilft.',
      },
      {
        title: 'Belege auslesen',
        text: 'Lieferscheine kommen als Scan, und jeder Lieferant hat ein anderes Layout. Das System liest Artikelnummer, Menge und Charge und vergleicht sie mit der Bestellung. Stimmt alles, ist die Buchung vorbereitet; weicht etwas ab, sieht die Person im Lager Scan und Daten nebeneinander. Kontrolle: Mengen werden immer gegen die Bestellung gerechnet. Für E-Rechnungen braucht es keine KI, dort stehen die Daten schon im Datensatz.',
      },
      {
        title: 'Bedarf vorhersagen',
        text: 'Wie viele Dichtungen brauchen Sie im März? Ein Modell rechnet aus Verkäufen, Saison und Lieferzeiten einen Vorschlag für die Bestellmenge. Es lohnt sich nur, wenn es besser ist als der Mittelwert der letzten Jahre. Genau diesen Vergleich mache ich zuerst, mit Zahlen aus Ihrem Lager. Kontrolle: Der Einkauf sieht den Vorschlag und seine Spanne und bestellt selbst.',
      },
      {
        title: 'Maschinen beobachten',
        text: 'Temperatur, Strom und Schwingung einer Anlage werden oft gespeichert, aber von niemandem gelesen. Ein Modell lernt den normalen Lauf und meldet Abweichungen, im guten Fall, bevor jemand sie hört. Zu viele Fehlalarme machen das System wertlos; die Schwelle stellen wir deshalb mit der Instandhaltung ein. Kontrolle: Die KI meldet nur. Abschalten und Sicherheit bleiben bei der Steuerung und bei Ihren Leuten.',
      },
    ],
    link: {
      text: 'Für Website, Postfach und interne Fragen gibt es die fertige Plattform Consultee AI.',
      label: 'Mehr zu Consultee AI',
      to: '/consultee-ai/',
    },
  },
  quote: 'Jede KI macht Fehler; die Frage ist, wer sie bemerkt.',
  cta: {
    title: 'Welche Arbeit wiederholt sich? Ich rechne nach.',
    text: 'Beschreiben Sie mir die Aufgabe mit zwei, drei Beispielen, bitte ohne personenbezogene Daten. Ich schätze ein, ob KI dafür taugt oder eine feste Regel genügt.',
    button: 'Kontakt aufnehmen',
  },
  faq: {
    title: 'Häufige Fragen zu KI-Lösungen',
    items: [
      {
        question: 'Wie zuverlässig sind die Antworten?',
        answer:
          'Kein Sprachmodell ist fehlerfrei, und es formuliert Falsches ebenso flüssig wie Richtiges. Deshalb messen wir in Projekten vor dem Start mit Ihren eigenen Beispielen: wie oft richtig, wie oft falsch, wie oft „weiß ich nicht“. Wo das System aus Ihren Unterlagen antwortet, nennt es die Fundstelle zum Nachlesen. Was Geld, Sicherheit oder Verträge betrifft, gibt ein Mensch frei. Ändern sich Modell oder Unterlagen, wiederholen wir den Test.',
      },
      {
        question: 'Wohin gehen unsere Daten?',
        answer:
          'Das hängt von der Bauart ab, und Sie entscheiden vorher. Consultee AI läuft auf Servern in Deutschland, mit Vertrag zur Auftragsverarbeitung nach Art. 28 DSGVO. In Projekten gibt es zwei Wege: ein Modell bei einem Anbieter mit Verarbeitung in der EU oder ein offenes Modell auf Ihrem eigenen Server. Bei Anbietern wähle ich Tarife, in denen vertraglich zugesagt ist, dass Ihre Eingaben nicht zum Training dienen. Angaben, die für die Aufgabe nicht nötig sind, entfernen wir nach Möglichkeit vor der Verarbeitung. Ob eine Datenschutz-Folgenabschätzung nötig ist, klären Sie mit Ihrem Datenschutzbeauftragten; ich liefere die technischen Angaben.',
      },
      {
        question: 'Welche Pflichten haben wir nach dem AI Act?',
        answer:
          'Wer KI im Betrieb einsetzt, muss seit dem 2. Februar 2025 die KI-Kompetenz seiner Leute fördern (Art. 4, im Juli 2026 abgemildert). Seit dem 2. August 2026 gilt Art. 50: Menschen müssen erfahren, dass sie mit einer KI sprechen, wenn das nicht offensichtlich ist; Deepfakes und bestimmte veröffentlichte KI-Texte sind zu kennzeichnen. Die maschinenlesbare Markierung von KI-Inhalten ist Sache der Anbieter; für Systeme, die vorher auf dem Markt waren, läuft die Frist bis zum 2. Dezember 2026. Die Pflichten für Hochrisiko-Systeme, etwa zur Bewerberauswahl, hat die Verordnung (EU) 2026/1744 („Digital Omnibus“) auf den 2. Dezember 2027 verschoben, für KI in bestimmten Produkten auf den 2. August 2028 (Stand November 2026). Ich dokumentiere Zweck, Modell, Daten und Kontrollen; ob Sie Betreiber oder Anbieter sind und was daraus folgt, beurteilt Ihre Rechtsberatung.',
      },
      {
        question: 'Was kostet der Betrieb nach dem Projekt?',
        answer:
          'Es gibt drei Posten: die Nutzung des Modells, den Server und die Pflege. Gemietete Modelle werden meist nach Textmenge abgerechnet; ein eigenes Modell kostet stattdessen Hardware und Strom. Aus dem Test rechne ich hoch, was tausend Vorgänge kosten, und richte eine Obergrenze ein, bei der das System anhält. Für die Pflege, also neue Beispiele, Modellwechsel und Überwachung, nennt das Angebot einen Monatsbetrag. Bei Consultee AI ist der Betrieb der Plattform Teil des Monatspreises.',
      },
      {
        question: 'Wie lange dauert es, und was brauchen Sie von uns?',
        answer:
          'Liegen die Unterlagen vor, können Sie Consultee AI nach wenigen Tagen ausprobieren. Für eine Aufgabe der Sprachverarbeitung plane ich sechs bis zehn Wochen, für Machine Learning drei bis sechs Monate. Ich brauche eine Person, die das Fach kennt, und Beispiele mit richtiger Lösung: bei Texten etwa 100 bis 300, bei Vorhersagen möglichst die Zahlen von zwei bis drei Jahren. Nach etwa einem Drittel der Zeit liegt ein Versuch vor, und Sie entscheiden, ob es weitergeht. Gibt es einen Betriebsrat, beziehen Sie ihn früh ein: Er bestimmt mit, wenn ein System Verhalten oder Leistung von Beschäftigten überwachen kann (§ 87 Abs. 1 Nr. 6 BetrVG).',
      },
    ],
  },
} satisfies LeistungContent;
