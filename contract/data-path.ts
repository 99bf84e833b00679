/** Where the data of all pages are, of this build and others. */
const PAGE_DATA = '/daten/';

/** Where the build leaves a page's data. The build id stands for the code that understands them. */
export const dataPath = (build: string, pathname: string) =>
  `${PAGE_DATA}${build}${pathname.replace(/\/$/, '.json')}`;
