/**
 * Ten hands of four players in which everybody folds to the BB: the SB loses 50, the BB wins it.
 * The figures are worked out here, by that sentence alone.
 */
function tenHands(): readonly string[] {
  const ring = ['Alice', 'Bob', 'Charlie', 'David'];
  const stacks: Record<string, number> = { Alice: 5000, Bob: 4000, Charlie: 3000, David: 6000 };
  return Array.from({ length: 10 }, (_, i) => {
    const at = (k: number): string => ring[(i + k) % 4]!;
    const minute = (n: number): string => `00:${String(n).padStart(2, '0')}:00`;
    const text = `Hand (${i + 1})
started_at: ${minute(i)} ended_at: ${minute(i + 1)}
SB 50 BB 100 Ante 100
Stack Setup:
${at(0)} Dealer ${stacks[at(0)]}
${at(1)} SB ${stacks[at(1)]}
${at(2)} BB ${stacks[at(2)]}
${at(3)} ${stacks[at(3)]}

Preflop Base:
1. ${at(3)}: Fold
2. ${at(0)} (Dealer): Fold
3. ${at(1)} (SB): Fold
`;
    stacks[at(1)]! -= 50;
    stacks[at(2)]! += 50;
    return text;
  });
}

export const TEN_HANDS = tenHands();

/** The fifth hand's list: after one round everybody has what they started with. */
export const FIFTH = 'Alice Dealer 5000\nBob SB 4000\nCharlie BB 3000\nDavid 6000';

/** The hands with something changed in one of them, which has to be there. */
export function changedIn(hand: number, ...changes: readonly (readonly [string, string])[]) {
  const text = changes.reduce(
    (now, [from, to]) => {
      if (!now.includes(from)) throw new Error(`${from} is not in ${now}`);
      return now.replace(from, to);
    },
    TEN_HANDS[hand - 1]!,
  );
  return TEN_HANDS.with(hand - 1, text);
}

/** The hands with lines between one of them and the next. */
export const withBetween = (hand: number, ...lines: readonly string[]): readonly string[] =>
  TEN_HANDS.with(hand - 1, `${TEN_HANDS[hand - 1]}\nBetween Hands:\n${lines.join('\n')}\n`);

/** The tenth hand, after which chips below 25 go out of play. */
export const COLOUR_UP = `${TEN_HANDS[9]}\nBetween Hands:\nColour Up: 25\n`;

/** The hand after it: 325 in the pot. Of two who share it one gets 175, not 163 (TOUR-9, ODD-1). */
export const afterColourUp = (ranking: string): string => `Hand (11)
SB 50 BB 100 Ante 25
Stack Setup:
Charlie Dealer 3000
David SB 6050
Alice BB 5000
Bob 3950

Preflop Base:
1. Bob: Call 100
2. Charlie (Dealer): Fold
3. David (SB): Call 100
4. Alice (BB): Check

Ranking: ${ranking}
`;

/** The hand after that where Alice, with the ante, started with 5,000 and Bob with 3,950. */
export const twelfthHand = (alice: number, bob: number): string => `Hand (12)
SB 50 BB 100 Ante 25
Stack Setup:
David Dealer 5950
Alice SB ${alice}
Bob BB ${bob}
Charlie 3000
`;

/** Ten hands in which a rule is broken, and what each of its remedies comes to. */
export interface BrokenEvening {
  readonly title: string;
  readonly rule: string;
  readonly hands: readonly string[];
  /** The hand that has the finding, counted from 0, and the line of its text. */
  readonly place: number;
  readonly line: number;
  /** What each remedy reads, and what then stands in the hand or in the one before. */
  readonly remedies: readonly (readonly [
    says: string,
    place: 'here' | 'before',
    written: string | RegExp,
  ])[];
}

/**
 * Every rule between hands that can be broken. Nothing but TOUR-2 is without a remedy of its own:
 * whose chips they are is said by TOUR-1 or TOUR-4 beside it.
 */
