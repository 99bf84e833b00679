import { startFirefox } from './browsers.ts';
import { findInPage } from './journeys/find-in-page.ts';
import { touch } from './journeys/touch.ts';
import { walkThrough } from './walk.ts';

walkThrough(startFirefox, { more: { findInPage, touch } });
