import { beforeEach, inject } from 'vitest';
import { launchChromium } from '../../scripts/chromium.js';

/** Why the tests of this file cannot run: there is no browser. Found once, in `find-browser.ts`. */
const missing = inject('noBrowser');

export const hasBrowser: boolean = missing === null;

export { launchChromium };

// A machine without a browser skips these tests, and counts them.
if (missing !== null) beforeEach(({ skip }) => skip(missing));
