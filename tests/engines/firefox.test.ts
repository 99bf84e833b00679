import { startFirefox } from './browsers.ts';
import { touch } from './journeys/touch.ts';
import { walkThrough } from './walk.ts';

walkThrough(startFirefox, { more: { touch } });
