import { describe, expect, it } from 'vitest';
import { readHands, writeHand } from '../formats/notation/index.ts';
import { streamPhh } from '../formats/phh/stream.ts';
import type { ReadHand } from '../formats/read-hand.ts';
import { settleHand } from '../referee/index.ts';
import { replay } from './replay.ts';

/** A hand in PHH, blinds 50 and 100. */
function read(actions: readonly string[], stacks: readonly number[] = [1000, 800, 600]): ReadHand {
  const hands: ReadHand[] = [];
  const stream = streamPhh((hand) => hands.push(hand));
  const blinds = stacks.map((_, i) => [50, 100][i] ?? 0);
  stream.push(`variant = 'NT'
antes = [${stacks.map(() => 0)}]
blinds_or_straddles = [${blinds}]
min_bet = 100
starting_stacks = [${stacks}]
actions = [${actions.map((action) => `'${action}'`)}]`);
  stream.end();
  return hands[0]!;
}

/** What was done, as our notation writes it: `p1: Call 100`. */
const done = (hand: ReadHand): string[] =>
  [...writeHand(hand.record).matchAll(/^\d+\. (\S+)(?: \(.*\))?(: .*)$/gm)].map(
    ([, name, does]) => `${name}${does}`,
  );

const found = (hand: ReadHand): string[] =>
  settleHand(hand).findings.flatMap(({ rule, severity }) =>
    severity === 'info' ? [] : [`${rule} ${severity}`],
  );

const LIMPED = ['p3 cc', 'p1 cc', 'p2 cc', 'd db 7h7c2d'];

