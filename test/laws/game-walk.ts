import {
  apply,
  betsOf,
  type ClaimedAction,
  dealStreet,
  type Hand,
  isBettingOver,
  type LegalActions,
  legalActions,
  openHand,
  phaseOf,
  seatsIn,
  settle,
  standingsOf,
  type Table,
} from '../../src/rules/index.ts';
import { ensure, same, sum } from './law.ts';

/**
 * Walks every course a hand can take, each state once. Two hands with the same chips in the same
 * places, the same to match and the same player to act have the same future, also at other tables.
 */
export class GameWalk {
  tables = 0;
  states = 0;
  /** States in which betting is over, and how often one of them was paid. */
  ends = 0;
  payments = 0;
  /** False while the state is still being walked: met then, the course would never end. */
  readonly #known = new Map<string, boolean>();

  play(table: Table): void {
    this.tables++;
    this.#walk(openHand(table));
  }

  #walk(hand: Hand): void {
    const key = stateOf(hand);
    const before = this.#known.get(key);
    if (before !== undefined) {
      ensure(before, `a course that never ends: ${key}`);
      return;
    }
    this.#known.set(key, false);
    this.states++;
    countChips(hand);
    const legal = legalActions(hand);
    if (legal) {
      for (const action of allActions(legal)) this.#walk(must(apply(hand, action), key));
    } else if (isBettingOver(hand)) {
      // Whatever is still dealt moves no chip.
      this.ends++;
      this.payments += payEveryWay(hand);
    } else {
      ensure(phaseOf(hand) === 'deal', `a dead end: ${key}`);
      this.#walk(must(dealStreet(hand), key));
    }
    this.#known.set(key, true);
  }
}

function stateOf(hand: Hand): string {
  const { table, stacks, antes, price, fullRaise, street, turn } = hand;
  const start = table.seats.map((seat) => seat.stack);
  const people = standingsOf(hand).map((standing) => standing.slice(0, 2));
  const { anteType } = table.rules;
  return [start, stacks, betsOf(hand), antes, people, price, fullRaise, street, turn, anteType]
    .map(String)
    .join(' ');
}

/** Nobody has lost or found a chip, and what is not behind anybody is in the pots. */
function countChips(hand: Hand): void {
  const { table, stacks, antes } = hand;
  const bets = betsOf(hand);
  const start = table.seats.map((seat) => seat.stack);
  start.forEach((chips, seat) => {
    ensure(stacks[seat]! >= 0, 'a negative stack');
    ensure(stacks[seat]! + bets[seat]! + antes[seat]! <= chips, 'more chips than there were');
  });
  const { totalPot, uncalledReturned: returned } = settle(hand, null);
  same(sum(stacks) + totalPot + (returned?.amount ?? 0), sum(start), 'all chips');
}

/** Everything the player may do, every amount. */
function allActions(legal: LegalActions): ClaimedAction[] {
  const { check, call, bet, raise, allIn } = legal;
  ensure(check || call !== null || allIn !== null, 'nothing but folding is left');
  const range = bet ?? raise;
  const totals = range
    ? Array.from({ length: range.max - range.min }, (_, i) => range.min + i)
    : [];
  return [
    { verb: 'fold' },
    ...(check ? [{ verb: 'check' } as const] : []),
    ...(call ? [{ verb: 'call' } as const] : []),
    ...totals.map((to) => ({ verb: bet ? 'bet' : 'raise', to }) as const),
    ...(allIn ? [{ verb: 'all-in' } as const] : []),
  ];
}

/** Pays the hand with every ranking of the players left; how many there are. */
function payEveryWay(hand: Hand): number {
  const seats = seatsIn(hand);
  const start = sum(hand.table.seats.map((seat) => seat.stack));
  const rankings = RANKINGS[seats.length]!;
  for (const places of rankings) {
    const tiers = places.map((tier) => tier.map((i) => seats[i]!));
    const { players, next, rulings } = settle(hand, { declared: { kind: 'ranking', tiers } });
    ensure(next !== null && rulings.length === 0, `not payable: ${JSON.stringify(rulings)}`);
    same(sum(players.map((player) => player.newStack!)), start, 'chips paid out');
    const best = tiers[0]!;
    const winner = players[best[0]!]!;
    if (best.length === 1) same(winner.won, winner.maxWin, 'what the best hand wins');
  }
  return rankings.length;
}

type Ranking = readonly (readonly number[])[];

/** All rankings of so many players, ties included: 1, 3, 13 and 75 of them. */
const RANKINGS: readonly (readonly Ranking[])[] = [0, 1, 2, 3, 4].map((count) =>
  rankingsOf(Array.from({ length: count }, (_, i) => i)),
);

function rankingsOf(players: readonly number[]): Ranking[] {
  if (players.length === 0) return [[]];
  const companies = Array.from({ length: 2 ** players.length - 1 }, (_, bits) =>
    players.filter((_, i) => ((bits + 1) >> i) & 1),
  );
  return companies.flatMap((best) => {
    const others = players.filter((player) => !best.includes(player));
    return rankingsOf(others).map((rest) => [best, ...rest]);
  });
}

type Answer = { readonly ok: true; readonly value: Hand } | { readonly ok: false };

function must(answer: Answer, key: string): Hand {
  if (!answer.ok) throw new Error(`a legal step was refused: ${key}`);
  return answer.value;
}
