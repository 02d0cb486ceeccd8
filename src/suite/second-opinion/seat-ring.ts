import type { PlayerLine } from '../../record/index.ts';
import { type HouseRules, setupLabel } from '../../rules/index.ts';

/** A player's place at the table. */
interface Chair {
  readonly name: string;
  readonly start: number;
}

/** The table as a ring: chairs clockwise from the button, with the places of the two blinds. */
export interface SeatRing {
  readonly chairs: readonly Chair[];
  readonly sb: number;
  readonly bb: number;
  readonly headsUp: boolean;
}

/** SEAT-1, SEAT-2: turns the list so that the button comes first; null if a stack is missing. */
export function seatRingOf(lines: readonly PlayerLine[]): SeatRing | null {
  const chairs: Chair[] = [];
  for (const { name, stack } of lines) {
    if (stack === null) return null;
    chairs.push({ name, start: stack });
  }
  const manned = chairs.filter((chair) => chair.start > 0).length;
  if (manned < 2) return null;
  const at = (label: string): number =>
    lines.findIndex((line) => line.label !== null && setupLabel(line.label) === label);
  const walk = (from: number, by: number): number => {
    let place = from;
    do place = (place + by + chairs.length) % chairs.length;
    while (chairs[place]!.start === 0);
    return place;
  };
  const marks = { dealer: at('Dealer'), sb: at('SB'), bb: at('BB') };
  const headsUp = manned === 2;
  const { button, sb, bb } = headsUp ? twoOf(chairs, marks, walk) : allOf(marks, walk);
  const turned = (place: number): number => (place - button + chairs.length) % chairs.length;
  return {
    chairs: [...chairs.slice(button), ...chairs.slice(0, button)],
    sb: turned(sb),
    bb: turned(bb),
    headsUp,
  };
}

interface Marks {
  readonly dealer: number;
  readonly sb: number;
  readonly bb: number;
}

interface Places {
  readonly button: number;
  readonly sb: number;
  readonly bb: number;
}

type Walk = (from: number, by: number) => number;

/** SEAT-2: whoever is not the BB has the button and the SB. */
function twoOf(chairs: readonly Chair[], { dealer, sb, bb }: Marks, walk: Walk): Places {
  const isThere = (place: number): boolean => place >= 0 && chairs[place]!.start > 0;
  const small = isThere(bb) ? walk(bb, 1) : ([sb, dealer].find(isThere) ?? walk(-1, 1));
  return { button: small, sb: small, bb: walk(small, 1) };
}

/** Labels that were not written follow from those that were; without any the first has the button. */
function allOf({ dealer, sb, bb }: Marks, walk: Walk): Places {
  let button = dealer;
  if (button < 0) button = sb >= 0 ? walk(sb, -1) : bb >= 0 ? walk(walk(bb, -1), -1) : 0;
  const small = sb >= 0 ? sb : walk(button, 1);
  return { button, sb: small, bb: bb >= 0 ? bb : walk(small, 1) };
}

export interface NextChair {
  readonly name: string;
  readonly label: 'Dealer' | 'SB' | 'BB' | null;
  readonly stack: number;
}

/** NEXT-2 to NEXT-6, walking round the ring of names; null with one player left. */
export function nextChairs(
  ring: SeatRing,
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

/** SEAT-4: the titles between the BB and the Dealer, by how many seats count. */
const BETWEEN: Readonly<Record<number, string>> = {
  4: 'UTG',
  5: 'UTG CO',
  6: 'UTG MP CO',
  7: 'UTG UTG+1 MP CO',
  8: 'UTG UTG+1 MP HJ CO',
  9: 'UTG UTG+1 UTG+2 MP HJ CO',
  10: 'UTG UTG+1 UTG+2 MP MP+1 HJ CO',
};

/** SEAT-4: every player's title, null for an eliminated player. */
export function titlesOf({ chairs, sb, bb }: SeatRing): readonly (string | null)[] {
  const isManned = (place: number): boolean => chairs[place]!.start > 0;
  const places = [...chairs.keys()];
  // A dead button or small blind counts, other empty seats do not.
  const counted = places.filter((place) => isManned(place) || place === 0 || place === sb).length;
  const between = (BETWEEN[counted] ?? '').split(' ');
  return places.map((place) => {
    if (!isManned(place)) return null;
    if (place === bb) return 'BB';
    if (place === sb) return 'SB';
    return place === 0 ? 'Dealer' : between.shift()!;
  });
}
