/**
 * The shapes of the typed content in `content/`. They stand in one place because content files,
 * pages and the build all speak them; `build/content/schemas.ts` checks the values.
 */

export type PageHead = {
  /** Document title, at most 60 characters where it can be. */
  title: string;
  /** Meta description, 120 to 160 characters. */
  description: string;
  keywords?: string[];
};

/** A picture on this site. */
export type Picture = { src: string; alt: string };

/** A day as JJJJ-MM-TT. */
export type Day = `${number}-${number}-${number}`;

export type FaqItem = { question: string; answer: string };

export type TextLink = { label: string; to: string };

export type Skill = {
  name: string;
  shortDescription: string;
  longDescription: string;
  keywords: string[];
};

export type ProjektCard = {
  title: string;
  description: string[];
  /** Name of the drawn logo. */
  image: LogoName;
  link: string;
  routerLink: string;
  /** Logo style: how the mark sits on its sheet. */
  class: 'logo-wide' | 'logo-square';
};

export type LogoName = 'local-seo-agentur' | 'consultee-ai';

export type Interval = 'monatlich' | 'einmalig';

export type ServiceOffer = {
  title: string;
  /** What is included, one line each. */
  description: string[];
  icon: IconName;
  shortIntro: string;
  /** Price text, the one source for card, print and structured data. */
  preis: string;
  interval: Interval;
  /** Scale of the icon where its motif is visually larger than its neighbours. */
  scaleDown?: number;
};

export type IconName =
  | 'browser'
  | 'server'
  | 'zahnrad'
  | 'baukasten'
  | 'karte'
  | 'verweis'
  | 'seite'
  | 'diagramm'
  | 'umzug'
  | 'lupe'
  | 'sprechblase'
  | 'sprache'
  | 'netz'
  | 'kompass';

export type HomeContent = {
  head: PageHead;
  /** When the page was last checked: the sitemap tells it to search engines. */
  checked: Day;
  hero: { kicker: string; tagline: string; button: string };
  about: {
    title: string;
    lead: string;
    paragraphs: string[];
    /** A title block with facts about the owner. */
    facts: { label: string; value: string }[];
    quote: string;
  };
  leistungen: {
    title: string;
    lead: string;
    cards: { title: string; icon: IconName; shortIntro: string; description: string[]; to: string }[];
  };
  projekte: { title: string; lead: string; cards: ProjektCard[] };
  skills: { title: string; lead: string; items: Skill[] };
  ki: { title: string; lead: string; paragraphs: string[]; link: TextLink };
  faq: { title: string; items: FaqItem[] };
};

export type LeistungSlug = 'programmierung' | 'seo' | 'kuenstliche-intelligenz';

export type LeistungContent = {
  slug: LeistungSlug;
  head: PageHead;
  checked: Day;
  hero: { kicker: string; title: string; tagline: string; button: string };
  intro: { title: string; lead: string; paragraphs: string[] };
  benefits: { title: string; items: { title: string; text: string }[] };
  offers: { title: string; lead: string; items: ServiceOffer[] };
  useCases: {
    title: string;
    lead: string;
    items: { title: string; text: string }[];
    link?: TextLink & { text: string };
  };
  quote: string;
  cta: { title: string; text: string; button: string };
  faq: { title: string; items: FaqItem[] };
};

export type ProjektSlug = 'local-seo-agentur' | 'consultee-ai';

export type ProjektContent = {
  slug: ProjektSlug;
  head: PageHead;
  checked: Day;
  kicker: string;
  title: string;
  lead: string;
  logo: { name: LogoName; alt: string; href: string };
  /** External addresses, opened in a new tab. */
  external: { label: string; href: string }[];
  sections: { title: string; paragraphs: string[]; points?: string[] }[];
  buttons: TextLink[];
  related: (TextLink & { text: string })[];
  faq: { title: string; items: FaqItem[] };
};

export type KontaktContent = {
  head: PageHead;
  checked: Day;
  kicker: string;
  h1: string;
  /** What the message starts with, for each salutation. */
  greetings: Record<'professionell' | 'persoenlich', string>;
  /** Stands beside the button: what is transmitted, and where to read more. */
  privacy: { text: string; link: TextLink };
  steps: { title: string; items: string[]; note: string };
};

export type UebersichtContent = { head: PageHead; kicker: string; h1: string; lead: string };

export type UnbekanntContent = { head: PageHead; message: string };
