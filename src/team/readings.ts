/** A line of two texts side by side; null where one of them has none. */
export interface ComparedLine {
  readonly left: string | null;
  readonly right: string | null;
}

/** A hand has fewer; longer texts are compared line by line from the top. */
const MOST_LINES = 600;

/** Two readings of a hand side by side: lines that are the same stand beside each other. */
export function compareReadings(left: string, right: string): readonly ComparedLine[] {
  const a = left.trimEnd().split('\n');
  const b = right.trimEnd().split('\n');
  if (a.length > MOST_LINES || b.length > MOST_LINES) return inOrder(a, b);
  const common = commonLengths(a, b);
  const lines: ComparedLine[] = [];
  let [onlyA, onlyB]: [string[], string[]] = [[], []];
  const close = (): void => {
    lines.push(...inOrder(onlyA, onlyB));
    [onlyA, onlyB] = [[], []];
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      close();
      lines.push({ left: a[i++]!, right: b[j++]! });
    } else if (j === b.length || (i < a.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      onlyA.push(a[i++]!);
    } else onlyB.push(b[j++]!);
  }
  close();
  return lines;
}

/** Lines that differ: the first beside the first, and so on. */
const inOrder = (a: readonly string[], b: readonly string[]): readonly ComparedLine[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => ({
    left: a[i] ?? null,
    right: b[i] ?? null,
  }));

/** How many lines the texts have in common from each pair of lines on. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        a[i] === b[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  return lengths;
}
