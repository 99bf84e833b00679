import { startWebKit } from './browsers.ts';
import { walkThrough } from './walk.ts';

walkThrough(startWebKit);
