/**
 * ODD-1: deals a pot out in smallest chips, one after another round the winners, who are named
 * clockwise from the button's left. Whole rounds leave everybody level, so they are dealt at once;
 * only the last, broken round goes chip by chip. What is smaller than a chip goes to the first.
 */
export function dealOut(amount: number, winners: number, chip: number): readonly number[] {
  const loose = amount % chip;
  const pieces = (amount - loose) / chip;
  const broken = pieces % winners;
  const rounds = (pieces - broken) / winners;
  const shares = new Array<number>(winners).fill(rounds * chip);
  for (let turn = 0; turn < broken; turn++) shares[turn]! += chip;
  shares[0]! += loose;
  return shares;
}

/** RUN-1: the boards take a pot in smallest chips; what does not come out even goes to the first. */
export function halve(amount: number, chip: number): readonly [number, number] {
  const pieces = (amount - (amount % chip)) / chip;
  const second = ((pieces - (pieces % 2)) / 2) * chip;
  return [amount - second, second];
}
