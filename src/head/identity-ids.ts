import { visibleSite } from '../visible-site.ts';

/** By these a page's graph refers to who stands behind the site; in a file of their own, because browsers need no more. */
const id = (name: string) => ({ '@id': `${visibleSite.origin}#${name}` });
export const WEBSITE = id('website');
export const PERSON = id('person');
export const COMPANY = id('firma');
