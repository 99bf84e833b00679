import type { LeistungContent } from '../../src/content-types.ts';

export const seo = {
  slug: 'seo',
  head: {
    title: 'SEO-Leistungen und Preise: lokal, On-Page, Relaunch',
    description:
      'Local SEO, On-Page, Off-Page, Analyse, Relaunch und Keyword-Recherche mit beschriebenem Umfang und Preis – ohne Ranking-Versprechen, mit lesbarem Bericht.',
  },
  checked: '2026-11-15',
  hero: {
    kicker: 'Leistungen · Blatt 03',
    title: 'Suchmaschinen\u00adoptimierung',
    tagline: 'Gefunden werden von Menschen, die gerade suchen, was Sie anbieten.',
    button: 'Mehr erfahren',
  },
  intro: {
    title: 'Messen, ändern, wieder messen',
    lead: 'Suchmaschinenoptimierung heißt: prüfen, was bremst, es beheben und die Wirkung messen. Einen bestimmten Platz bei Google kann niemand garantieren, ich auch nicht.',
    paragraphs: [
      'Wer eine Dichtung für eine alte Presse sucht oder am Samstag einen Elektriker braucht, tippt selten einen Firmennamen ein. Er beschreibt sein Problem. Gute Chancen hat eine Seite, die dieses Problem in seinen Worten behandelt, technisch erreichbar ist und auf die andere verweisen. An allen drei Punkten lässt sich arbeiten.',
      'Ich beginne mit dem, was Sie schon haben: Search Console, Unternehmensprofil bei Google, Anfragen der letzten Monate. Daraus entsteht eine Liste von Maßnahmen, sortiert nach Nutzen und Aufwand. Weil ich selbst programmiere, bleibt es nicht bei der Liste. Langsame Seiten, falsche Weiterleitungen und fehlende strukturierte Daten kann ich im Code beheben.',
      'Bei monatlicher Betreuung bekommen Sie einen Bericht auf höchstens zwei Seiten: was ich geändert habe, was sich bewegt hat, was als Nächstes kommt. Gezählt werden vor allem Anfragen, Anrufe und Bestellungen, nicht nur Positionen. Bleibt die Wirkung aus, steht auch das darin, mit einem Vorschlag, was wir künftig lassen.',
    ],
  },
  benefits: {
    title: 'Was Sie erwarten können',
    items: [
      {
        title: 'Feste Preise',
        text: 'Jede Leistung hat einen Preis und einen beschriebenen Umfang. Sie wissen vorher, was Sie bezahlen.',
      },
      {
        title: 'Lesbare Berichte',
        text: 'Höchstens zwei Seiten im Monat, ohne Fachjargon: geändert, gemessen, nächster Schritt.',
      },
      {
        title: 'Umsetzung im Code',
        text: 'Technische Fehler melde ich nicht nur, ich behebe sie, sofern ich Zugang zur Website habe.',
      },
      {
        title: 'Saubere Methoden',
        text: 'Keine gekauften Links, keine erfundenen Bewertungen. Solche Tricks fallen auf Ihr Unternehmen zurück.',
      },
    ],
  },
  offers: {
    title: 'Leistungen und Preise',
    lead: 'Drei Leistungen laufen monatlich, drei erledige ich einmalig. Wenn Sie unsicher sind, beginnen Sie mit der Analyse: Sie zeigt, was sich lohnt.',
    items: [
      {
        title: 'Local SEO Betreuung',
        icon: 'karte',
        shortIntro:
          'Für Betriebe mit Einzugsgebiet: Auffindbarkeit in Karte und Suche, wenn in der Nähe gesucht wird.',
        description: [
          'Pflege des Google-Unternehmensprofils, ein Standort',
          'Einheitliche Angaben in wichtigen Verzeichnissen',
          'Entwürfe für Antworten auf Bewertungen',
          'Monatsbericht mit Anrufen und Routenanfragen',
        ],
        preis: '499\u202f€',
        interval: 'monatlich',
      },
      {
        title: 'Off-Page SEO',
        icon: 'verweis',
        shortIntro: 'Verweise von Seiten, die zu Ihrem Fach passen: Verbände, Lieferanten, Fachpresse.',
        description: [
          'Prüfung der vorhandenen Verweise auf Ihre Website',
          'Liste passender Quellen, Ansprache nach Freigabe',
          'Kein Linkkauf, kein Linktausch',
          'Monatsbericht über neue und verlorene Verweise',
        ],
        preis: '299\u202f€',
        interval: 'monatlich',
      },
      {
        title: 'On-Page Optimierung',
        icon: 'seite',
        shortIntro: 'Texte, Struktur und Technik Ihrer eigenen Seiten, Monat für Monat verbessert.',
        description: [
          'Überarbeitung von bis zu vier Seiten im Monat',
          'Technik: Ladezeit, Indexierung, strukturierte Daten',
          'Titel, Beschreibungen und interne Verlinkung',
          'Monatsbericht mit Zahlen der Search Console',
        ],
        preis: '699\u202f€',
        interval: 'monatlich',
      },
      {
        title: 'SEO Analysen',
        icon: 'diagramm',
        shortIntro: 'Eine Bestandsaufnahme: was bremst, was fehlt und was zuerst zu tun ist.',
        description: [
          'Prüfung von Technik, Inhalten und Verweisen',
          'Vergleich mit drei Wettbewerbern',
          'Maßnahmenliste nach Nutzen und Aufwand',
          'Besprechung per Video, etwa eine Stunde',
        ],
        preis: '499\u202f€',
        interval: 'einmalig',
      },
      {
        title: 'Relaunch Begleitung',
        icon: 'umzug',
        shortIntro: 'Umzug auf eine neue Website, bei dem die alten Adressen nicht ins Leere führen.',
        description: [
          'Bestandsaufnahme der Adressen vor dem Umzug',
          'Weiterleitungsplan von Alt nach Neu',
          'Prüfung der Testfassung und am Tag der Umstellung',
          'Beobachtung und Nachbesserung, vier Wochen lang',
        ],
        preis: '1.999\u202f€',
        interval: 'einmalig',
      },
      {
        title: 'Keyword Recherche',
        icon: 'lupe',
        shortIntro: 'Welche Wörter Ihre Kunden eingeben und welche Ihrer Seiten darauf antworten soll.',
        description: [
          'Suchbegriffe mit geschätztem Volumen und Suchabsicht',
          'Zuordnung: ein Thema, eine Seite',
          'Lücken gegenüber drei Wettbewerbern',
          'Themenplan für sechs Monate als Tabelle',
        ],
        preis: '599\u202f€',
        interval: 'einmalig',
      },
    ],
  },
  useCases: {
    title: 'Vier typische Ausgangslagen',
    lead: 'Die Beispiele zeigen, wie ich vorgehe. Es sind keine Kundenprojekte; das Ergebnis hängt von Markt und Ausgangslage ab.',
    items: [
      {
        title: 'Der zweite Standort bleibt unsichtbar',
        text: 'Ein Sanitärbetrieb hat eine Filiale eröffnet, im Netz steht überall noch die alte Nummer. Wer in der Nachbarstadt sucht, findet ihn nicht. Zuerst bekommt jeder Standort ein eigenes, bestätigtes Unternehmensprofil und eine eigene Seite mit Adresse, Team und Leistungen. Danach gleiche ich die Verzeichnisse ab. Mit der Rechnung geht künftig eine Karte an die Kunden, die um eine ehrliche Bewertung bittet.',
      },
      {
        title: 'Der Katalog steckt im PDF',
        text: 'Ein Maschinenbauer führt mehrere hundert Ersatzteile in einem PDF. Einkäufer suchen nach Teilenummern und Maßen und landen beim Zwischenhändler. Aus dem Katalog werden einzelne Seiten mit Nummer, Maßen, Zeichnung und Anfrageknopf. Die Daten kommen aus der Warenwirtschaft, damit sie stimmen. Welche Teile zuerst eine Seite bekommen, entscheidet die Keyword-Recherche: Nachfrage zuerst, Ladenhüter zuletzt.',
      },
      {
        title: 'Die neue Website ist fast fertig',
        text: 'In acht Wochen geht die neue Website online, und niemand hat gefragt, was mit den alten Adressen geschieht. Ich erfasse, welche Seiten heute Besucher und Anfragen bringen, und lege für jede ein Ziel fest. Am Tag der Umstellung prüfe ich Weiterleitungen, Indexierung und Messung. Schwankungen in den ersten Wochen sind üblich. Verlorene Seiten fallen so nach Tagen auf und nicht erst im nächsten Quartal.',
      },
      {
        title: 'Der Shop verliert Besucher',
        text: 'Seit einem halben Jahr sinken die Bestellungen aus der Suche, und jede Abteilung hat eine andere Erklärung. Die Analyse trennt die Ursachen: Ist die Technik langsamer geworden, hat ein Wettbewerber bessere Seiten, beantwortet Google die Frage jetzt selbst, oder ist die Nachfrage gesunken? Je nach Befund folgen andere Schritte. Manchmal lautet der Rat, das Geld in den Lagerbestand zu stecken statt in SEO.',
      },
    ],
    link: {
      text: 'Für Betriebe mit Kundschaft aus der Umgebung gibt es mein Projekt Local SEO Agentur.',
      label: 'Zur Local SEO Agentur',
      to: '/local-seo-agentur/',
    },
  },
  quote: 'Wer die Frage seiner Kunden klar beantwortet, hat den schwierigeren Teil von SEO schon erledigt.',
  cta: {
    title: 'Wo stehen Sie heute? Ich sehe nach.',
    text: 'Nennen Sie mir Ihre Website und das, was Sie verkaufen möchten. Ich sage Ihnen, welche Leistung zuerst sinnvoll ist – oder dass Sie keine brauchen.',
    button: 'Kontakt aufnehmen',
  },
  faq: {
    title: 'Häufige Fragen zu SEO',
    items: [
      {
        question: 'Können Sie uns Platz eins bei Google garantieren?',
        answer:
          'Nein. Google schreibt selbst, dass niemand einen ersten Platz garantieren kann, und warnt vor solchen Versprechen. Die Reihenfolge hängt von Ort, Gerät, Wettbewerb und laufenden Änderungen an der Suche ab; darauf habe ich keinen Einfluss. Zusagen kann ich den Umfang der Arbeit, die Termine und einen Bericht, der auch nennt, was nicht gewirkt hat.',
      },
      {
        question: 'Wann sehen wir Ergebnisse?',
        answer:
          'Behobene technische Fehler können nach einigen Wochen wirken, sobald Google die Seiten neu besucht hat. Neue Inhalte und Verweise brauchen länger: Rechnen Sie mit vier bis zwölf Monaten. Änderungen am Unternehmensprofil sind oft nach Tagen sichtbar, ihre Wirkung auf Anrufe erst später. Ich schlage vor, monatliche Leistungen nach sechs Monaten gemeinsam zu prüfen. Laufzeit und Kündigungsfrist stehen vor dem Start im Angebot.',
      },
      {
        question: 'Was bringt uns das Unternehmensprofil bei Google?',
        answer:
          'Aus diesem Profil stammt, was Google Maps und die Suche über Ihren Betrieb zeigen: Adresse, Öffnungszeiten, Fotos, Bewertungen. Es ist kostenlos und gehört in Ihr eigenes Konto; ich arbeite mit einem Zugang, den Sie jederzeit entziehen können. Nach Angaben von Google zählen für örtliche Ergebnisse vor allem Relevanz, Entfernung und Bekanntheit. An der Entfernung lässt sich nichts ändern, an den beiden anderen schon. Um Bewertungen dürfen Sie bitten; kaufen oder belohnen dürfen Sie sie nach den Regeln von Google nicht.',
      },
      {
        question: 'Lohnt sich SEO noch, wenn Google mit KI antwortet?',
        answer:
          'Seit März 2025 zeigt Google auch in Deutschland KI-Übersichten über den Treffern, und wer nur etwas wissen will, klickt dann seltener weiter. Wer kaufen, buchen oder anrufen will, braucht weiterhin einen Anbieter. Ich richte Seiten deshalb auf Fragen mit Kaufabsicht aus und auf Angaben, die nur Sie haben: Maße, Prüfwerte, Lieferzeiten. Besondere technische Voraussetzungen für die KI-Übersichten gibt es laut Google nicht; die Seite muss im Index stehen und mit Textausschnitt erscheinen dürfen (Stand November 2026). Eine Nennung darin kann ich ebenso wenig garantieren wie einen Platz in der Liste.',
      },
      {
        question: 'Welche Zugänge und wie viel Zeit brauchen Sie von uns?',
        answer:
          'Ich brauche Lesezugriff auf Search Console und Besucherstatistik, dazu einen Zugang zum Redaktionssystem oder eine Person, die Änderungen einspielt. Planen Sie etwa zwei Stunden im Monat für Freigaben und Fachfragen ein. Alle Konten laufen auf Ihren Namen; endet die Zusammenarbeit, entziehen Sie mir die Rechte und behalten Daten, Texte und Berichte. Für Messung mit Cookies brauchen Sie in der Regel die Einwilligung Ihrer Besucher (§ 25 TDDDG). Erhalte ich Zugriff auf personenbezogene Daten, schließen wir vorher einen Vertrag nach Art. 28 DSGVO. Anzeigenbudgets und Lizenzen Dritter sind in den Preisen nicht enthalten.',
      },
    ],
  },
} satisfies LeistungContent;
