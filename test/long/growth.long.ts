import { expect, test } from 'vitest';
import { GROWING, growthFault } from '../soak/growth.ts';

/** A part of what `npm run test:soak -- --kind growth` measures up to 10 MB. */
const SIZES = [100_000, 400_000];

/** What is read quickly has to be longer before a squared cost shows. */
const LONGER_SIZES = [300_000, 3_000_000];
const READ_QUICKLY = /^(?:hand-made page|player-list|share-link):/;

/** More than a call takes arguments: what hands on a list as arguments throws. */
const MANY = 200_000;

test.each([
  ['TOUR-9', 'notation: many who sit down', 16],
  ['NOTE-1', 'next-hand: many players', 13],
  ['NOTE-1', 'notation: numbers of chairs', 7],
  ['WIN-5', 'pokerstars: a long board', 6],
  ['WIN-5', 'ohh: a long board', 5],
  ['FORM-1', 'protocol-answer: many stacks', 12],
])('%s %s: two hundred thousand of them throw nothing', async (_, name, length) => {
  const { make, read } = GROWING.find((one) => one.name === name)!;
  await read(make(MANY * length));
});

test(`${GROWING.length} constructs of everything that is read take time in proportion to their length`, async () => {
  const faults: string[] = [];
  for (let place = 0; place < GROWING.length; place++) {
    const isQuick = READ_QUICKLY.test(GROWING[place]!.name);
    const fault = await growthFault(place, isQuick ? LONGER_SIZES : SIZES);
    if (fault) faults.push(`npm run test:soak -- --only growth:${place}: ${fault}`);
  }
  expect(faults.join('\n')).toBe('');
});
