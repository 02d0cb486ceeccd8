import { type Prng, pick, shuffled } from '../../src/kernel/prng.ts';
import {
  type ClaimedSeat,
  type HouseRules,
  type Setup,
  seatPlayers,
  type Table,
} from '../../src/rules/index.ts';
import { between, once, weighted } from './chance.ts';

/** Also names that look like something else in a hand's text. */
const NAMES = [
  ...['Alice', 'Bob', 'Charlie', 'D', 'Ann Lee', 'J.R. 2nd', 'Émile', '王伟', 'O’Neil', 'x-X_9'],
  ...['María del Mar', 'River', 'Winner', 'Flop Base', 'Al Lin'],
];

/** Any legal table: two to ten seats, dead button and small blind, every house rule. */
export function randomTable(chance: Prng): Table {
  const { seats, ...blinds } = randomSetup(chance);
  const { table, rulings } = seatPlayers({ seats, ...blinds });
  if (!table || rulings.length > 0) {
    throw new Error(`a legal table was refused: ${JSON.stringify({ seats, rulings })}`);
  }
  return table;
}

function randomSetup(chance: Prng): Setup {
  const size = weighted(chance, [
    [8, 'usual'],
    [1, 'huge'],
  ] as const);
  const bb =
    size === 'huge' ? between(chance, 1, 2 ** pick(chance, [4, 20, 40])) : randomBb(chance);
  const sb = weighted(chance, [
    [6, Math.floor(bb / 2)],
    [1, 0],
    [1, bb],
    [1, between(chance, 0, bb)],
  ]);
  const ante = weighted(chance, [
    [3, 0],
    [4, bb],
    [2, Math.floor(bb / 4)],
    [1, between(chance, 0, 2 * bb)],
  ]);
  const empty = emptySeats(chance);
  const labels = labelSeats(chance, empty);
  const style = weighted(chance, [
    [5, 'mixed'],
    [2, 'short'],
    [1, 'level'],
  ] as const);
  const level = bb * (1 + chance.below(12)) + chance.below(3);
  const names = shuffled(chance, NAMES);
  const seats = empty.map((isEmpty, i): ClaimedSeat => {
    const label = labels[i] ?? null;
    let stack = 0;
    if (isEmpty) stack = 0;
    else if (label === 'BB' && once(chance, 3)) stack = edgeStack(chance, bb, ante);
    else if (label === 'SB' && once(chance, 6)) stack = edgeStack(chance, sb, ante);
    else if (size === 'huge' && !once(chance, 4)) stack = hugeStack(chance);
    else if (style === 'level' && !once(chance, 3)) stack = level;
    else stack = usualStack(chance, style === 'short', bb, ante);
    return { name: names[i]!, label, stack };
  });
  return { seats: withinChips(seats), sb, bb, ante, rules: randomRules(chance) };
}

const randomBb = (chance: Prng): number =>
  weighted(chance, [
    [6, pick(chance, [2, 2, 4, 10, 20, 100, 1_000, 5_000])],
    [1, 1],
    [2, between(chance, 1, 60)],
  ]);

const randomRules = (chance: Prng): HouseRules => ({
  anteOrder: pick(chance, ['ante-first', 'bb-first']),
  anteType: pick(chance, ['bb', 'bb', 'all']),
  button: pick(chance, ['moving', 'dead', 'seat']),
  oddChip: pick(chance, [1, 1, 1, 5, 25, 100]),
  uncalled: pick(chance, ['return', 'return', 'side-pot']),
});

/** Which seats are empty, two of them or more being taken. */
function emptySeats(chance: Prng): boolean[] {
  const listed = weighted(chance, [
    [3, 2],
    [5, 3],
    [4, 4],
    [4, between(chance, 5, 10)],
  ]);
  const share = weighted(chance, [
    [3, 0],
    [1, 2],
    [1, 5],
  ]);
  const empty = Array.from({ length: listed }, () => chance.below(8) < share);
  while (empty.filter((isEmpty) => !isEmpty).length < 2) empty[chance.below(listed)] = false;
  return empty;
}

/** SEAT-1, SEAT-2, SEAT-5: the labels from the button on; turns the seats so that they fit. */
function labelSeats(chance: Prng, empty: boolean[]): (string | undefined)[] {
  const labels: string[] = [];
  const turn = (): void => {
    empty.push(empty.shift()!);
  };
  const players = empty.filter((isEmpty) => !isEmpty).length;
  // Only three players or more can have a dead button or small blind.
  const dead = players >= 3 && once(chance, 2);
  while (empty[0] && !dead) turn();
  if (dead) for (let i = chance.below(empty.length); i > 0; i--) turn();
  let seat = 0;
  for (const label of players === 2 ? ['SB', 'BB'] : ['Dealer', 'SB', 'BB']) {
    // An empty seat may hold the button or be the small blind, or be passed over.
    const mayBeEmpty = dead && label !== 'BB' && (label === 'Dealer' || once(chance, 2));
    while (empty[seat] && !mayBeEmpty) seat++;
    labels[seat++] = label;
  }
  return labels;
}

/** A stack on the edge of what has to be posted. */
function edgeStack(chance: Prng, blind: number, ante: number): number {
  const both = blind + ante;
  const edges = [
    1,
    ante - 1,
    ante,
    ante + 1,
    blind - 1,
    blind,
    blind + 1,
    both - 1,
    both,
    both + 1,
  ];
  const inside = [ante + Math.floor(blind / 2), between(chance, 1, both + 1)];
  return Math.max(1, pick(chance, [...edges, ...inside]));
}

const hugeStack = (chance: Prng): number =>
  pick(chance, [
    2 ** 50 + chance.below(2 ** 32),
    2 ** 50 - 1 - chance.below(9),
    between(chance, 1, 2 ** 50),
    between(chance, 1, 2 ** 32),
  ]);

/** CHIP-1: all stacks together are a number of chips. */
function withinChips(seats: readonly ClaimedSeat[]): readonly ClaimedSeat[] {
  const all = seats.reduce((sum, { stack }) => sum + stack, 0);
  if (all <= Number.MAX_SAFE_INTEGER) return seats;
  return withinChips(seats.map((seat) => ({ ...seat, stack: Math.ceil(seat.stack / 2) })));
}

function usualStack(chance: Prng, isShort: boolean, bb: number, ante: number): number {
  return weighted(chance, [
    [2, between(chance, 1, ante + bb)],
    [5, between(chance, 1, 6 * bb + ante)],
    [2, bb * between(chance, 1, 10)],
    [isShort ? 0 : 3, between(chance, bb, 40 * bb)],
    [isShort ? 0 : 1, between(chance, bb, 400 * bb)],
  ]);
}
