import type { PlayerLine } from '../../record/index.ts';
import { setupLabel } from '../../rules/table/labels.ts';

/** A player's place at the table, and where to find him again. */
export interface Chair {
  readonly name: string;
  readonly start: number;
}

/** The table as a ring: chairs clockwise from the button, with the places of the two blinds. */
export interface Ring {
  readonly chairs: readonly Chair[];
  readonly sb: number;
  readonly bb: number;
  readonly headsUp: boolean;
}

/** SEAT-1, SEAT-2: turns the list so that the button comes first; null if a stack is missing. */
export function ringOf(lines: readonly PlayerLine[]): Ring | null {
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
