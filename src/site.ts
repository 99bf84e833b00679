/** A day as JJJJ-MM-TT. */
type Day = `${number}-${number}-${number}`;

/** The name of the owner is the name of the website. */
export const ownerName = ({ owner }: Pick<Site, 'owner'>) => `${owner.firstName} ${owner.lastName}`;

/** The identity of the owner; the values stand in `content/site.ts`. */
export type Site = {
  /** Absolute, with trailing slash: canonical and og:url are this plus the page path. */
  origin: string;
  owner: {
    firstName: string;
    lastName: string;
    salutation: 'Herr' | 'Frau';
    jobTitle: string;
    email: string;
    phone: string;
  };
  company: {
    name: string;
    street: string;
    postalCode: string;
    city: string;
    country: string;
    managingDirectors: string[];
    registerCourt: string;
    registerNumber: string;
    taxNumber: string;
    vatId: string;
  };
  profiles: { github: string; linkedin: string };
  links: {
    localSeoAgentur: string;
    partnerAgentur: string;
    consulteeAi: string;
    consulteeDemo: string;
    consulteeTrial: string;
  };
  /** Named in the privacy policy. */
  hosting: {
    provider: string;
    address: string;
    location: string;
    logRetentionDays: number;
    backupRetentionDays: number;
  };
  mail: { provider: string; address: string; location: string };
  supervisoryAuthority: { name: string; address: string; url: string };
  copyrightYear: number;
  /** Whether robots.txt lets crawlers in that collect texts to train models with. */
  aiTraining: boolean;
  /** The day on which somebody last made sure that reports to the owner's address arrive. */
  securityContactChecked: Day;
};
