/** Where the build leaves a page's data; the build id makes the address immutable. */
export const dataPath = (build: string, pathname: string) => `/daten/${build}${pathname}seite.json`;
