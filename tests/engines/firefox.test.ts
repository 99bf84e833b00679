import { startFirefox } from './browsers.ts';
import { walkThrough } from './walk.ts';

walkThrough(startFirefox);
