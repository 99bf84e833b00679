import type { z } from 'zod';
import type { siteSchema } from './content/site.ts';

/** Only the type: the browser carries the values, and no schema. */
export type Site = z.infer<typeof siteSchema>;

/** The name of the owner is the name of the website. */
export const ownerName = ({ owner }: Pick<Site, 'owner'>) => `${owner.firstName} ${owner.lastName}`;
