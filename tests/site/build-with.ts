import { resolve } from 'node:path';
import { buildSite } from '../../build/build.ts';

/** Builds the site of another content folder: `node tests/site/build-with.ts FOLDER DAY` writes FOLDER/dist. */
const [folder = '.', day = ''] = process.argv.slice(2);
const contentRoot = resolve(folder);
await buildSite(process.cwd(), { contentRoot, dist: `${contentRoot}/dist`, day, tell: console.log });
