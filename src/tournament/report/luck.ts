import { claimedOutcome } from '../../record/index.ts';
import { allInWorth } from '../../rules/index.ts';
import { isPaid } from '../places.ts';
import type { SessionHand } from '../session-referee.ts';
import type { AllInReport, Luck } from './evening-report.ts';

/**
 * What a hand was worth to everybody who was all-in with cards to come, beside what they won: exact,
 * pot by pot. null where betting went on to the river or a hand still in is not known. Before the
 * flop over a million boards are dealt for it, so a page does this where nobody waits for it.
 */
export function allInOf({ verdict }: SessionHand, hand: number): AllInReport | null {
  const { replay, settlement } = verdict;
  if (!isPaid(verdict)) return null;
  const outcome = claimedOutcome(replay)?.outcome;
  const found = outcome && allInWorth(settlement!.hand, outcome);
  if (!found?.ok) return null;
  const { street, players } = found.value;
  return {
    hand,
    street,
    players: players.map(({ seat, worth, won }) => ({
      name: settlement!.players[seat]!.name,
      worth,
      won: won!,
    })),
  };
}

/** All of an evening, one after another. */
export const allInsOf = (hands: readonly SessionHand[]): readonly AllInReport[] =>
  hands.flatMap((hand, i) => allInOf(hand, i) ?? []);

/** What each player's all-ins were worth and brought. */
export function luckByName(allIns: readonly AllInReport[]): ReadonlyMap<string, Luck> {
  const luck = new Map<string, { worth: number; won: number; hands: number[] }>();
  for (const { hand, players } of allIns) {
    for (const { name, worth, won } of players) {
      const sum = luck.get(name) ?? { worth: 0, won: 0, hands: [] };
      luck.set(name, sum);
      sum.worth += worth;
      sum.won += won;
      sum.hands.push(hand);
    }
  }
  return luck;
}
