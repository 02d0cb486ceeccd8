/**
 * POT-7. There are a thousand tenths of a percent to hand out. A pot first takes every tenth it can
 * pay for in full; those still lying there go to the pots that have most change left.
 */
export function oraclePercentages(amounts: readonly number[]): string[] {
  if (amounts.length === 0) return [];
  const pots = amounts.map((amount) => ({ change: BigInt(amount) * 1000n, tenths: 0n }));
  const price = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
  if (price === 0n) throw new RangeError('POT-7 a hand with nothing in has no pots');

  for (const pot of pots) {
    for (const many of [100n, 10n, 1n]) {
      while (pot.change >= price * many) {
        pot.change -= price * many;
        pot.tenths += many;
      }
    }
  }
  const lying = 1000n - pots.reduce((given, pot) => given + pot.tenths, 0n);
  for (let n = 0n; n < lying; n++) {
    // Only more change wins, so that of equals the earlier pot is kept.
    const next = pots.reduce((best, pot) => (pot.change > best.change ? pot : best));
    next.change -= price;
    next.tenths += 1n;
  }
  return pots.map(({ tenths }) => `${tenths / 10n}.${tenths % 10n}`);
}
