/**
 * POT-7: shares of the whole with one decimal that add up to exactly 100.0: the tenths left over
 * go to the largest remainders, ties to the earlier pot.
 */
export function percentages(amounts: readonly number[]): number[] {
  if (amounts.length === 1 && amounts[0]! > 0) return [100];
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  if (whole === 0) return amounts.map(() => 0);
  const parts = amounts.map((amount) => tenthsOf(amount, whole));
  let left = 1000 - parts.reduce((sum, part) => sum + part.tenths, 0);
  const byRemainder = parts
    .map((_, i) => i)
    .sort((a, b) => parts[b]!.remainder - parts[a]!.remainder || a - b);
  for (const i of byRemainder) {
    if (left-- <= 0) break;
    parts[i]!.tenths++;
  }
  return parts.map(({ tenths }) => tenths / 10);
}

/** Whole tenths of a percent and what is left, exact also where amount × 1000 is not. */
function tenthsOf(amount: number, whole: number): { tenths: number; remainder: number } {
  const product = amount * 1000;
  if (Number.isSafeInteger(product)) {
    return { tenths: Math.floor(product / whole), remainder: product % whole };
  }
  const exact = BigInt(amount) * 1000n;
  return { tenths: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) };
}
