import type { Site } from '../src/site.ts';

/**
 * Wer hinter der Website steht. Die einzige Datei mit Platzhaltern:
 * `npm run launch-check` nennt jeden Wert, der noch ersetzt werden muss.
 */
export const site: Site = {
  origin: 'https://www.max-mustermann.example/',
  owner: {
    firstName: 'Max',
    lastName: 'Mustermann',
    salutation: 'Herr',
    jobTitle: 'Full-Stack-Entwickler und Gründer',
    email: 'kontakt@max-mustermann.example',
    /** Wer kein Telefon nennen will, löscht diese Zeile. */
    phone: '+49 123 456789',
    /** Was Kunden über Sie wissen wollen, für die Startseite. Jede der drei Zeilen darf fehlen. */
    since: 2014, // Musterjahr, seit dem Sie selbstständig sind
    stations: ['Entwickler bei der Musterwerk AG', 'Teamleiter bei der Musterlogistik GmbH'],
    fields: ['Maschinenbau', 'Großhandel', 'Handwerk'], // Musterbranchen, in denen Sie sich auskennen
  },
  company: {
    /**
     * Rechtsform: 'einzelunternehmen', 'freier-beruf', 'ug' oder 'gmbh'. Impressum, Datenschutzerklärung, Fußzeile
     * und die Angaben für Suchmaschinen richten sich danach; welche Felder dazugehören, steht in docs/schreiben.md.
     */
    legalForm: 'gmbh',
    /** Kleinunternehmer nach § 19 UStG? Dann stehen Preise ohne „netto“ und „zzgl. MwSt.“ da. */
    smallBusiness: false,
    name: 'Mustermann Software GmbH',
    street: 'Musterstraße 1',
    postalCode: '12345',
    city: 'Musterstadt',
    country: 'Deutschland',
    managingDirectors: ['Max Mustermann'],
    registerCourt: 'Amtsgericht Musterstadt',
    registerNumber: 'HRB 12345',
    taxNumber: '12/345/67890',
    vatId: 'DE123456789',
  },
  /** In der Fußzeile, in dieser Reihenfolge. Ein Zeichen davor: icon: 'github' (Dateien in content/marken/). */
  profiles: [
    { name: 'GitHub', url: 'https://github.example/max-mustermann' },
    { name: 'LinkedIn', url: 'https://linkedin.example/in/max-mustermann' },
  ],
  /** Adressen, die mehrere Texte nennen: {{links.localSeoAgentur}}. Was Sie nicht brauchen, löschen Sie. */
  links: {
    localSeoAgentur: 'https://www.local-seo-agentur.example/',
    partnerAgentur: 'https://www.partner-agentur.example/',
    consulteeAi: 'https://www.consultee-ai.example/',
    consulteeDemo: 'https://demo.consultee-ai.example/',
    consulteeTrial: 'https://app.consultee-ai.example/testen/',
  },
  /** Welches Sprachmodell hinter Consultee AI antwortet und wo. Ohne das Produkt: diese vier Zeilen und seine Seite löschen. */
  consultee: {
    model: 'Mustermodell 1',
    modelOperator: 'Musterrechner GmbH',
    modelLocation: 'Deutschland', // Musterort: das Land, in dem das Modell rechnet
    hosting: 'Musterhosting GmbH',
  },
  hosting: {
    provider: 'Musterhosting GmbH',
    address: 'Rechenweg 2, 12345 Musterstadt',
    location: 'Deutschland',
    logRetentionDays: 14,
    backupRetentionDays: 14,
  },
  mail: {
    provider: 'Mustermail GmbH',
    address: 'Postgasse 3, 12345 Musterstadt',
    location: 'Deutschland',
  },
  supervisoryAuthority: {
    name: 'Landesbeauftragte für den Datenschutz Musterland',
    address: 'Musterallee 4, 12345 Musterstadt',
    url: 'https://www.datenschutz.musterland.example/',
  },
  copyrightYear: 2024,
  /**
   * Dürfen KI-Firmen ihre Modelle mit den Texten dieser Website trainieren? `false` weist ihre
   * Sammler in robots.txt ab (GPTBot, ClaudeBot, Google-Extended, CCBot und andere; die Liste steht
   * in build/files/well-known-files.ts). Suchmaschinen und die Suche von ChatGPT, Claude oder Perplexity bleiben
   * in jedem Fall zugelassen.
   */
  aiTraining: true,
  /** An diesem Tag geprüft: Meldungen über Sicherheitslücken kommen an. security.txt gilt ein Jahr. */
  securityContactChecked: '2026-11-15',
};
