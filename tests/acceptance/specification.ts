/**
 * What the specification fixes about the words, numbers and times of this site, written out. Nothing
 * here is read from `content/`, so that content cannot leave the specification unnoticed. Whoever
 * owns the site may: change the content, and the same value here, in one commit. No other test knows
 * these values. What is only added (an offer, a question, a skill, a post, an entry) needs no change.
 */

const lexikon =
  `ajax angular api build-tools chatbots client-side-routing content-management-system cors docker
  dom ecmascript express graphql hateoas hibernate http https jamstack java JavaScript-Frameworks javascript
  json jwt kuenstliche-intelligenz less low-code machine-learning microservices natural-language-processing
  no-code nodejs npm oauth php progressive-web-apps proxy react rest sass single-page-application soap svelte
  typescript typo3 v8 vue-js web-performance webentwicklung websocket wordpress xml`.split(/\s+/);

export const SCREENS = [
  '/',
  '/blog/',
  '/blog/devin-ai-im-praxis-test/',
  '/blog/api-entwicklung/',
  '/blog/ki-chatbots/',
  '/leistungen/programmierung/',
  '/leistungen/seo/',
  '/leistungen/kuenstliche-intelligenz/',
  '/local-seo-agentur/',
  '/consultee-ai/',
  '/kontakt/',
  '/impressum/',
  '/dsgvo/',
  '/lexikon/',
  ...lexikon.map((slug) => `/lexikon/${slug}/`),
];

/** Title, price and interval of every panel, by service page. */
export const OFFERS = {
  '/leistungen/programmierung/': [
    ['Web-Entwicklung', 'ab 999€', 'einmalig'],
    ['Backend-Services', 'ab 1.499€', 'einmalig'],
    ['Prozessoptimierung', 'ab 2.499€', 'einmalig'],
    ['Individuallösungen', 'individuell', 'einmalig'],
  ],
  '/leistungen/seo/': [
    ['Local SEO Betreuung', '499 €', 'monatlich'],
    ['Off-Page SEO', '299 €', 'monatlich'],
    ['On-Page Optimierung', '699 €', 'monatlich'],
    ['SEO Analysen', '499 €', 'einmalig'],
    ['Relaunch Begleitung', '1.999 €', 'einmalig'],
    ['Keyword Recherche', '599 €', 'einmalig'],
  ],
  '/leistungen/kuenstliche-intelligenz/': [
    ['Consultee AI', 'ab 69 €', 'monatlich'],
    ['Sprachverarbeitung', 'ab 4.999 €', 'einmalig'],
    ['Machine-Learning Lösungen', 'ab 10.000 €', 'einmalig'],
    ['Individuelle KI-Projekte', 'auf Anfrage', 'einmalig'],
  ],
} as const;

export const BENEFITS = 4;
/** Lines on each panel of the programming page. */
export const PROGRAMMING_LINES = 3;
/** The one page that names keywords. */
export const KEYWORDS_AT = '/leistungen/programmierung/';

export const QUESTIONS = {
  '/': 5,
  '/leistungen/programmierung/': 9,
  '/leistungen/seo/': 5,
  '/leistungen/kuenstliche-intelligenz/': 5,
  '/local-seo-agentur/': 5,
  '/consultee-ai/': 5,
  '/blog/devin-ai-im-praxis-test/': 5,
  '/blog/api-entwicklung/': 5,
  '/blog/ki-chatbots/': 6,
} as const;

export const SKILLS = 10;
/** The cards on the home page, in their order. */
export const PROJECTS = ['/local-seo-agentur/', '/consultee-ai/'];

/** Links that a page must have besides those of the shell. */
export const LINKS = {
  '/': [...PROJECTS, ...Object.keys(OFFERS)],
  '/leistungen/programmierung/': ['/kontakt/', '/local-seo-agentur/'],
  '/leistungen/seo/': ['/kontakt/'],
  '/leistungen/kuenstliche-intelligenz/': ['/kontakt/'],
  '/local-seo-agentur/': Object.keys(OFFERS).concat('/kontakt/'),
  '/consultee-ai/': ['/kontakt/', '/leistungen/programmierung/', '/leistungen/seo/'],
  '/blog/devin-ai-im-praxis-test/': ['/leistungen/kuenstliche-intelligenz/', '/consultee-ai/'],
  '/lexikon/chatbots/': ['/consultee-ai/'],
};

export const POSTS = {
  '/blog/devin-ai-im-praxis-test/': { tags: ['KI', 'Entwicklung', 'Automatisierung'], date: '08.01.2025' },
  '/blog/api-entwicklung/': {
    tags: ['API', 'Entwicklung', 'Web'],
    date: '22.01.2025',
    button: 'Dienstleistungen Entdecken',
  },
  '/blog/ki-chatbots/': {
    tags: ['Chatbots', 'Entwicklung', 'KI'],
    date: '09.02.2025',
    button: 'Dienstleistungen Entdecken',
  },
} as const;

export const LABELS = {
  homeHero: 'Unsere Leistungen',
  serviceHero: 'Mehr erfahren',
  request: 'Jetzt anfragen',
  readOn: 'Weiterlesen',
  send: 'Senden',
} as const;

export const HEADINGS = { '/leistungen/kuenstliche-intelligenz/': 'KI-Lösungen', '/kontakt/': 'Kontakt' };
export const LEXIKON_TITLE = 'Lexikon – Wichtige Fachbegriffe leicht erklärt';
export const HOME_TITLE_END = 'Full-Stack Entwicklung, SEO & KI';
export const COPYRIGHT = 2024;
/** Of the navigation on the glossary's overview. */
export const LETTERS = 26;

export const UNKNOWN_ENTRY = {
  title: 'Eintrag nicht gefunden',
  description: 'Dieser Lexikon-Eintrag wurde nicht gefunden. Bitte überprüfen Sie die URL.',
  message:
    'Hier entsteht gerade ein neuer Eintrag - Der gewünschten Lexikon-Eintrag wurde noch nicht erstellt.',
};

/** Label of the field, a value that breaks the rule, what is said about it. */
export const FIELD_RULES = [
  ['Name', '', 'Bitte einen Namen angeben.'],
  ['Name', 'Al', 'Der Name muss mindestens 3 Zeichen lang sein.'],
  ['E-Mail', '', 'Bitte eine E-Mail-Adresse angeben.'],
  ['E-Mail', 'erika@', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
  ['Betreff', '', 'Bitte einen Betreff angeben.'],
  ['Nachricht', '', 'Bitte eine Nachricht eingeben.'],
  ['Nachricht', 'neun Zei.', 'Die Nachricht muss mindestens 10 Zeichen haben.'],
] as const;
export const DEFAULT_SUBJECT = 'Anfrage';
export const SENT = 'Nachricht wurde erfolgreich gesendet!';

/** Pixels, and milliseconds after the collapse or, for the scrolls, after what asked for it. */
export const HERO = { collapsedHeight: 460, unlock: 600, scrollOnService: 800, scrollOnHome: 2000 };
export const REVEAL = { offset: 180, seconds: 0.8 };
export const ACCORDION_SECONDS = 0.25;
export const SKILL_MAX_HEIGHT = 1000;
export const BLOG_CARDS = { imageHeight: 200, maxWidth: 862 };
export const CONTENTS_OFFSET_REM = 5;
