import { type Hand, seatsIn } from '../../../rules/index.ts';
import type { Settlement } from '../../../rules/settle.ts';
import { potsOf } from './street-report.ts';

/** A pot as the page shows it. */
export interface ShownPot {
  readonly name: string;
  readonly amount: number;
  /** Who can win it, or who has. */
  readonly who: string;
}

/** The pots of a hand; with a settlement that is paid, with their winners. */
export function shownPots(hand: Hand, paid: Settlement | null): readonly ShownPot[] {
  if (paid) {
    return paid.pots.map((pot) => ({
      name: pot.name,
      amount: pot.amount,
      who: `→ ${pot.winners.map(({ seat }) => paid.players[seat]!.name).join(', ')}`,
    }));
  }
  const names = seatsIn(hand).map((seat) => hand.table.seats[seat]!.name);
  return potsOf(hand).map((pot) => ({ ...pot, who: whoText(pot.eligible, names) }));
}

/** Names as long as they fit; else who of those still in cannot win it. */
function whoText(eligible: readonly string[], still: readonly string[]): string {
  if (eligible.length <= 4) return eligible.join(', ');
  const others = still.filter((name) => !eligible.includes(name));
  return others.length === 0
    ? `all ${eligible.length} still in`
    : `all still in but ${others.join(', ')}`;
}
