import { resolve } from 'node:path';
import { buildSite } from '../../build/build.ts';

/** Builds the site of another content folder: `node tests/site/build-with.ts FOLDER` writes FOLDER/dist. */
await buildSite(process.cwd(), { contentRoot: resolve(process.argv[2]!), tell: console.log });
