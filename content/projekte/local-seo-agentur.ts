import type { ProjektContent } from '../../src/content-types.ts';
import { site } from '../site.ts';

export const localSeoAgentur = {
  slug: 'local-seo-agentur',
  head: {
    title: 'Local SEO Agentur – SEO für Betriebe mit Standort',
    description:
      'SEO-Betreuung, On-Page, Off-Page und Analyse für Betriebe mit Standort: was die Arbeit umfasst, was sie kostet und was niemand zusagen kann.',
  },
  checked: '2026-11-15',
  kicker: 'Projekt · Lokale Suche',
  title: 'Local SEO Agentur',
  lead: 'Jemand sucht in Ihrer Nähe, was Sie anbieten. Die Local SEO Agentur arbeitet daran, dass Ihr Betrieb dann unter den Treffern steht: auf der Karte und in der Liste.',
  logo: {
    name: 'local-seo-agentur',
    alt: 'Logo der Local SEO Agentur',
    href: site.links.localSeoAgentur,
  },
  external: [
    { label: 'Website der Local SEO Agentur', href: site.links.localSeoAgentur },
    { label: 'Website der Partneragentur', href: site.links.partnerAgentur },
  ],

  sections: [
    {
      title: 'Worum es bei lokaler Suche geht',
      paragraphs: [
        'Wer „Dachdecker in der Nähe“ eingibt, bekommt bei Google meist zwei Arten von Treffern: eine Karte mit wenigen Betrieben und die gewohnte Liste. Für die lokalen Treffer nennt Google drei Kriterien: Relevanz, Entfernung und Bekanntheit. Die Entfernung können wir nicht ändern, es sei denn, Sie ziehen um.',
        'An den beiden anderen lässt sich arbeiten. Für Relevanz sorgen ein vollständiges Unternehmensprofil und Seiten, die Leistung und Ort klar benennen. Zur Bekanntheit tragen Bewertungen, Erwähnungen und Verweise bei. Kaufen lässt sich bei Google die Anzeige, nicht der Platz in den lokalen Treffern.',
      ],
    },
    {
      title: 'Was die Arbeit umfasst',
      paragraphs: [
        'Vier Bereiche, die Sie zusammen oder einzeln beauftragen können. Welcher zuerst drankommt, entscheidet der Befund. Ein falsch eingetragener Standort geht jedem neuen Text vor, denn er schickt Kunden an die falsche Tür.',
      ],
      points: [
        'Betreuung: Unternehmensprofil, Öffnungszeiten, Fotos und Brancheneinträge bleiben aktuell und sagen überall dasselbe.',
        'On-Page: Ladezeit, Aufbau, Seitentitel und Texte; je Standort eine eigene Seite, wenn es dort etwas Eigenes zu sagen gibt.',
        'Off-Page: Verweise von Verbänden, Lieferanten, Vereinen und der örtlichen Presse, jeder mit einem sachlichen Anlass.',
        'Analyse: Suchbegriffe, Wettbewerber und technische Fehler, geordnet nach Wirkung und Aufwand.',
      ],
    },
    {
      title: 'Wie die Zusammenarbeit abläuft',
      paragraphs: [
        'Am Anfang steht die Analyse. Ich prüfe Profil, Website und Verweise und sehe nach, wer bei Ihren Suchbegriffen vor Ihnen steht. Die Liste der Maßnahmen gehört Ihnen, auch wenn Sie sie danach selbst abarbeiten.',
        'In der Betreuung erhalten Sie einmal im Monat einen Bericht von höchstens zwei Seiten: was getan wurde, was sich verändert hat, was als Nächstes kommt. Die Zahlen stammen aus der Google Search Console und aus Ihrem Unternehmensprofil. Sie können jede davon nachsehen.',
        'Für Aufgaben, die über Local SEO hinausgehen, arbeite ich mit einer Partneragentur zusammen. Wer was übernimmt und was es kostet, steht vorher im Angebot.',
      ],
    },
    {
      title: 'Was ich nicht zusage',
      paragraphs: [
        'Einen bestimmten Platz. Die Reihenfolge bestimmt Google, und sie hängt auch davon ab, wo der Suchende gerade steht. Zusagen kann ich Arbeit, die Sie Punkt für Punkt prüfen können, und Zahlen, die ich nicht schönrechne.',
        'Gekaufte Linkpakete gibt es bei mir nicht. Sie verstoßen gegen die Spam-Richtlinien von Google und können eine Website Plätze kosten. Auch bestellte Bewertungen gibt es nicht: Gefälschte Verbraucherbewertungen zu beauftragen, ist nach dem UWG stets unzulässig (Anhang zu § 3 Abs. 3, Nr. 23c). Auf Unterlassung haftet auch das Unternehmen, für das ein Dienstleister sie bestellt (§ 8 Abs. 2 UWG).',
      ],
    },
  ],

  buttons: [
    { label: 'SEO-Leistungen und Preise', to: '/leistungen/seo/' },
    { label: 'Gespräch vereinbaren', to: '/kontakt/' },
  ],

  related: [
    {
      label: 'Programmierung',
      to: '/leistungen/programmierung/',
      text: 'Wenn die Analyse zeigt, dass die Website selbst das Hindernis ist, baue ich sie um oder neu.',
    },
    {
      label: 'Künstliche Intelligenz',
      to: '/leistungen/kuenstliche-intelligenz/',
      text: 'Wenn mehr Anfragen kommen, kann ein Bot die wiederkehrenden davon beantworten.',
    },
  ],

  faq: {
    title: 'Häufige Fragen zur Local SEO Agentur',
    items: [
      {
        question: 'Für welche Unternehmen lohnt sich Local SEO?',
        answer:
          'Für Betriebe, deren Kunden aus einer Gegend kommen: Handwerk, Praxen, Kanzleien, Handel, Gastronomie, Dienstleister mit mehreren Niederlassungen. Wer bundesweit über einen Shop verkauft, braucht eher klassische Suchmaschinenoptimierung. Vor dem Angebot prüfe ich, ob nach Ihrer Leistung in Ihrer Region überhaupt gesucht wird. Sucht dort niemand, rate ich Ihnen ab.',
      },
      {
        question: 'Wann sehen wir eine Wirkung?',
        answer:
          'Ein korrigierter Profileintrag kann nach wenigen Tagen sichtbar sein. Änderungen an der Website brauchen länger: Google schreibt in seinem Leitfaden, dass manche nach Stunden wirken und andere erst nach Monaten. Planen Sie ein halbes Jahr ein, bevor Sie über Erfolg oder Misserfolg urteilen. Ob die vereinbarte Arbeit erledigt ist, sehen Sie dagegen jeden Monat im Bericht.',
      },
      {
        question: 'Was kostet die Betreuung?',
        answer:
          'Die Local SEO Betreuung kostet für einen Standort 499\u202f€ monatlich, eine SEO-Analyse einmalig 499\u202f€. Beide Preise verstehen sich netto zzgl. MwSt., das Angebot richtet sich nur an Unternehmer. Laufzeit und Kündigungsfrist stehen im Angebot, das Sie spätestens drei Werktage nach unserem Gespräch erhalten. Für weitere Standorte nenne ich darin einen Gesamtpreis. Anzeigenbudgets sind nicht enthalten.',
      },
      {
        question: 'Wie dürfen wir um Bewertungen bitten?',
        answer:
          'Persönlich, offen und ohne Gegenleistung, etwa mit einer Karte bei der Übergabe. Bitten Sie alle Kunden, nicht nur die zufriedenen. Eine Bitte per E-Mail gilt als Werbung (BGH, Urteil vom 10.07.2018, VI ZR 225/17); sie braucht eine Einwilligung oder die engen Voraussetzungen des § 7 Abs. 3 UWG. Rabatte oder Geschenke für Bewertungen verbieten die Richtlinien von Google. Im Zweifel klärt das Ihre Rechtsberatung, nicht Ihr SEO-Dienstleister.',
      },
      {
        question: 'Was bleibt uns, wenn wir aufhören?',
        answer:
          'Alles, was bis dahin entstanden ist. Unternehmensprofil, Search Console und Website laufen von Anfang an auf Ihren Namen, ich arbeite darin nur mit einem eigenen Zugang. Texte und Maßnahmenliste dürfen Sie weiter nutzen. Zum Ende entfernen Sie meinen Zugang, und ich übergebe, was noch offen ist. Erreichte Plätze gehen dadurch nicht sofort verloren, können ohne Pflege aber nachlassen.',
      },
    ],
  },
} satisfies ProjektContent;