describe('verbs that a record leaves open', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'ACT-2, ACT-3 `cc` is a check where there is nothing to call',
      LIMPED,
      ['p3: Call 100', 'p1: Call 100', 'p2: Check'],
    ],
    [
      'ACT-4, ACT-5 `cbr` is a bet where nobody has bet, and a raise after that',
      [...LIMPED, 'p1 cbr 200', 'p2 cbr 400'],
      ['p3: Call 100', 'p1: Call 100', 'p2: Check', 'p1: Bet 200', 'p2: Raise 400'],
    ],
    [
      'CHIP-3 either is an all-in where it takes the last chip, and a call for less is one (ACT-3)',
      ['p3 cbr 600', 'p1 cbr 1000', 'p2 cc'],
      ['p3: All-In 600', 'p1: All-In 1000', 'p2: All-In 800'],
    ],
    [
      'CHIP-3 what was put in before counts: p2 has 700 of 800 left on the flop',
      [...LIMPED, 'p1 cbr 600', 'p2 cbr 700', 'p3 f', 'p1 cc'],
      [
        ...['p3: Call 100', 'p1: Call 100', 'p2: Check'],
        ...['p1: Bet 600', 'p2: All-In 700', 'p3: Fold', 'p1: Call 700'],
      ],
    ],
    ['ACT-7 `# all-in` says so itself', ['p3 cc # all-in'], ['p3: All-In 600']],
  ])('%s', (_, actions, expected) => {
    expect(done(read(actions))).toEqual(expected);
    expect(found(read(actions)).filter((one) => one.endsWith('error'))).toEqual([]);
  });

  it('are settled by the replay and nowhere before; a record that says them all is left alone', () => {
    const { record } = read(LIMPED);
    expect(record.openVerbs).toBe(true);
    expect(record.sections[0]!.actions.map(({ verb, to }) => [verb, to])).toEqual(
      Array(3).fill(['call', null]),
    );
    const played = replay(record).record;
    expect(played.openVerbs).toBe(false);
    expect(played.sections[0]!.actions.map(({ verb, to }) => [verb, to])).toEqual([
      ['call', 100],
      ['call', 100],
      ['check', null],
    ]);
    // What is settled stays as it is when it is played again, and what was read is not touched.
    expect(replay(played).record).toBe(played);
    expect(record.sections[0]!.actions[2]).toMatchObject({ verb: 'call', to: null });
    const ours = readHands(writeHand(record)).hands[0]!.record;
    expect(replay(ours).record).toBe(ours);
  });

  it('follow the remedy after an error: nobody is blamed for calling a bet that cannot be', () => {
    const hand = read(['p3 cbr 5000', 'p1 cc', 'p2 cc']);
    expect(found(hand)).toEqual(['CHIP-3 error']);
    // p3 has 600, and that is what there was to call.
    expect(done(hand)).toEqual(['p3: Raise 5000', 'p1: Call 600', 'p2: Call 600']);
  });

  it('behind the last action that can be played are taken as if everything had been right', () => {
    const hand = read([
      ...['p1 cc', 'p3 cbr 300', 'p2 cc', 'd db 7h7c2d'],
      ...['p2 cc', 'p3 cbr 300', 'p2 cc', 'p1 cbr 900'],
    ]);
    expect(found(hand)).toEqual(['ACT-1 error']);
    expect(done(hand)).toEqual([
      ...['p1: Call 100', 'p3: Raise 300', 'p2: Call 300'],
      // 600 - 300 and 1,000 - 100
      ...['p2: Check', 'p3: All-In 300', 'p2: Call 300', 'p1: All-In 900'],
    ]);
  });

  it('behind it are settled on every later street from its first action on', () => {
    const hand = read([
      ...['p3 cc', 'p2 cc', 'p1 cc', 'd db 7h7c2d'],
      ...['p1 cc', 'p2 cbr 200', 'p3 cc'],
    ]);
    expect(found(hand)).toEqual(['ACT-1 error']);
    expect(done(hand)).toEqual([
      ...['p3: Call 100', 'p2: Check', 'p1: Call 100'],
      ...['p1: Check', 'p2: Bet 200', 'p3: Call 200'],
    ]);
  });

  it('ACT-3 an all-in that names another amount than the whole is an error, as it is elsewhere', () => {
    const { record } = read(['p3 cbr 600']);
    const [preflop] = record.sections;
    const actions = [{ ...preflop!.actions[0]!, verb: 'all-in' as const, to: 500 }];
    const claimed = { ...record, sections: [{ ...preflop!, actions }] };
    const { stopped, rulings } = replay(claimed);
    expect(stopped).toBe(true);
    expect(rulings.map(({ ruling }) => ruling.severity)).toEqual(['error']);
  });

  it('on a street that cannot have come yet are those of that street', () => {
    const hand = read(['p3 cc', 'd db 7h7c2d', 'p1 cc', 'p2 cbr 200', 'p1 cc']);
    expect(found(hand)).toEqual(['ACT-8 error']);
    expect(done(hand)).toEqual(['p3: Call 100', 'p1: Check', 'p2: Bet 200', 'p1: Call 200']);
  });

  it('before a line that cannot be read are settled all the same', () => {
    const hand = read([...LIMPED, 'p1 cc', 'p2 bets']);
    expect(found(hand)).toEqual(['NOTE-1 error']);
    expect(done(hand)).toEqual(['p3: Call 100', 'p1: Call 100', 'p2: Check', 'p1: Check']);
    const { record } = settleHand(hand);
    expect(record.sections.flatMap(({ actions }) => actions.map(({ verb }) => verb))).toEqual([
      ...['call', 'call', 'check', 'check'],
    ]);
  });

  it('SEC-3 mean what they mean in the order of the file, whether its blinds are moved or not', () => {
    const stacks = [1000, 1000, 1000, 1000];
    const limped = read(['p1 cc', 'p2 cc', 'p3 cc', 'p4 cc', 'd db 7h7c2d'], stacks);
    expect(found(limped)).toContain('SEC-3 warning');
    expect(done(limped)).toEqual(['p1: Call 100', 'p2: Check', 'p3: Call 100', 'p4: Call 100']);
    // The SB called 100, not the raise that is written after it.
    const raised = read(['p1 cc', 'p2 cc', 'p3 cbr 300', 'p4 f'], stacks);
    expect(found(raised)).toEqual(['ACT-1 error']);
    expect(done(raised)).toEqual(['p1: Call 100', 'p2: Check', 'p3: Raise 300', 'p4: Fold']);
    // Nor did the BB alone, who stands first and checked.
    const checked = read(['p2 cc', 'p3 cbr 300', 'p4 f', 'p1 cc'], stacks);
    expect(found(checked)).toEqual(['ACT-1 error']);
    expect(done(checked)).toEqual(['p2: Check', 'p3: Raise 300', 'p4: Fold', 'p1: Call 300']);
  });

  it('without a table nothing is known: a call, a raise', () => {
    const { record } = read(['p3 cbr 300', 'p1 cc']);
    expect(done({ ...read([]), record: { ...record, blinds: null } })).toEqual([
      'p3: Raise 300',
      'p1: Call',
    ]);
  });
});
