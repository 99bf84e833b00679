import { startChromium } from './browsers.ts';
import { walkThrough } from './walk.ts';

walkThrough(startChromium);
