import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

/** `npm run dev` */
enableCompileCache(resolve('node_modules/.cache/compiled'));
// Only now: what is imported at the top would be compiled before.
await import('./dev/server.ts');
