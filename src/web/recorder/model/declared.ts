import type { Scene } from './scene.ts';

/** The declared winners by pot; empty lists where nothing is declared pot by pot. */
export function declaredPots({ verdict }: Scene): readonly (readonly string[])[] {
  const pots: string[][] = [];
  for (const { pot, names } of verdict?.record.winners ?? []) {
    pots[pot] = [...(pots[pot] ?? []), ...names.map((one) => one.name)];
  }
  return Array.from(pots, (names) => names ?? []);
}

/** The one winner or the ranking as it is written: "Bob > Alice = David". */
export function declaredText({ verdict }: Scene): string {
  const { winner, ranking } = verdict?.record ?? {};
  if (winner) return winner.name;
  return (ranking?.tiers ?? []).map((tier) => tier.map((one) => one.name).join(' = ')).join(' > ');
}
