import type { z } from 'zod';
import type { siteSchema } from './content/site.ts';

/** Only the type: the browser carries the values, and no schema. */
export type Site = z.infer<typeof siteSchema>;

type Company = Site['company'];

/** A legal person beside its owner; in all other forms the owner is the provider. */
export const isCorporation = ({ legalForm }: Pick<Company, 'legalForm'>) =>
  legalForm === 'gmbh' || legalForm === 'ug';

/** Whose site it is in the eyes of the law. */
export const providerName = ({ owner, company }: Pick<Site, 'owner' | 'company'>) =>
  isCorporation(company) ? company.name : ownerName({ owner });

/** The name of the owner is the name of the website. */
export const ownerName = ({ owner }: { owner: Pick<Site['owner'], 'firstName' | 'lastName'> }) =>
  `${owner.firstName} ${owner.lastName}`;
