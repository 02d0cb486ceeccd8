import { expect, test, vi } from 'vitest';
import { sample } from '../sample.ts';
import { SESSION_LAWS, sessionFault } from './session-laws.ts';

vi.setConfig({ testTimeout: 300_000 });

const SESSIONS = sample(400, 12);

for (const law of SESSION_LAWS) {
  test(law.says, () => {
    for (let i = 0; i < SESSIONS; i++) {
      const fault = sessionFault(i, [law]);
      if (fault) expect.fail(`npm run test:soak -- --only session:${i}: ${fault}`);
    }
  });
}

test('a law that a session breaks is told by the fewest of its hands', () => {
  const wrong = {
    says: 'nobody goes all-in',
    holds: (text: string) => {
      if (text.includes('All-In')) throw new Error('somebody does');
    },
  };
  const fault = sessionFault(0, [wrong])!;
  const hands = fault.split('Hand (');
  expect(fault).toContain('nobody goes all-in: somebody does');
  expect(hands.filter((hand) => hand.includes('All-In')).length).toBe(1);
  expect(hands.at(-1)).toContain('All-In');
});
