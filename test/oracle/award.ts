/**
 * Awards dealt out by hand: change the pot into smallest chips, push them round the winners one
 * after another, and see who got the last ones. Nothing is divided.
 */
export interface OraclePot {
  readonly amount: number;
  readonly eligible: readonly string[];
}

/**
 * Higher arrays win, compared from the left. An empty one stands for somebody who mucked or was not
 * named: he never wins, and a pot in which nobody else is eligible is still open.
 */
export interface OracleStanding {
  readonly name: string;
  readonly rank: readonly number[];
}

/** With more chips than this for each winner, whole racks go round first. */
const BY_HAND = 100;

export function oracleAward(
  pots: readonly OraclePot[],
  boards: readonly (readonly OracleStanding[])[],
  clockwise: readonly string[],
  oddChip: number,
): Map<string, number> {
  const won = new Map(clockwise.map((name) => [name, 0]));
  // WIN-1 awards the last side pot first; the sums do not depend on it.
  for (const pot of pots) {
    if (pot.eligible.length === 1) {
      pay(won, pot.eligible[0]!, pot.amount); // WIN-2: his without a word
      continue;
    }
    // RUN-1: the boards take chips in turn like two winners would, the first board first.
    const runs = boards.map((_, i) => `board ${i + 1}`);
    const parts = oracleShares(pot.amount, runs, oddChip);
    for (const [i, standings] of boards.entries()) {
      const best = winners(pot.eligible, standings);
      const inTurn = clockwise.filter((name) => best.includes(name));
      if (inTurn.length !== best.length) throw new Error(`no seat for one of ${best.join(', ')}`);
      const shares = oracleShares(parts.get(runs[i]!)!, inTurn, oddChip);
      for (const [name, chips] of shares) pay(won, name, chips);
    }
  }
  return won;
}

/** ODD-1. Winners in clockwise order, beginning left of the button. */
export function oracleShares(
  amount: number,
  winnersClockwise: readonly string[],
  oddChip: number,
): Map<string, number> {
  const first = winnersClockwise[0];
  if (first === undefined) throw new Error(`nobody to give ${amount} to`);
  if (!(Number.isSafeInteger(oddChip) && oddChip >= 1)) {
    throw new RangeError(`CHIP-1 an odd chip of ${oddChip}`);
  }
  const hands = new Map(winnersClockwise.map((name) => [name, 0]));
  let pile = amount;
  const give = (name: string, chips: number) => {
    pay(hands, name, chips);
    pile -= chips;
  };

  // A full round leaves everybody level, so the big racks may go round before the loose chips: who
  // gets the last chip stays the same. Less than one more round of a rack is never dealt in racks.
  for (let rack = 1e15; rack >= BY_HAND; rack /= 10) {
    while (pile >= rack * oddChip * winnersClockwise.length) {
      for (const name of winnersClockwise) give(name, rack * oddChip);
    }
  }
  for (let turn = 0; pile >= oddChip; turn = (turn + 1) % winnersClockwise.length) {
    give(winnersClockwise[turn]!, oddChip);
  }
  give(first, pile);
  return hands;
}

/** WIN-1, WIN-4: nobody eligible is left out for want of a rank. */
function winners(eligible: readonly string[], standings: readonly OracleStanding[]): string[] {
  const inIt = eligible.map((name) => {
    const standing = standings.find((s) => s.name === name);
    if (standing === undefined) throw new Error(`WIN-4 ${name} is eligible and has no rank`);
    return standing;
  });
  const best = inIt.filter((s) => s.rank.length > 0 && !inIt.some((t) => beats(t.rank, s.rank)));
  if (best.length === 0) throw new Error(`WIN-2 open between ${eligible.join(', ')}`);
  return best.map((s) => s.name);
}

function beats(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const x = a[i] ?? Number.NEGATIVE_INFINITY;
    const y = b[i] ?? Number.NEGATIVE_INFINITY;
    if (x !== y) return x > y;
  }
  return false;
}

function pay(purse: Map<string, number>, name: string, chips: number): void {
  purse.set(name, (purse.get(name) ?? 0) + chips);
}
