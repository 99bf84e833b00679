import { relative } from 'node:path';

/** A module by its way from the root: on Windows Vite writes `C:/…`, Node `C:\…`, and a terminal may say `c:`. */
export const moduleName = (root: string, id: string) => relative(root, id).replaceAll('\\', '/');
