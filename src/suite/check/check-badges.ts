import { missingFor } from './category-shown.ts';
import { complexityFault } from './complexity-shown.ts';
import type { Facts } from './facts.ts';
import type { Tell } from './tell.ts';

/** The largest table of the quotas. */
const MOST_PLAYERS = 9;

/** SUITE-11, SUITE-12: the badges of a case say what its hand shows. */
export function checkBadges(facts: Facts, tell: Tell): void {
  const { one, table } = facts;
  const dealtIn = table.dealtIn.length;
  if (one.players !== dealtIn) {
    const message = `The badge says ${one.players} players and ${dealtIn} are dealt in.`;
    const answers = { expected: String(dealtIn), found: String(one.players) };
    tell('SUITE-11', 'players', message, answers);
  } else if (dealtIn > MOST_PLAYERS) {
    const message = `${dealtIn} players are dealt in; a suite seats two to nine.`;
    tell('SUITE-11', 'players', message, { found: String(dealtIn) });
  }
  const fault = complexityFault(facts);
  if (fault) {
    const message = `The case is no ${one.complexity} one: ${fault}.`;
    tell('SUITE-11', 'complexity', message, { found: one.complexity });
  }
  const missing = missingFor(facts);
  if (missing) {
    const message = `A ${one.category} case shows ${missing}; this one does not.`;
    tell('SUITE-12', 'category', message, { expected: missing, found: one.category });
  }
}
