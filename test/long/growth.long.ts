import { expect, test } from 'vitest';
import { GROWING, growthFault } from '../soak/growth.ts';

/** A part of what `npm run test:soak -- --kind growth` measures up to 10 MB. */
const SIZES = [100_000, 400_000];

/** What is read quickly has to be longer before a squared cost shows. */
const LONGER_SIZES = [300_000, 3_000_000];
const READ_QUICKLY = /^(?:hand-made page|player-list|share-link):/;

test(`${GROWING.length} constructs of everything that is read take time in proportion to their length`, async () => {
  const faults: string[] = [];
  for (let place = 0; place < GROWING.length; place++) {
    const isQuick = READ_QUICKLY.test(GROWING[place]!.name);
    const fault = await growthFault(place, isQuick ? LONGER_SIZES : SIZES);
    if (fault) faults.push(`npm run test:soak -- --only growth:${place}: ${fault}`);
  }
  expect(faults.join('\n')).toBe('');
});
