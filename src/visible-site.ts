import { site } from '../content/site.ts';
import { providerName, type Site } from './site.ts';

/**
 * What the browser has to know of the owner. The build puts the values in place of this file, so that no
 * visitor loads the tax number and everything else that only printed pages say.
 */
export const visibleSite = visiblePartOf(site);

function visiblePartOf({ origin, owner, company, profiles, copyrightYear }: Site) {
  const { firstName, lastName, email } = owner;
  return {
    origin,
    owner: { firstName, lastName, email },
    provider: providerName({ owner, company }),
    profiles,
    copyrightYear,
  };
}
