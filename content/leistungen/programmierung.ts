import type { LeistungContent } from '../../src/content-types.ts';

export const programmierung = {
  slug: 'programmierung',
  head: {
    title: 'Programmierung für Unternehmen: Web, Backend, Prozesse',
    description:
      'Websites, Backend-Services und automatisierte Abläufe für mittelständische Betriebe: was enthalten ist, was es kostet und wem der Code gehört.',
    keywords: [
      'Programmierung',
      'Web-Entwicklung',
      'Backend-Entwicklung',
      'Individualsoftware',
      'Prozessoptimierung',
      'Workflow-Automatisierung',
      'API-Integration',
      'CRM-Entwicklung',
      'E-Commerce',
      'Web-App',
      'Full-Stack-Entwickler',
    ],
  },
  checked: '2026-11-15',
  hero: {
    kicker: 'Leistungen · Blatt 02',
    title: 'Programmierung',
    tagline: 'Software, die Ihre Arbeit abbildet – und die sich in fünf Jahren noch ändern lässt.',
    button: 'Mehr erfahren',
  },
  intro: {
    title: 'Erst der Plan, dann der Code',
    lead: 'Umfang, Preis und Termin stehen schriftlich im Angebot, bevor ich eine Zeile schreibe. Danach sehen Sie mindestens alle zwei Wochen einen Stand, den Sie selbst ausprobieren können.',
    paragraphs: [
      'Oft beginnt es mit einer Liste, die jemand von Hand pflegt: Das Angebot steht in Word, der Lagerbestand in Excel, der Termin im Kalender einer einzelnen Kollegin. Das geht gut, bis diese Kollegin im Urlaub ist. Ich sehe mir den Ablauf so an, wie er wirklich ist, und zeichne ihn auf. Über Technik sprechen wir danach.',
      'Aus der Zeichnung entsteht ein kleiner erster Ausbau, der für sich allein nützlich ist. Das kann ein Formular sein, das Anfragen sortiert, oder eine Schnittstelle, die Bestellungen in die Warenwirtschaft schreibt. Erst wenn dieser Teil im Alltag läuft, kommt der nächste. Ihr Risiko bleibt auf den Schritt begrenzt, den Sie gerade beauftragt haben.',
      'Ich arbeite mit verbreiteten, offenen Werkzeugen: Angular, Node.js, WordPress, Docker und gängigen Datenbanken. Das hat für Sie einen einfachen Grund: Auch ein anderer Entwickler findet sich darin zurecht. Code, Zugänge und Dokumentation liegen von Anfang an in Ihren Konten. Ein Wechsel ist damit möglich, ohne von vorn zu beginnen.',
    ],
  },
  benefits: {
    title: 'So arbeite ich',
    items: [
      {
        title: 'Agile Prozesse',
        text: 'Mindestens alle zwei Wochen ein Stand zum Ausprobieren. Was nicht passt, ändern wir, bevor es teuer wird.',
      },
      {
        title: 'Individuelle Lösungen',
        text: 'Fertige Software, wo sie genügt. Eigener Code dort, wo Ihr Ablauf sich von anderen unterscheidet.',
      },
      {
        title: 'Nachhaltiger Ansatz',
        text: 'Automatische Tests, Dokumentation, wenige Abhängigkeiten: So bleiben auch spätere Änderungen bezahlbar.',
      },
      {
        title: 'Langfristige Betreuung',
        text: 'Sicherheitsupdates, Überwachung und kleine Änderungen, auf Wunsch zum festen Monatsbetrag.',
      },
    ],
  },
  offers: {
    title: 'Leistungen und Preise',
    lead: 'Die Beträge sind Startpreise für den beschriebenen ersten Ausbau. Nach dem Erstgespräch steht der genaue Preis im Angebot.',
    items: [
      {
        title: 'Web-Entwicklung',
        icon: 'browser',
        shortIntro:
          'Firmenwebsite oder kleine Web-Anwendung, die schnell lädt und sich am Telefon gut bedienen lässt.',
        description: [
          'Bis zu fünf Seiten, gestaltet nach Ihren Vorgaben',
          'Kontaktformular und Grundlagen für Suchmaschinen',
          'Veröffentlichung auf Ihrem Server, Einweisung',
        ],
        preis: 'ab 999€',
        interval: 'einmalig',
      },
      {
        title: 'Backend-Services',
        icon: 'server',
        shortIntro: 'Die Arbeit hinter der Oberfläche: Daten annehmen, prüfen, speichern und weitergeben.',
        description: [
          'REST-Schnittstelle mit Datenbank und Anmeldung',
          'Automatische Tests, dokumentierte Schnittstelle',
          'Auslieferung als Container, Datensicherung eingerichtet',
        ],
        preis: 'ab 1.499€',
        interval: 'einmalig',
      },
      {
        title: 'Prozessoptimierung',
        icon: 'zahnrad',
        shortIntro: 'Ein Ablauf, der heute Handarbeit ist, wird aufgenommen, vereinfacht und automatisiert.',
        description: [
          'Aufnahme des Ablaufs mit den Beteiligten',
          'Automatisierung eines Ablaufs, bis zu zwei Systeme',
          'Fehlermeldungen, Protokoll und Einweisung',
        ],
        preis: 'ab 2.499€',
        interval: 'einmalig',
      },
      {
        title: 'Individuallösungen',
        icon: 'baukasten',
        shortIntro: 'Portale, Fachanwendungen und Verbindungen zwischen Systemen, die in kein Paket passen.',
        description: [
          'Plan mit Umfang, Risiken und Ausbaustufen',
          'Umsetzung in Stufen, jede mit eigenem Preis',
          'Übergabe mit Quellcode, Tests und Betriebshandbuch',
        ],
        preis: 'individuell',
        interval: 'einmalig',
      },
    ],
  },
  useCases: {
    title: 'Wofür Betriebe programmieren lassen',
    lead: 'Fünf Aufgaben, wie sie in mittelständischen Betrieben vorkommen. Die Beispiele beschreiben Abläufe, keine Kundenprojekte.',
    items: [
      {
        title: 'CRM',
        text: 'Der Außendienst notiert im Heft, der Innendienst sucht in Mails, und beim Rückruf weiß niemand, welches Angebot gilt. Ein kleines CRM führt das zusammen: Kunde, Ansprechpartner, Maschinenpark, Angebote, nächster Schritt. Oft genügt ein fertiges System, das ich anpasse und mit Mail und Telefonanlage verbinde. Eigener Code lohnt sich, wenn Ihre Daten in keine Standardmaske passen, etwa Wartungsverträge je Maschine mit eigenen Prüffristen.',
      },
      {
        title: 'E-Commerce',
        text: 'Ein Shop ist schnell aufgesetzt. Die Arbeit beginnt dahinter: Bestand aus der Warenwirtschaft, Preise je Kundengruppe, Versandetikett, Rechnung, Retoure. Ich verbinde den Shop mit dem System, in dem Sie ohnehin arbeiten, damit niemand Bestellungen abtippt. Verkaufen Sie an Verbraucher, gehören Barrierefreiheit, Pflichtangaben und die elektronische Widerrufsfunktion (Pflicht seit dem 19. Juni 2026) von Beginn an in den Plan. Nachträglich eingebaut kosten sie mehr.',
      },
      {
        title: 'Workflow-Automatisierung',
        text: 'Eine Rechnung kommt per Mail, wird gedruckt, abgezeichnet, gescannt und abgetippt. Automatisiert läuft es so: Das System liest die E-Rechnung, vergleicht sie mit der Bestellung, legt sie der zuständigen Person zur Freigabe vor und übergibt sie an die Buchhaltung. Abweichungen gehen an einen Menschen. Jeder Schritt wird protokolliert, damit Sie später sehen, wer was wann freigegeben hat.',
      },
      {
        title: 'Web-Apps',
        text: 'Eine Web-App läuft im Browser, ohne Installation, auf dem Tablet in der Halle wie am Rechner im Büro. Typische Fälle: das Terminbuch der Werkstatt, die Mängelliste auf der Baustelle, die Zeiterfassung im Service. Ist das Funknetz schwach, kann die App lokal speichern und später abgleichen. Rechte regeln, wer Preise sieht und wer nur die eigenen Aufträge. Neue Fassungen spiele ich zentral ein.',
      },
      {
        title: 'API-Integrationen',
        text: 'Shop, Warenwirtschaft, Buchhaltung und Versand sprechen selten von allein miteinander. Eine Schnittstelle überträgt Bestellungen, Bestände und Rechnungen. Schwierig ist der Ausfall: Was geschieht, wenn ein System nachts nicht antwortet? Ich baue Übertragungen so, dass sie warten, es erneut versuchen und dabei nichts doppelt buchen. Bleibt ein Vorgang liegen, bekommen Sie eine Meldung mit Auftragsnummer und Grund, in verständlichen Worten.',
      },
    ],
    link: {
      text: 'Damit eine Website im eigenen Einzugsgebiet auch gefunden wird, gibt es mein Projekt Local SEO Agentur.',
      label: 'Zur Local SEO Agentur',
      to: '/local-seo-agentur/',
    },
  },
  quote: 'Gute Software erkennt man daran, dass die nächste Änderung wieder ein kleiner Auftrag ist.',
  cta: {
    title: 'Welche Liste pflegen Sie doppelt? Zeigen Sie sie mir.',
    text: 'Beschreiben Sie den Ablauf in ein paar Sätzen. Ich antworte mit einer ersten Einschätzung: was sich lohnt, was nicht und womit wir beginnen würden.',
    button: 'Kontakt aufnehmen',
  },
  faq: {
    title: 'Häufige Fragen zur Programmierung',
    items: [
      {
        question: 'Was kostet mein Projekt am Ende?',
        answer:
          'Die Preise auf dieser Seite gelten für den beschriebenen ersten Ausbau. Spätestens drei Werktage nach dem Erstgespräch erhalten Sie ein schriftliches Angebot mit Umfang, Etappen und Festpreis. Kommt während der Arbeit ein Wunsch hinzu, nenne ich den Aufpreis vorher; ohne Ihre Zustimmung berechne ich ihn nicht. Kosten Dritter wie Domain, Server oder Lizenzen sind nicht enthalten und stehen im Angebot als eigene Zeile.',
      },
      {
        question: 'Wie lange dauert ein Projekt?',
        answer:
          'Für eine kleine Website plane ich zwei bis vier Wochen, sobald Texte und Bilder vorliegen. Eine Schnittstelle zwischen zwei Systemen braucht etwa vier bis acht Wochen, je nachdem, wie gut beide dokumentiert sind. Größere Anwendungen teile ich in Stufen von sechs bis acht Wochen; auch darin sehen Sie mindestens alle zwei Wochen einen Stand. Verzögerungen entstehen oft durch fehlende Zugänge und Inhalte. Deshalb steht im Plan auch, was ich bis wann von Ihnen brauche.',
      },
      {
        question: 'Wem gehört der Code?',
        answer:
          'Mit der Bezahlung erhalten Sie die ausschließlichen, zeitlich und räumlich unbeschränkten Nutzungsrechte an dem Code, den ich für Sie schreibe. Das Urheberrecht selbst ist in Deutschland nicht übertragbar; deshalb steht die Einräumung der Rechte im Vertrag. Offene Bibliotheken bleiben unter ihrer jeweiligen Lizenz, eine Liste liegt bei. Das Repository wird von Anfang an in Ihrem Konto geführt.',
      },
      {
        question: 'Was geschieht nach dem Start, und was kostet die Wartung?',
        answer:
          'Mängel meiner Arbeit behebe ich im Rahmen der gesetzlichen Gewährleistung ohne Berechnung. Wartung ist etwas anderes: Sicherheitsupdates, Überwachung, Anpassung an neue Browser und geänderte Schnittstellen. Als Planungsgröße rechne ich mit 10 bis 20 Prozent der Entwicklungskosten im Jahr, dazu kommt das Hosting. Den genauen Monatsbetrag nennt das Angebot. Sie können die Wartung auch selbst übernehmen oder an andere vergeben.',
      },
      {
        question: 'Was ist, wenn Sie ausfallen?',
        answer:
          'Sie arbeiten mit einer einzelnen Person, und das gehört in Ihre Planung. Quellcode, Zugangsdaten und Betriebshandbuch liegen deshalb bei Ihnen und nicht auf meinem Rechner. Automatische Tests zeigen einem Nachfolger, was das System leisten muss. Ich verwende verbreitete Technik, für die sich andere Entwickler finden. Für Anwendungen, die nicht stillstehen dürfen, regeln wir die Vertretung vorab im Vertrag.',
      },
      {
        question: 'Ist Standardsoftware nicht günstiger?',
        answer:
          'Häufig ja, und dann sage ich Ihnen das. Für Buchhaltung, Lohn oder Mailversand lohnt sich eigener Code selten. Er lohnt sich, wenn ein Ablauf Ihr Geschäft von anderen unterscheidet oder wenn Systeme verbunden werden müssen, die das von Haus aus nicht können. Eine einfache Probe: Wie viele Stunden im Monat kostet der Umweg heute, und was kostet eine Stunde? Ist der Aufwand nach drei Jahren nicht wieder eingespart, rate ich ab.',
      },
      {
        question: 'Wo liegen unsere Daten?',
        answer:
          'Ich plane mit Rechenzentren in Deutschland oder der EU; auf Wunsch läuft die Anwendung auf Ihrem eigenen Server. Verarbeite ich personenbezogene Daten in Ihrem Auftrag, schließen wir vorher einen Vertrag nach Art. 28 DSGVO. Zum Testen verwende ich erfundene oder anonymisierte Datensätze, keine Kopie Ihrer Kundendatei. Welche Daten wo liegen und wann sie gelöscht werden, steht in der Dokumentation. Ihr Verarbeitungsverzeichnis können Sie daraus ergänzen.',
      },
      {
        question: 'Muss unsere Website barrierefrei sein?',
        answer:
          'Seit dem 28. Juni 2025 gilt das Barrierefreiheitsstärkungsgesetz (BFSG). Bei Websites betrifft es vor allem solche, über die Verbraucher Verträge schließen, etwa Shops oder Buchungen; Angebote nur für Unternehmen fallen nicht darunter. Bei Dienstleistungen sind Kleinstunternehmen ausgenommen: weniger als zehn Beschäftigte und höchstens zwei Millionen Euro Jahresumsatz oder Bilanzsumme. Neue Oberflächen baue ich mit WCAG 2.2, Stufe AA, als Maßstab, auch wo keine Pflicht besteht. Ob Ihr Angebot betroffen ist, klärt im Zweifel Ihre Rechtsberatung (Stand November 2026).',
      },
      {
        question: 'Müssen wir E-Rechnungen verarbeiten können?',
        answer:
          'Empfangen ja: Seit dem 1. Januar 2025 müssen inländische Unternehmen E-Rechnungen annehmen können. Die Pflicht zum Ausstellen gilt unter Unternehmen ab dem 1. Januar 2027 für alle, die 2026 mehr als 800.000 Euro umgesetzt haben, und ab dem 1. Januar 2028 auch für die übrigen. Ausnahmen gelten etwa für Rechnungen bis 250 Euro und für Kleinunternehmer (Stand November 2026). Ein einfaches PDF genügt nicht; üblich sind XRechnung und ZUGFeRD. Nach den GoBD bewahren Sie den strukturierten Datensatz unverändert und maschinell auswertbar auf. Ich binde Empfang, Prüfung und Ablage an Ihre Systeme an, die steuerliche Beurteilung bleibt bei Ihrem Steuerbüro.',
      },
    ],
  },
} satisfies LeistungContent;
