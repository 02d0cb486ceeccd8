import type { HouseRules } from '../../rules/table/house-rules.ts';
import type { Ring } from './seat-ring.ts';

export interface NextChair {
  readonly name: string;
  readonly label: 'Dealer' | 'SB' | 'BB' | null;
  readonly stack: number;
}

/** NEXT-2 to NEXT-6, walking round the ring of names; null with one player left. */
export function nextChairs(
  ring: Ring,
  stacks: ReadonlyMap<string, number>,
  button: HouseRules['button'],
): readonly NextChair[] | null {
  const names = ring.chairs.map((chair) => chair.name);
  const holders = names.filter((name) => stacks.get(name)! > 0);
  if (holders.length < 2) return null;
  const next = (name: string): string => names[(names.indexOf(name) + 1) % names.length]!;
  const nextHolder = (name: string): string => {
    const one = next(name);
    return holders.includes(one) ? one : nextHolder(one);
  };
  const old = { dealer: names[0]!, sb: names[ring.sb]!, bb: names[ring.bb]! };
  const marks = new Map<string, NextChair['label']>();
  let first: string;
  if (button === 'seat') {
    first = next(old.dealer);
    if (!ring.headsUp) marks.set(first, 'Dealer');
    marks.set(next(old.sb), 'SB').set(next(old.bb), 'BB');
  } else if (holders.length === 2) {
    const bb = nextHolder(old.bb);
    first = nextHolder(bb);
    marks.set(first, 'SB').set(bb, 'BB');
  } else if (button === 'dead') {
    first = old.sb;
    marks.set(old.sb, 'Dealer').set(old.bb, 'SB').set(nextHolder(old.bb), 'BB');
  } else {
    first = nextHolder(old.dealer);
    const sb = nextHolder(first);
    marks.set(first, 'Dealer').set(sb, 'SB').set(nextHolder(sb), 'BB');
  }
  const turned = [...names.slice(names.indexOf(first)), ...names.slice(0, names.indexOf(first))];
  return turned.map((name) => ({
    name,
    label: marks.get(name) ?? null,
    stack: stacks.get(name)!,
  }));
}
