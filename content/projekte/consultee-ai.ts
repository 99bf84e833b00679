import type { ProjektContent } from '../../src/content-types.ts';
import { site } from '../site.ts';

export const consulteeAi = {
  slug: 'consultee-ai',
  head: {
    title: 'Consultee AI – Chatbots, Q&A-Bots und E-Mail-Bots',
    description:
      'Consultee AI: Chatbots, Q&A-Bots und E-Mail-Bots, trainiert mit Ihren Unternehmensdaten. Server in Deutschland, Auftragsverarbeitungsvertrag, Demo.',
  },
  checked: '2026-11-15',
  kicker: 'Projekt · Chatbots und E-Mail-Bots',
  title: 'Consultee AI',
  lead: 'Consultee AI beantwortet wiederkehrende Fragen aus Ihren eigenen Unterlagen: im Chat, auf der Hilfeseite und im Postfach. Auf Servern in Deutschland, mit Auftragsverarbeitungsvertrag.',
  logo: {
    name: 'consultee-ai',
    alt: 'Logo von Consultee AI',
    href: site.links.consulteeAi,
  },
  external: [{ label: 'Demo ausprobieren', href: site.links.consulteeDemo }],

  sections: [
    {
      title: 'Drei Bots, eine Wissensgrundlage',
      paragraphs: [
        'In vielen Betrieben beantworten Fachleute jede Woche dieselben Fragen: Lieferzeit, Ersatzteil, Rückgabe, Ansprechpartner. Die Antworten stehen längst irgendwo. Consultee AI macht aus diesem Irgendwo eine Auskunft.',
        'Drei Arten von Bots schöpfen aus demselben Bestand. Ändert sich eine Lieferbedingung, ändern Sie ein Dokument und nicht drei Textbausteine.',
      ],
      points: [
        'Chatbot: führt auf Ihrer Website ein Gespräch, fragt nach und verweist an Ihr Team, wenn er nicht weiterkommt.',
        'Q&A-Bot: gibt auf eine einzelne Frage eine einzelne Antwort, etwa auf der Hilfeseite oder im Intranet.',
        'E-Mail-Bot: liest eingehende Anfragen und formuliert die Antwort; für den Anfang empfehle ich, dass ein Mensch sie absendet.',
      ],
    },
    {
      title: 'Trainiert mit Ihren Unternehmensdaten',
      paragraphs: [
        'Ein allgemeines Sprachmodell kennt Ihre Preisliste nicht und erfindet im Zweifel eine. Deshalb wird jeder Bot mit den Daten trainiert, die Sie dafür freigeben: Webseiten, Handbücher, Datenblätter, gesammelte Fragen und Antworten.',
        'Die meiste Arbeit steckt in den Unterlagen, nicht in der Technik. Widersprechen sich zwei Dokumente, widerspricht sich der Bot. Wir beginnen daher mit 30 echten Fragen aus Ihrem Alltag und prüfen jede Antwort gemeinsam. Erst wenn Ihnen das Ergebnis genügt, geht der Bot online. Falsche Antworten bleiben möglich. Ein sichtbarer Weg zu einem Menschen gehört deshalb dazu.',
      ],
    },
    {
      title: 'Server in Deutschland, Vertrag nach Art. 28 DSGVO',
      paragraphs: [
        'Consultee AI läuft auf Servern in Deutschland. Der Standort allein genügt aber nicht: Verantwortlich für die Verarbeitung bleiben Sie. Sie brauchen eine Rechtsgrundlage, einen Abschnitt in Ihrer Datenschutzerklärung und eine Frist, nach der Gespräche gelöscht werden. Die technischen Angaben dafür bekommen Sie von mir, die rechtliche Prüfung macht Ihre Datenschutz- oder Rechtsberatung.',
        'Bevor der Bot personenbezogene Daten verarbeitet, schließen wir einen Auftragsverarbeitungsvertrag nach Art. 28 DSGVO. Er legt unter anderem fest:',
      ],
      points: [
        'Gegenstand, Dauer und Zweck der Verarbeitung',
        'Arten der Daten und Kreis der betroffenen Personen',
        'technische und organisatorische Schutzmaßnahmen',
        'Einsatz weiterer Auftragsverarbeiter',
        'Löschung oder Rückgabe der Daten am Ende',
      ],
    },
    {
      title: 'Einbau, Abläufe und eigene Lösungen',
      paragraphs: [
        'Für drei Content-Management-Systeme gibt es ein Plugin, auf anderen Websites genügt ein Iframe oder ein Skript. Agenturen können den Bot unter eigenem Namen anbieten.',
        'Ein Bot kann auch der Anfang eines Ablaufs sein: Anfrage aufnehmen, Angaben prüfen, an Ihr CRM übergeben. Solche Prozessautomatisierung und individuelle KI-Lösungen plane ich als eigenes Projekt mit Festpreis, weil sie von Ihren Systemen abhängen.',
        'Probieren Sie die Demo aus, bevor Sie mit mir sprechen. Stellen Sie ihr ruhig eine unangenehme Frage. Ihre Kunden tun das auch.',
      ],
    },
  ],

  buttons: [{ label: 'Gespräch vereinbaren', to: '/kontakt/' }],

  related: [
    {
      label: 'Programmierung',
      to: '/leistungen/programmierung/',
      text: 'Soll der Bot in Ihr CRM oder Ihre Warenwirtschaft schreiben, baue ich die Schnittstelle dazu.',
    },
    {
      label: 'SEO',
      to: '/leistungen/seo/',
      text: 'Was Ihre Kunden den Bot fragen, suchen andere bei Google; daraus werden Themen für Ihre Website.',
    },
  ],

  faq: {
    title: 'Häufige Fragen zu Consultee AI',
    items: [
      {
        question: 'Was kostet Consultee AI?',
        answer:
          'Consultee AI gibt es ab 69\u202f€ monatlich, netto zzgl. MwSt.; das Angebot richtet sich nur an Unternehmer. Was enthalten ist, steht auf der Seite zu den KI-Leistungen. Anbindungen an Ihre Systeme und eigene KI-Lösungen biete ich getrennt an. Den Festpreis dafür erhalten Sie spätestens drei Werktage nach einem Gespräch von 30 Minuten.',
      },
      {
        question: 'Was geschieht, wenn der Bot etwas Falsches sagt?',
        answer:
          'Das kommt vor, auch mit guten Unterlagen. Vor dem Start prüfen wir deshalb echte Fragen und legen fest, worüber der Bot keine Auskunft gibt, zum Beispiel Sonderpreise, Kulanz und Kündigungen. Solche Anliegen gehen an Ihr Team. Verlassen Sie sich nicht darauf, dass eine falsche Auskunft folgenlos bleibt: Was der Bot auf Ihrer Website sagt, kann Ihnen zugerechnet werden. Lesen Sie in den ersten Wochen mit. Eine falsche Antwort zeigt oft auf ein Dokument, das fehlt oder veraltet ist.',
      },
      {
        question: 'Dürfen wir den Bot nach der DSGVO einsetzen?',
        answer:
          'Ja, wenn die Voraussetzungen stimmen. Die Server stehen in Deutschland, und Sie erhalten einen Auftragsverarbeitungsvertrag nach Art. 28 DSGVO. Auf Ihrer Seite braucht es eine Rechtsgrundlage nach Art. 6 DSGVO und einen Hinweis in der Datenschutzerklärung. Speichert der Chat auf dem Gerät des Besuchers mehr, als unbedingt erforderlich ist, kommt eine Einwilligung nach § 25 TDDDG hinzu. Fragen Sie im Chat nur ab, was für die Antwort nötig ist. Ihr Datenschutzbeauftragter sollte den Vertrag vor dem Start gelesen haben.',
      },
      {
        question: 'Müssen wir sagen, dass ein Bot antwortet?',
        answer:
          'Ja, Ihre Besucher müssen es erfahren. Seit dem 2. August 2026 gilt Art. 50 der KI-Verordnung der EU: Menschen müssen spätestens beim ersten Kontakt erfahren, dass sie mit einem KI-System zu tun haben, sofern das nicht offensichtlich ist. Verlassen Sie sich nicht auf diese Ausnahme. Üblich ist ein klarer Satz in der Begrüßung, daneben der Weg zu einem Menschen.',
      },
      {
        question: 'Wie viel Arbeit haben wir damit?',
        answer:
          'Sie brauchen eine Person, die Ihre Kundenfragen kennt, und die Unterlagen, aus denen sie heute antwortet. Diese Person stellt die 30 Prüffragen zusammen und beurteilt die Antworten. Den Einbau übernehme ich auf Wunsch, oder Ihre Agentur fügt das Skript ein. Danach bleibt eine wiederkehrende Aufgabe: Dokumente aktuell halten und unbeantwortete Fragen durchsehen. Ohne diese Pflege altert ein Bot so schnell wie Ihre Preisliste.',
      },
    ],
  },
} satisfies ProjektContent;
