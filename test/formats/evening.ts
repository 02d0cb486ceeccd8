import { sidepot } from '../cli/fake-io.ts';

/** Header lines for the three hands of {@link evening}, besides times and blinds. */
export interface EveningLines {
  readonly date?: boolean;
  /** One line for each hand. */
  readonly chairs?: readonly [string, string, string];
  /** Any other line, in every hand. */
  readonly more?: string;
}

/**
 * Three hands of one table, worked out by hand. Alice raises and wins 50 + 100 + the ante of 100;
 * Erin sits down behind Charlie. Charlie is all-in against Erin and out: 5,600 + the ante of 200 make
 * Erin's 5,800. NEXT-2: the button goes on to Erin, the next player with chips. Midnight passes.
 */
export function evening({ date = false, chairs, more }: EveningLines): string {
  const header = (hand: 0 | 1 | 2, day: string): string =>
    [date ? `Date: ${day}` : null, chairs ? `Chairs: ${chairs[hand]}` : null, more ?? null]
      .flatMap((line) => (line === null ? [] : `${line}\n`))
      .join('');
  return `Hand (1)
started_at: 23:50:00 ended_at: 23:52:00
SB 50 BB 100 Ante 100
${header(0, '2026-11-16')}Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Charlie (BB): Fold

Between Hands:
Erin: Sits 3000 after Charlie
Level: SB 100 BB 200 Ante 200
Note: Erin's chips # counted "twice"

Hand (2)
started_at: 23:55:00 ended_at: 00:02:00
SB 100 BB 200 Ante 200
${header(1, '2026-11-16')}Stack Setup:
Bob Dealer 3950
Charlie SB 2800
Erin BB 3000
Alice 5250

Preflop Base:
1. Alice: Fold
2. Bob (Dealer): Fold
3. Charlie (SB): All-In 2800
4. Erin (BB): All-In 2800
Flop Base (2♣ 7♦ K♥):
Turn Base (9♠):
River Base (3♣):

Showdown:
Charlie: 5♠ 4♦
Erin: A♠ A♦

Hand (3)
started_at: 00:03:00 ended_at: HH:MM:SS
SB 100 BB 200 Ante 200
${header(2, '2026-11-17')}Stack Setup:
Erin Dealer 5800
Alice SB 5250
Bob BB 3950
Charlie 0

Preflop Base:
1. Erin (Dealer): Fold
2. Alice (SB): Fold
`;
}

/** One hand of three players whose order and button are given by their names, the Dealer first. */
export const foldedHand = (number: number, names: readonly string[], header = ''): string => {
  const labels = ['Dealer', 'SB', 'BB'];
  const label = (i: number): string => (i < 3 ? ` ${labels[i]}` : '');
  const setUp = names.map((name, i) => `${name}${label(i)} 1000`);
  const folds = [...names.slice(3), ...names.slice(0, 2)].map((name, i) => {
    const seat = names.indexOf(name);
    return `${i + 1}. ${name}${seat < 3 ? ` (${labels[seat]})` : ''}: Fold`;
  });
  return `Hand (${number})
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100
${header}Stack Setup:
${setUp.join('\n')}

Preflop Base:
${folds.join('\n')}
`;
};

/** Where the players of {@link evening} sit if nobody says it: as in the first hand, Erin behind Charlie. */
export const KEPT = [
  ['6-max #1', '1 Alice', '2 Bob', '3 Charlie'],
  ['6-max #2', '1 Alice', '2 Bob', '3 Charlie', '4 Erin'],
  ['6-max #4', '1 Alice', '2 Bob', '4 Erin'],
];

export const convert = (to: string, text: string) =>
  sidepot(['convert', '--to', to], { stdin: text });

/** `6-max #1`, then every player as `1 Alice`, for each hand of PokerStars text. */
export const tablesIn = (text: string): string[][] =>
  text
    .split(/^PokerStars Hand /m)
    .slice(1)
    .map((hand) => {
      const [, size, button] = /(\d+-max) Seat (#\d+) is the button/.exec(hand)!;
      const seats = [...hand.matchAll(/^Seat (\d+): (.+) \(\d+ in chips\)$/gm)];
      return [`${size} ${button}`, ...seats.map(([, chair, name]) => `${chair} ${name}`)];
    });

/** The lines of a text that start with one of the words. */
export const linesOf = (text: string, ...words: string[]): string[] =>
  text.split('\n').filter((line) => words.some((word) => line.startsWith(word)));
