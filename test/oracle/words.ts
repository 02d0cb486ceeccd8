import type { OraclePlayer, OracleResult, OracleRules } from './pots.ts';

export const usual: OracleRules = { anteType: 'bb', uncalled: 'return' };
export const shown: OracleRules = { anteType: 'bb', uncalled: 'side-pot' };
export const everyone: OracleRules = { anteType: 'all', uncalled: 'return' };

/** `A 300 | B 500+50 | D 100 folded`: live total, then the ante after a plus sign. */
export function table(text: string): OraclePlayer[] {
  return text.split(' | ').map((entry) => {
    const parts = /^(\S+) (\d+)(?:\+(\d+))?( folded)?$/.exec(entry);
    if (parts === null) throw new Error(`cannot read the player "${entry}"`);
    const [, name, live, ante, folded] = parts;
    return {
      name: name!,
      live: Number(live),
      ante: Number(ante ?? 0),
      folded: folded !== undefined,
    };
  });
}

/** `8100 A B · 200 back to A`, the way the rules write results. */
export function told({ pots, returned }: OracleResult): string {
  return [
    ...pots.map((pot) => [pot.amount, ...pot.eligible].join(' ')),
    ...returned.map((r) => `${r.amount} back to ${r.name}`),
  ].join(' · ');
}

export function maxWin({ pots }: OracleResult, name: string): number {
  return pots.filter((p) => p.eligible.includes(name)).reduce((sum, p) => sum + p.amount, 0);
}

export function firstWord(text: string): string {
  return text.split(' ')[0]!;
}
