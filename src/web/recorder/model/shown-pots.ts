import { type Hand, seatsIn } from '../../../rules/index.ts';
import type { Settlement } from '../../../rules/settle.ts';
import { isolated } from '../../ui/isolated.ts';
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
      who: `→ ${pot.winners.map(({ seat }) => isolated(paid.players[seat]!.name)).join(', ')}`,
    }));
  }
  const names = seatsIn(hand).map((seat) => hand.table.seats[seat]!.name);
  return potsOf(hand).map((pot) => ({ ...pot, who: whoText(pot.eligible, names) }));
}

/** A few names; of many, who of those still in cannot win it, where that is shorter. */
function whoText(eligible: readonly string[], still: readonly string[]): string {
  const names = eligible.map(isolated).join(', ');
  if (eligible.length <= 4) return names;
  const others = still.filter((name) => !eligible.includes(name));
  if (others.length === 0) return `all ${eligible.length} still in`;
  const but = `all still in but ${others.map(isolated).join(', ')}`;
  return but.length < names.length ? but : names;
}
