import type { VerdictJson } from '../../referee/index.ts';

/** One number of a sum, with what it is. */
export interface Summand {
  readonly name: string;
  readonly amount: number;
}

/** *Final + Main Pot + Side Pot 1*: what a player's new stack is made of. */
export function stackSum(verdict: VerdictJson, name: string): readonly Summand[] {
  const final = verdict.players.find((player) => player.name === name)?.final ?? 0;
  const won = verdict.pots.flatMap((pot) =>
    pot.winners
      .filter((winner) => winner.name === name)
      .map(({ amount }): Summand => ({ name: pot.name, amount })),
  );
  return [{ name: 'Final', amount: final }, ...won];
}
