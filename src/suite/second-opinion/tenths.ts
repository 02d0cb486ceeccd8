/**
 * POT-7 from above: every share is first rounded up to a tenth of a percent; what is then too much
 * is taken back where the least was missing, of equals from the later pot.
 */
export function tenthsOf(amounts: readonly number[]): readonly number[] {
  const whole = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  if (whole === 0n) return amounts.map(() => 0);
  const parts = amounts.map((amount, place) => {
    const exact = BigInt(amount) * 1000n;
    const over = exact % whole;
    return { place, tenths: Number(exact / whole) + (over > 0n ? 1 : 0), over };
  });
  let tooMuch = parts.reduce((sum, part) => sum + part.tenths, 0) - 1000;
  const givers = parts
    .filter((part) => part.over > 0n)
    .sort((a, b) => (a.over === b.over ? b.place - a.place : a.over < b.over ? -1 : 1));
  for (const part of givers) if (tooMuch-- > 0) part.tenths--;
  return parts.map((part) => part.tenths);
}
