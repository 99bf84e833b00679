import type { HomeContent } from '../src/content-types.ts';
import { site } from './site.ts';

export const home = {
  head: {
    title: `${site.owner.firstName} ${site.owner.lastName} – Full-Stack Entwicklung, SEO & KI`,
    description:
      'Full-Stack-Entwicklung, SEO und KI für Unternehmen: ein Gespräch von 30 Minuten, ein Angebot mit Festpreis in drei Werktagen, Code in Ihrem Repository.',
  },
  /** Bei jeder Änderung nachziehen: Suchmaschinen lesen dieses Datum in der Sitemap. */
  checked: '2026-11-15',

  hero: {
    kicker: 'Full-Stack · SEO · KI',
    tagline: 'Erst der Plan, dann der Code: Software, SEO und KI zum Festpreis, von einer Person.',
    button: 'Unsere Leistungen',
  },

  about: {
    title: 'Über mich',
    lead: 'Ich plane und baue Software für Unternehmen, die lieber mit einer Person sprechen als mit einem Ticketsystem. Dazu gehören zwei Fragen, die sich früher oder später stellen: Finden Kunden, was Sie anbieten, und welche Arbeit kann eine Maschine übernehmen?',
    paragraphs: [
      'Jedes Projekt beginnt mit einem Gespräch von 30 Minuten. Sie schildern, was heute Zeit oder Geld kostet; ich frage nach, bis ich es aufzeichnen kann. Spätestens drei Werktage danach liegt ein Angebot vor: Umfang, Etappen, Festpreis und eine Liste dessen, was nicht enthalten ist.',
      'Gebaut wird in Etappen von höchstens zwei Wochen. Am Ende jeder Etappe steht etwas, das Sie selbst bedienen können. Was Ihnen dabei auffällt, ist schnell geändert; nach dem Start wäre es ein Umbau.',
      'Warum Sie mir vertrauen sollten? Sie müssen es nicht. Der Code liegt vom ersten Tag an in Ihrem Repository, die Zugänge laufen auf Ihren Namen, und die Dokumentation ist so geschrieben, dass jemand anderes weiterarbeiten kann. Wer jederzeit gehen kann, bleibt freiwillig.',
    ],
    facts: [
      { label: 'Tätigkeit', value: site.owner.jobTitle },
      { label: 'Arbeitsweise', value: 'Festpreis nach Plan' },
      { label: 'Erstgespräch', value: '30 Minuten, kostenfrei' },
      { label: 'Angebot', value: 'in drei Werktagen' },
      { label: 'Code', value: 'in Ihrem Repository' },
    ],
    quote: 'Ein guter Plan zeigt auch, was nicht gebaut wird.',
  },

  leistungen: {
    title: 'Leistungen und Projekte',
    lead: 'Drei Gewerke, die ineinandergreifen. Sie können jedes einzeln beauftragen.',
    cards: [
      {
        title: 'Programmierung',
        icon: 'browser',
        shortIntro:
          'Websites, Backends und Schnittstellen, die sich nach Ihren Abläufen richten statt umgekehrt.',
        description: [
          'Web-Entwicklung und Backend-Services',
          'Schnittstellen zu Ihren Systemen',
          'Abläufe ohne doppeltes Eintippen',
        ],
        to: '/leistungen/programmierung/',
      },
      {
        title: 'SEO',
        icon: 'lupe',
        shortIntro: 'Arbeit an Technik, Inhalten und Verweisen, damit Kunden Sie finden, wenn sie suchen.',
        description: [
          'Local SEO Betreuung',
          'On-Page- und Off-Page-Optimierung',
          'Analyse, Keywords, Relaunch',
        ],
        to: '/leistungen/seo/',
      },
      {
        title: 'Künstliche Intelligenz',
        icon: 'netz',
        shortIntro: 'Bots und Automatisierung für Routinearbeit. Wo es darauf ankommt, gibt ein Mensch frei.',
        description: [
          'Chatbots und E-Mail-Bots',
          'Sprachverarbeitung für Ihre Dokumente',
          'Machine Learning mit Ihren Daten',
        ],
        to: '/leistungen/kuenstliche-intelligenz/',
      },
    ],
  },

  projekte: {
    title: 'Projekte und Referenzen',
    lead: 'Zwei Produkte aus dem eigenen Haus. Sehen Sie sie sich an; das sagt mehr als eine Leiste mit Logos.',
    cards: [
      {
        title: 'Local SEO Agentur',
        description: [
          'SEO-Betreuung für Betriebe mit Standort',
          'On-Page- und Off-Page-Optimierung',
          'Analyse mit geordneter Maßnahmenliste',
        ],
        image: 'local-seo-agentur',
        link: site.links.localSeoAgentur,
        routerLink: '/local-seo-agentur/',
        class: 'logo-wide',
      },
      {
        title: 'Consultee AI',
        description: [
          'Chatbots und Q&A-Bots mit Ihren Daten',
          'Automatisierung von Prozessen',
          'Individuelle KI-Lösungen',
        ],
        image: 'consultee-ai',
        link: site.links.consulteeAi,
        routerLink: '/consultee-ai/',
        class: 'logo-square',
      },
    ],
  },

  skills: {
    title: 'Werkzeuge und Fachgebiete',
    lead: 'Zehn Einträge. Jeder sagt, was ich damit mache, was Sie davon haben und wo die Grenze liegt.',
    items: [
      {
        name: 'WordPress',
        shortDescription: 'Websites, die Ihr Team selbst pflegt, mit wenigen und geprüften Plugins.',
        longDescription:
          'Ich baue WordPress-Seiten mit eigenem Theme und so wenigen Plugins wie möglich. Ihr Team ändert Texte, Bilder und Termine selbst, ohne mich anzurufen. Updates laufen zuerst auf einer Testkopie, danach auf der echten Seite. Ein Backup zählt erst, wenn ich es einmal zurückgespielt habe. Die Grenze: WordPress verwaltet Inhalte. Brauchen Sie Aufträge, Lagerbestände oder Rechte je Kunde, wird aus Plugins schnell ein Kartenhaus. Dann rate ich zu einer eigenen Anwendung daneben.',
        keywords: ['Theme-Entwicklung', 'Plugins', 'Updates', 'Backup', 'Ladezeit'],
      },
      {
        name: 'Backend-Programmierung',
        shortDescription: 'Der Teil der Software, den niemand sieht und der trotzdem stimmen muss.',
        longDescription:
          'Im Backend liegen die Regeln Ihres Geschäfts: wer was darf, was eine Bestellung auslöst, wann eine Rechnung hinausgeht. Ich schreibe sie als Code mit automatischen Tests, damit eine Änderung im März nicht den Mahnlauf im April zerlegt. Sie bekommen weniger Handarbeit, weniger Übertragungsfehler und ein Protokoll statt einer Vermutung. Die Grenze: Software führt nur Regeln aus, die jemand kennt. Geben drei Abteilungen drei Antworten, klären wir zuerst den Ablauf.',
        keywords: [
          'Geschäftslogik',
          'Rechte und Rollen',
          'Automatische Tests',
          'Protokollierung',
          'TypeScript',
        ],
      },
      {
        name: 'Docker und Kubernetes',
        shortDescription: 'Dieselbe Umgebung beim Entwickeln, im Test und im Betrieb.',
        longDescription:
          'Mit Docker packe ich eine Anwendung samt Laufzeitumgebung in ein Image. Dasselbe Image läuft im Test und im Betrieb, und es läuft auch bei einem anderen Anbieter, falls Sie wechseln wollen. Kubernetes verteilt solche Container auf mehrere Server, startet ausgefallene neu und tauscht Versionen im laufenden Betrieb aus, sofern die Anwendung dafür gebaut ist. Die Grenze: Ein Cluster will gepflegt werden. Für eine Website mit Datenbank genügt meist ein einzelner Server. Kubernetes empfehle ich erst, wenn Last oder Ausfallrisiko diese Arbeit rechtfertigen.',
        keywords: ['Container', 'Images', 'Cluster', 'Skalierung', 'Anbieterwechsel'],
      },
      {
        name: 'RESTful APIs',
        shortDescription: 'Schnittstellen, über die Shop, Warenwirtschaft und Website Daten austauschen.',
        longDescription:
          'Über eine REST-Schnittstelle tauschen zwei Systeme Daten per HTTP aus, etwa Ihr Shop und Ihre Warenwirtschaft. Ich beschreibe sie vorab mit OpenAPI, damit beide Seiten gegen dasselbe Dokument bauen. Der Fehlerfall ist Teil des Plans: Was geschieht, wenn die Gegenstelle nachts um drei nicht antwortet? Danach tippt niemand mehr Bestellungen ab. Die Grenze setzt die Gegenseite. Gibt ein Programm seine Daten nur als Datei heraus, wird der Anschluss aufwendiger. Das prüfe ich vor dem Angebot.',
        keywords: ['REST', 'OpenAPI', 'JSON', 'OAuth', 'Systemanbindung', 'Fehlerbehandlung'],
      },
      {
        name: 'SEO',
        shortDescription: 'Technik, Inhalte und Verweise, damit Kunden Sie bei Google finden.',
        longDescription:
          'Ich prüfe, ob Suchmaschinen Ihre Seiten lesen können, ob jede Seite eine Suchanfrage beantwortet und ob andere Websites auf Sie verweisen. Daraus entsteht eine Liste, geordnet nach Wirkung und Aufwand. Den Fortschritt lesen Sie in der Google Search Console mit, im eigenen Konto und mit denselben Zahlen wie ich. Die Grenze: Die Reihenfolge der Treffer bestimmt Google. Niemand kann Platz eins zusagen, auch ich nicht. Rechnen Sie in Monaten, nicht in Wochen.',
        keywords: ['On-Page', 'Off-Page', 'Local SEO', 'Search Console', 'Relaunch'],
      },
      {
        name: 'Angular',
        shortDescription: 'Oberflächen für Fachanwendungen, in denen den ganzen Tag gearbeitet wird.',
        longDescription:
          'Angular ist ein Framework für Oberflächen mit vielen Formularen, Tabellen und Rechten: Kundenverwaltung, Disposition, Auswertung. Ich setze es ein, wenn mehrere Menschen über Jahre an derselben Anwendung arbeiten, denn es gibt eine feste Struktur vor. Mit TypeScript fallen viele Fehler schon beim Übersetzen auf statt beim Anwender. Einmal im Jahr erscheint eine Hauptversion, gepflegt wird jede in der Regel 24 Monate (Stand November 2026). Die Grenze: Für eine Website mit zehn Seiten ist Angular zu schwer. Dort lädt fertiges HTML schneller.',
        keywords: [
          'TypeScript',
          'Formulare',
          'Fachanwendungen',
          'Single-Page-Application',
          'Barrierefreiheit',
        ],
      },
      {
        name: 'Node.js',
        shortDescription: 'JavaScript auf dem Server: eine Sprache für Oberfläche und Backend.',
        longDescription:
          'Mit Node.js läuft im Browser und auf dem Server dieselbe Sprache. Eine Prüfregel, etwa für ein Formular, schreibe ich einmal und verwende sie auf beiden Seiten; so können sie nicht auseinanderlaufen. Node.js bedient viele Verbindungen gleichzeitig und eignet sich für Schnittstellen und Dienste, die andere Systeme verbinden. Ich verwende Versionen mit Langzeitunterstützung und wenige fremde Pakete, weil jedes gepflegt und geprüft werden will. Die Grenze: Eine lange Berechnung hält im selben Prozess alle anderen Anfragen auf. Solche Aufgaben lagere ich in eigene Prozesse aus.',
        keywords: ['JavaScript', 'TypeScript', 'Webdienste', 'npm', 'Langzeitunterstützung'],
      },
      {
        name: 'Datenbanken',
        shortDescription: 'Datenmodelle, schnelle Abfragen und Backups, die sich zurückspielen lassen.',
        longDescription:
          'Programme werden ersetzt, Daten bleiben. Deshalb beginne ich mit dem Datenmodell: Was ist ein Kunde, was ein Auftrag, was darf nie doppelt vorkommen? Solche Regeln gehören in die Datenbank, nicht in ein Merkblatt. Meist genügt eine relationale Datenbank wie PostgreSQL oder MySQL; andere Arten nehme ich, wenn die Daten es verlangen. Langsame Abfragen messe ich, bevor ich sie umbaue. Die Grenze: Eine Datenbank macht schlechte Daten nicht gut. Dubletten bereinigen wir gemeinsam, denn welche Telefonnummer stimmt, weiß nur Ihr Haus.',
        keywords: ['PostgreSQL', 'MySQL', 'Datenmodell', 'Migration', 'Backup', 'Abfragen'],
      },
      {
        name: 'DevOps und CI/CD',
        shortDescription: 'Jede Änderung wird automatisch geprüft, ausgeliefert und lässt sich zurücknehmen.',
        longDescription:
          'CI/CD heißt: Jede Änderung am Code löst Prüfungen aus, und nur wenn sie bestehen, geht die Änderung auf den Server. Ich richte diese Kette ein, mit Tests, einer Sicherheitsprüfung der fremden Pakete und einem Weg zurück zur vorigen Version. Sie können dann auch an einem Freitagnachmittag veröffentlichen. Einen Ausfall meldet die Überwachung, nicht erst Ihr Kunde. Die Grenze: Geprüft wird nur, wofür jemand einen Test geschrieben hat. Und eine Änderung an der Datenbank nimmt kein Klick zurück; sie braucht einen eigenen Plan.',
        keywords: ['Automatische Tests', 'Auslieferung', 'Überwachung', 'Rückkehr zur Vorversion', 'Git'],
      },
      {
        name: 'KI-Automatisierung',
        shortDescription:
          'Anfragen sortieren, Dokumente auslesen, Antworten entwerfen; ein Mensch gibt frei.',
        longDescription:
          'Sprachmodelle lesen, was feste Regeln nicht fassen: freie E-Mails, Lieferscheine, Anfragen in halben Sätzen. Ich setze sie als einen Schritt in einen festen Ablauf, zum Beispiel: Posteingang lesen, Anliegen zuordnen, Antwort entwerfen, zur Freigabe vorlegen. Vorab messen wir an echten Fällen aus Ihrem Haus, wie oft das Ergebnis stimmt. Die Grenze: Sprachmodelle irren sich, und zwar in tadellosem Deutsch. Beträge, Zusagen und Kündigungen bleiben deshalb beim Menschen. Und wo eine einfache Regel genügt, baue ich die Regel.',
        keywords: ['Sprachmodelle', 'Posteingang', 'Dokumente auslesen', 'Freigabe', 'Chatbots', 'DSGVO'],
      },
    ],
  },

  ki: {
    title: 'Künstliche Intelligenz, mit Toleranzangabe',
    lead: 'KI nimmt Ihrem Team Lese-, Sortier- und Schreibarbeit ab. Sie gehört dorthin, wo ein Fehler auffällt, bevor er Geld kostet.',
    paragraphs: [
      'Gut geeignet sind Aufgaben, die oft vorkommen, aus Text bestehen und sich leicht prüfen lassen: Kundenfragen aus Ihren eigenen Unterlagen beantworten, Eingangspost zuordnen, Antworten vorformulieren, Angaben aus Dokumenten in ein Formular übernehmen.',
      'Schlecht geeignet ist alles, was ohne Prüfung stimmen muss. Ein Sprachmodell erzeugt wahrscheinliche Sätze, keine geprüften. Es kann Quellen erfinden und auf dieselbe Frage verschieden antworten. Deshalb legen wir vor dem Bau fest, wie viele Fehler der Ablauf verträgt. Ich messe an Fällen aus Ihrem Haus und setze eine Freigabe dorthin, wo es um einen Preis, eine Zusage oder eine Person geht.',
      'Personenbezogene Daten bekommt das Modell erst, wenn Zweck, Rechtsgrundlage und Auftragsverarbeitung (Art. 28 DSGVO) geklärt sind. Manchmal zeigt diese Prüfung, dass ein gutes Suchfeld genügt. Das sage ich Ihnen dann, auch wenn es der kleinere Auftrag ist.',
    ],
    link: { label: 'KI-Leistungen und Preise ansehen', to: '/leistungen/kuenstliche-intelligenz/' },
  },

  faq: {
    title: 'Häufige Fragen',
    items: [
      {
        question: 'Was kostet ein Projekt?',
        answer:
          'Web-Entwicklung beginnt bei 999\u202f€, ein Backend-Service bei 1.499\u202f€. Laufende SEO-Arbeit kostet je nach Leistung 299 bis 699\u202f€ im Monat, Consultee AI gibt es ab 69\u202f€ monatlich. Alle Preise verstehen sich netto zzgl. MwSt., die Angebote richten sich nur an Unternehmer. Für Ihr Vorhaben nenne ich einen Festpreis, bevor ich anfange. Ändert sich unterwegs der Umfang, erfahren Sie den Aufpreis vor der Arbeit und nicht auf der Rechnung. Hosting und fremde Lizenzen weise ich getrennt aus.',
      },
      {
        question: 'Wie läuft ein Projekt ab?',
        answer:
          'Am Anfang steht ein Gespräch von 30 Minuten, kostenfrei und ohne Folien. Spätestens drei Werktage danach erhalten Sie ein Angebot mit Umfang, Etappen und Festpreis. Ist das Vorhaben dafür zu groß, biete ich zuerst die Planung als eigene Etappe an. Gebaut wird in Etappen von höchstens zwei Wochen, und jede endet mit etwas, das Sie ausprobieren können. Nach der Abnahme geht die Anwendung in Betrieb, mit Dokumentation und einer Einweisung für Ihr Team. Ob ich sie danach weiter betreue, entscheiden Sie.',
      },
      {
        question: 'Wem gehört der Code?',
        answer:
          'Sie erhalten mit der Bezahlung das ausschließliche Nutzungsrecht an dem Code, den ich für Sie schreibe, zeitlich und räumlich unbeschränkt. Das Urheberrecht selbst lässt sich in Deutschland unter Lebenden nicht übertragen (§ 29 UrhG), deshalb regelt der Vertrag die Nutzung. Open-Source-Bausteine behalten ihre eigenen Lizenzen; die Liste liegt bei. Der Code liegt von Anfang an in Ihrem Repository, Domain und Server laufen auf Ihren Namen.',
      },
      {
        question: 'Was geschieht, wenn Sie krank werden?',
        answer:
          'Dann verschiebt sich ein Termin, aber es geht keine Arbeit verloren. Der Stand liegt in Ihrem Repository, die Auslieferung ist automatisiert und beschrieben, die Zugänge haben Sie. Eine andere Entwicklerin oder ein anderer Entwickler kann damit weitermachen. Für Anwendungen, die nicht stillstehen dürfen, regeln wir die Vertretung vor dem Start im Vertrag.',
      },
      {
        question: 'Arbeiten Sie mit unseren Systemen und unseren Daten?',
        answer:
          'Ja, der Anschluss an Vorhandenes ist oft der eigentliche Auftrag. Vor dem Angebot prüfe ich, welche Schnittstellen Ihre Warenwirtschaft, Ihr CRM oder Ihre Website bietet. Kann ich bei der Arbeit auf personenbezogene Daten zugreifen, schließen wir vorher einen Auftragsverarbeitungsvertrag nach Art. 28 DSGVO. Entwickelt wird mit Testdaten, nicht mit Ihrer Kundenliste. Wer bei Ihnen für Datenschutz zuständig ist, bekommt die Unterlagen, bevor etwas in Betrieb geht.',
      },
    ],
  },
} satisfies HomeContent;
