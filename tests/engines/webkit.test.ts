import { startWebKit } from './browsers.ts';
import { walkThrough } from './walk.ts';

// Without touch: WebKitGTK's driver takes the actions of a finger and does nothing with them.
walkThrough(startWebKit);
