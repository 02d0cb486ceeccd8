import type { Case } from '../../src/suite/case.ts';

/** A case as somebody counts it who has nothing but its text: no engine, no reader of ours. */
export interface Counted {
  readonly one: Case;
  readonly options: ReadonlyMap<string, string>;
  readonly started: string;
  readonly ended: string;
  readonly bb: number;
  readonly ante: number;
  readonly seats: readonly {
    readonly name: string;
    readonly label: string;
    readonly stack: number;
  }[];
  readonly moves: readonly Move[];
  /** Lines after the streets. */
  readonly outcome: readonly string[];
}

interface Move {
  readonly street: string;
  readonly more: number;
  readonly name: string;
  readonly verb: string;
  readonly to: number;
}

export function counted(one: Case): Counted {
  const lines = one.hand.split('\n');
  const times = /^started_at: (\S+) ended_at: (\S+)$/.exec(lines[1]!)!;
  const blinds = /^SB (\d+) BB (\d+)(?: Ante (\d+))?$/.exec(lines[2]!)!;
  const setUp = lines.indexOf('Stack Setup:');
  const gap = lines.indexOf('', setUp);
  const options = lines.slice(3, setUp).map((line) => line.split(': ') as [string, string]);
  const seats = lines.slice(setUp + 1, gap).map((line) => {
    const words = line.split(' ');
    const label = words.length === 3 ? words[1]! : '';
    return { name: words[0]!, label, stack: Number(words[words.length - 1]) };
  });
  const moves: Move[] = [];
  const outcome: string[] = [];
  let street = '';
  let more = 0;
  for (const line of lines.slice(gap)) {
    const title = /^(Preflop|Flop|Turn|River) (?:Base|More (\d+))/.exec(line);
    if (title) {
      street = title[1]!;
      more = Number(title[2] ?? 0);
      continue;
    }
    const move = /^\d+\. (\w+)(?: \(\w+\))?: (Fold|Check|Call|Bet|Raise|All-In)(?: (\d+))?$/.exec(
      line,
    );
    if (move) {
      moves.push({ street, more, name: move[1]!, verb: move[2]!, to: Number(move[3] ?? 0) });
    } else if (line !== '') outcome.push(line);
  }
  return {
    one,
    options: new Map(options),
    started: times[1]!,
    ended: times[2]!,
    bb: Number(blinds[2]),
    ante: Number(blinds[3] ?? 0),
    seats,
    moves,
    outcome,
  };
}

/** The same seats doing the same, whatever the amounts. */
export const courseOf = ({ seats, moves }: Counted): string =>
  [
    seats.length,
    ...moves.map(
      ({ street, name, verb }) =>
        `${street} ${seats.findIndex((seat) => seat.name === name)} ${verb}`,
    ),
  ].join(' ');

/** ACT-6: somebody raises for the second time though only short all-ins came since their first act. */
export function isReopened({ moves, bb }: Counted): boolean {
  for (const street of ['Preflop', 'Flop', 'Turn', 'River']) {
    let price = street === 'Preflop' ? bb : 0;
    let full = bb;
    const since = new Map<string, { shorts: number; isFull: boolean }>();
    for (const { name, verb, to } of moves.filter((move) => move.street === street)) {
      if (to > price) {
        const own = since.get(name);
        if (verb === 'Raise' && own && own.shorts > 1 && !own.isFull) return true;
        const isFull = to - price >= full;
        for (const other of since.values()) {
          if (isFull) other.isFull = true;
          else other.shorts++;
        }
        if (isFull) full = to - price;
        price = to;
      }
      since.set(name, { shorts: 0, isFull: false });
    }
  }
  return false;
}

/** How often the bet is raised on the street with the most raises, the blind or bet apart. */
export const raisesOn = ({ moves, bb }: Counted, street: string): number => {
  let price = street === 'Preflop' ? bb : 0;
  let raises = 0;
  for (const move of moves) {
    if (move.street !== street || move.to <= price) continue;
    price = move.to;
    raises++;
  }
  return street === 'Preflop' ? raises : Math.max(0, raises - 1);
};

export const actionStreets = ({ moves }: Counted): number =>
  new Set(moves.map(({ street }) => street)).size;

/** Who has folded, and who is in with nothing behind. */
export const folded = ({ one }: Counted): Case['expected']['players'] =>
  one.expected.players.filter((player) => player.folded !== null);

export const allIn = ({ one }: Counted): Case['expected']['players'] =>
  one.expected.players.filter(
    ({ start, live, ante, folded: gaveUp }) => gaveUp === null && live + ante === start,
  );
