import { startChromium } from './browsers.ts';
import { touch } from './journeys/touch.ts';
import { walkThrough } from './walk.ts';

walkThrough(startChromium, { more: { touch }, withFurther: true });