export const BROKEN: readonly BrokenEvening[] = [
  {
    title: 'a stack that is not the one before',
    rule: 'TOUR-1',
    hands: changedIn(5, ['Alice Dealer 5000', 'Alice Dealer 5100']),
    place: 4,
    line: 5,
    remedies: [
      ['Write Alice Dealer 5000', 'here', 'Alice Dealer 5000\n'],
      ['Write Alice: Recount 5100', 'before', 'Between Hands:\nAlice: Recount 5100\n'],
    ],
  },
  {
    title: 'the button stays where it was',
    rule: 'TOUR-3',
    hands: changedIn(
      5,
      [FIFTH, 'David Dealer 6000\nAlice SB 5000\nBob BB 4000\nCharlie 3000'],
      ['David: Fold', 'Charlie: Fold'],
      ['Alice (Dealer): Fold', 'David (Dealer): Fold'],
      ['Bob (SB): Fold', 'Alice (SB): Fold'],
    ),
    place: 4,
    line: 5,
    remedies: [['Write Dealer Alice, SB Bob and BB Charlie', 'here', FIFTH]],
  },
  {
    title: 'somebody is missing',
    rule: 'TOUR-4',
    hands: changedIn(5, ['David 6000\n', ''], ['1. David: Fold\n', '']),
    place: 4,
    line: 1,
    remedies: [
      ['Write David: Leaves', 'before', 'Between Hands:\nDavid: Leaves\n'],
      ['Write David 6000', 'here', FIFTH],
    ],
  },
  {
    title: 'somebody never sat down',
    rule: 'TOUR-4',
    hands: changedIn(5, ['David 6000\n', 'David 6000\nErin 3000\n']),
    place: 4,
    line: 9,
    remedies: [
      ['Write Erin: Sits 3000 after David', 'before', 'Erin: Sits 3000 after David\n'],
      ['Take out Erin 3000', 'here', `${FIFTH}\n\n`],
    ],
  },
  {
    title: 'a hand starts before the one before ended',
    rule: 'TOUR-6',
    hands: changedIn(5, ['started_at: 00:04:00', 'started_at: 00:03:30']),
    place: 4,
    line: 1,
    remedies: [
      ['Write started_at: 00:04:00', 'here', 'started_at: 00:04:00 ended_at: 00:05:00'],
      ['Write ended_at: 00:03:30', 'before', 'started_at: 00:03:00 ended_at: 00:03:30'],
    ],
  },
  {
    title: 'a hand ends before it started',
    rule: 'TOUR-6',
    hands: changedIn(10, ['ended_at: 00:10:00', 'ended_at: 00:08:00']),
    place: 9,
    line: 1,
    remedies: [
      ['Write ended_at: HH:MM:SS', 'here', 'started_at: 00:09:00 ended_at: HH:MM:SS'],
      ['Write started_at: HH:MM:SS', 'here', 'started_at: HH:MM:SS ended_at: 00:08:00'],
    ],
  },
  {
    title: 'a level that the hand does not have',
    rule: 'TOUR-7',
    hands: withBetween(4, 'Level: SB 100 BB 200 Ante 200'),
    place: 4,
    line: 3,
    remedies: [
      ['Write SB 100 BB 200 Ante 200', 'here', '\nSB 100 BB 200 Ante 200\n'],
      ['Write Level: SB 50 BB 100 Ante 100', 'before', '\nLevel: SB 50 BB 100 Ante 100\n'],
    ],
  },
  {
    title: 'blinds change without a line',
    rule: 'TOUR-7',
    hands: changedIn(10, ['SB 50 BB 100 Ante 100', 'SB 50 BB 100 Ante 200']),
    place: 9,
    line: 3,
    remedies: [
      [
        'Write Level: SB 50 BB 100 Ante 200',
        'before',
        'Between Hands:\nLevel: SB 50 BB 100 Ante 200\n',
      ],
      ['Write SB 50 BB 100 Ante 100', 'here', '\nSB 50 BB 100 Ante 100\n'],
    ],
  },
  {
    title: 'the blinds go down',
    rule: 'TOUR-7',
    hands: changedIn(10, ['SB 50 BB 100 Ante 100', 'SB 50 BB 100 Ante 50']),
    place: 9,
    line: 3,
    remedies: [['Write SB 50 BB 100 Ante 100', 'here', '\nSB 50 BB 100 Ante 100\n']],
  },
  {
    title: 'a number used twice',
    rule: 'TOUR-8',
    hands: changedIn(5, ['Hand (5)', 'Hand (4)']),
    place: 4,
    line: 1,
    remedies: [['Write Hand (5)', 'here', /^Hand \(5\)\n/]],
  },
  {
    title: 'a recount to the stack a player has',
    rule: 'TOUR-9',
    hands: withBetween(4, 'Alice: Recount 5000'),
    place: 3,
    line: 16,
    remedies: [['Take out Alice: Recount 5000', 'here', /\(SB\): Fold\n$/]],
  },
  {
    title: 'somebody sits who is there',
    rule: 'TOUR-9',
    // Before the last hand is over nobody needs what the line brings.
    hands: withBetween(10, 'Alice: Sits 2000'),
    place: 9,
    line: 16,
    remedies: [
      ['Write Alice: Rebuy 2000', 'here', 'Between Hands:\nAlice: Rebuy 2000\n'],
      ['Write Alice: Recount 2000', 'here', 'Between Hands:\nAlice: Recount 2000\n'],
      ['Take out Alice: Sits 2000', 'here', /\(SB\): Fold\n$/],
    ],
  },
  {
    title: 'a colour-up that stacks do not show',
    rule: 'TOUR-9',
    hands: withBetween(10, 'Colour Up: 500'),
    place: 9,
    line: 16,
    remedies: [
      // After ten hands Bob has paid one small blind more than came back, to David.
      [
        'Write Bob: Recount 3500, David: Recount 6000',
        'here',
        'Bob: Recount 3500\nDavid: Recount 6000\n',
      ],
      ['Take out Colour Up: 500', 'here', /\(SB\): Fold\n$/],
    ],
  },
  {
    title: 'chairs that are not clockwise',
    rule: 'TOUR-9',
    hands: changedIn(5, ['Stack Setup', 'Chairs: 1 3 2 4 of 6\nStack Setup']),
    place: 4,
    line: 4,
    remedies: [['Take out Chairs: 1 3 2 4 of 6', 'here', '\nStack Setup']],
  },
];
