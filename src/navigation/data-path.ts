/** Where the build leaves a page's data. The build id stands for the code that understands them. */
export const dataPath = (build: string, pathname: string) => `/daten/${build}${pathname}seite.json`;
