import { describeHand, type SettledPot, splitPot } from '../../../rules/index.ts';
import { isolated } from '../../ui/quoted.tsx';
import { boardsOf } from './board.ts';
import type { Scene } from './scene.ts';
import { holesOf } from './table-view.ts';

/** What one player gets from one pot, and why. */
interface Award {
  readonly name: string;
  readonly amount: number;
  /** "full house, kings over sevens", board after board; null where no cards decide. */
  readonly hand: string | null;
}

export interface PotAward {
  readonly pot: SettledPot;
  readonly awards: readonly Award[];
  /** How the pot came to be split, odd chips with their rule. */
  readonly note: string | null;
}

/** The pots as they are paid; empty awards while the winners are open. */
export function potAwards(scene: Scene): readonly PotAward[] {
  const settlement = scene.verdict?.settlement;
  if (!settlement) return [];
  const names = handNames(scene);
  const twice = scene.verdict?.record.board2 !== null;
  return settlement.pots.map((pot) => ({
    pot,
    awards: pot.winners.map(({ seat, amount }) => {
      const { name } = settlement.players[seat]!;
      return { name, amount, hand: names.get(name) ?? null };
    }),
    note: noteOn(scene, pot, twice),
  }));
}

/** What each known hand is called on the full board, or on each of two (RUN-1). */
export function handNames(scene: Scene): ReadonlyMap<string, string> {
  const boards = boardsOf(scene).filter((board) => board.length >= 3);
  const names = new Map<string, string>();
  for (const [name, hole] of holesOf(scene)) {
    if (typeof hole === 'string' || boards.length === 0) continue;
    const hands = boards.map((board) => describeHand([...hole, ...board]));
    names.set(name, hands.every((one) => one === hands[0]) ? hands[0]! : hands.join(' / '));
  }
  return names;
}

function noteOn(scene: Scene, pot: SettledPot, twice: boolean): string | null {
  const { winners } = pot;
  if (twice && winners.length > 0)
    return 'Run twice: half to each board, odd chips to the first (RUN-1).';
  if (winners.length < 2) return pot.eligible.length === 1 ? 'Nobody else can win it.' : null;
  const shares = splitPot(pot.amount, winners.length, scene.table?.rules.oddChip ?? 1);
  if (shares.every((share) => share === shares[0])) return 'Split evenly.';
  const first = isolated(scene.table?.seats[winners[0]!.seat]?.name ?? '');
  return `Split; odd chips go clockwise from ${first}, the first winner left of the button (ODD-1).`;
}
