import { expect, test } from 'vitest';
import { GROWING, growthFault } from '../soak/growth.ts';

/** A part of what `npm run test:soak -- --kind growth` measures up to 10 MB. */
const SIZES = [100_000, 400_000];

test(`${GROWING.length} constructs of everything that is read take time in proportion to their length`, async () => {
  const faults: string[] = [];
  for (let place = 0; place < GROWING.length; place++) {
    const fault = await growthFault(place, SIZES);
    if (fault) faults.push(`npm run test:soak -- --only growth:${place}: ${fault}`);
  }
  expect(faults.join('\n')).toBe('');
});
