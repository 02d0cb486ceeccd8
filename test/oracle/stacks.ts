import { type OracleStanding, oracleAward } from './award.ts';
import { type OraclePlayer, type OracleResult, type OracleRules, oraclePots } from './pots.ts';

/** What lies in front of everybody when betting is over. */
export interface OracleSeat extends OraclePlayer {
  readonly start: number;
}

export interface OracleSettlement extends OracleResult {
  /** New stacks by name; null while a pot is open (WIN-2). */
  readonly stacks: ReadonlyMap<string, number> | null;
}

/**
 * A whole hand settled chip by chip. `seats` are clockwise from the button; `standings` says how
 * those who can win a pot stand on each board.
 */
export function oracleStacks(
  seats: readonly OracleSeat[],
  rules: OracleRules & { readonly oddChip: number },
  standings: (eligible: readonly string[], pot: number) => readonly (readonly OracleStanding[])[],
): OracleSettlement {
  const settled = oraclePots(seats, rules);
  const names = seats.map((seat) => seat.name);
  const clockwise = [...names.slice(1), names[0]!];
  const stacks = new Map(seats.map(({ name, start, live, ante }) => [name, start - live - ante]));
  const give = (name: string, chips: number) => stacks.set(name, stacks.get(name)! + chips);
  for (const { name, amount } of settled.returned) give(name, amount);
  let isOpen = false;
  settled.pots.forEach((pot, i) => {
    const boards = standings(pot.eligible, i);
    // WIN-4: a pot that everybody gave up, or nobody is named for
    const open = boards.some((board) => board.every(({ rank }) => rank.length === 0));
    if (pot.eligible.length > 1 && open) isOpen = true;
    else
      for (const [name, chips] of oracleAward([pot], boards, clockwise, rules.oddChip))
        give(name, chips);
  });
  return { ...settled, stacks: isOpen ? null : stacks };
}
