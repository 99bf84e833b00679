/** Where the data of all pages are, of this build and others. */
export const PAGE_DATA = '/daten/';

/** Where the build leaves a page's data; the build id makes the address immutable. */
export const dataPath = (build: string, pathname: string) => `${PAGE_DATA}${build}${pathname}seite.json`;
