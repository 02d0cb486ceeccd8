/**
 * POT-9: works a pot's calculation out: `3 × 250 + 50 (BB ante) = 800` is 800. null where the text
 * is no calculation or its two sides differ.
 */
export function sumOf(calculation: string): number | null {
  const alone = /^.+ wins ([\d,]+) \(everyone folded\)$/.exec(calculation);
  if (alone) return chipsIn(alone[1]!);
  const sides = calculation.split(' = ');
  const total = chipsIn(sides[sides.length - 1]!);
  // Names stand in brackets after a figure and may hold anything but brackets (SEAT-6).
  const terms = sides
    .slice(0, -1)
    .join(' = ')
    .replace(/ \([^()]*[^\d,\s−()][^()]*\)/g, '');
  let sum = 0;
  for (const term of terms.split(' + ')) {
    const value = termOf(term);
    if (value === null) return null;
    sum += value;
  }
  return sum === total ? total : null;
}

/** `50`, `3 × 250` or `2 × (500 − 250)` */
function termOf(term: string): number | null {
  const match = /^(?:(\d+) × )?(?:\(([\d,]+) − ([\d,]+)\)|([\d,]+))$/.exec(term);
  if (!match) return null;
  const [, times = '1', from, less, plain] = match;
  const height = plain === undefined ? chipsIn(from!) - chipsIn(less!) : chipsIn(plain);
  return Number(times) * height;
}

const chipsIn = (text: string): number => Number(text.replaceAll(',', ''));
