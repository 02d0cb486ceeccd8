import { afterEach, describe, expect, test } from 'vitest';
import { checkSession } from '../../../tournament/index.ts';
import { handsText } from '../../session/export.ts';
import type { BetweenHands } from './between-hands.ts';
import { followSession } from './live-session.ts';
import { lastPlayer, nextHandText } from './next-hand.ts';
import { PageState } from './page-state.ts';
import { Recorder } from './recorder.ts';

/** TOURNAMENT, Golden: Alice raises to 300 and both fold; 12,000 in play. */
const GOLDEN = `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100 Ante 100
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 3000

Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Charlie (BB): Fold
`;

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function opened(...hands: readonly string[]): { recorder: Recorder; between: BetweenHands } {
  const recorder = new Recorder({ id: 'x', name: 'Friday', hands, at: hands.length - 1 });
  stops.push(followSession(recorder));
  return { recorder, between: recorder.between.value! };
}

const setUp = (text: string): readonly string[] =>
  text.slice(text.indexOf('Stack Setup:')).trim().split('\n').slice(1);

const rules = (recorder: Recorder): readonly string[] =>
  recorder.findings.value.map(({ rule }) => rule).filter((rule) => rule.startsWith('TOUR'));

/** Once everything is judged: nothing has been published for a while. */
async function judged({ between }: ReturnType<typeof opened>): Promise<void> {
  for (let before = null; before !== between.hands.value; ) {
    before = between.hands.value;
    await new Promise((done) => setTimeout(done, 120));
  }
}

/** What is wrong in a session by the whole check, without what is only for information. */
const wrongIn = (hands: readonly string[]): readonly string[] =>
  checkSession(handsText({ hands })).hands.flatMap(({ verdict }) =>
    verdict.findings.flatMap(({ severity, message }) => (severity === 'info' ? [] : [message])),
  );

test('TOUR-9 the table is there for the first key of a line, before the session is judged', () => {
  const { between } = opened(GOLDEN);
  const seated = (): readonly string[] =>
    between.tableAt(0)!.seats.map(({ name, least }) => `${name} ${least}`);
  expect(between.hands.value).toEqual([]);
  expect(seated()).toEqual(['Alice 5250', 'Bob 3950', 'Charlie 2800']);
  expect(between.addLine('Erin: Sits 3000 after Charlie')).toBeNull();
  expect(seated()).toContain('Erin 3000');
});

describe('the next hand', () => {
  test.each([
    ['nothing', [], ['Bob Dealer 3950', 'Charlie SB 2800', 'Alice BB 5250']],
    ['a recount', ['Alice: Recount 5350'], ['Bob Dealer 3950', 'Charlie SB 2800', 'Alice BB 5350']],
    [
      'a newcomer who is the next BB',
      ['Erin: Sits 3000 after Charlie'],
      ['Bob Dealer 3950', 'Charlie SB 2800', 'Erin BB 3000', 'Alice 5250'],
    ],
    ['somebody who leaves', ['Charlie: Leaves'], ['Bob SB 3950', 'Alice BB 5250']],
    [
      'a rebuy, an add-on and a penalty',
      ['Bob: Rebuy 1000', 'Bob: Add-On 500', 'Alice: Penalty 250'],
      ['Bob Dealer 5450', 'Charlie SB 2800', 'Alice BB 5000'],
    ],
  ])('after %s', (_, lines, expected) => {
    const { recorder, between } = opened(GOLDEN);
    for (const line of lines) expect(between.addLine(line)).toBeNull();
    expect(setUp(between.nextText.value!)).toEqual(expected);
    expect(between.recordNext('')).toBe(true);
    expect(setUp(recorder.text.value)).toEqual(expected);
  });

  test('TOUR-9 with all but one gone there is none, and whoever stays has what the lines left', async () => {
    const at = opened(GOLDEN);
    const ui = new PageState(at.recorder, {
      read: () => null,
      write: () => false,
      watch: () => () => {},
    });
    at.between.addLine('Bob: Leaves');
    at.between.addLine('Alice: Rebuy 750');
    await judged(at);
    expect(setUp(nextHandText(ui)!)).toEqual(['Charlie SB 2800', 'Alice BB 6000']);
    at.between.addLine('Charlie: Leaves');
    await judged(at);
    expect(nextHandText(ui)).toBeNull();
    expect(lastPlayer(at.recorder)).toEqual({ name: 'Alice', chips: 6000 });
    expect(at.between.recordNext('')).toBe(false);
  });

  test('a level and a colour-up: blinds and odd chip', () => {
    const { recorder, between } = opened(GOLDEN);
    between.addLine('Level: 100/200/200');
    between.addLine('Colour Up: 50');
    between.recordNext('');
    expect(recorder.text.value).toContain('SB 100 BB 200 Ante 200');
    expect(recorder.text.value).toContain('Odd Chip: 50');
  });

  test('TOUR-7 a level typed for the next hand is written between the hands, as one step', () => {
    const { recorder, between } = opened(GOLDEN);
    between.recordNext('100/200');
    expect(recorder.session.value.hands[0]).toContain('\nLevel: SB 100 BB 200 Ante 200\n');
    expect(recorder.text.value).toContain('SB 100 BB 200 Ante 200');
    recorder.undo();
    expect(recorder.session.value.hands).toEqual([GOLDEN]);
  });

  test('TOUR-3 a newcomer between Dealer and SB waits, which is written, and plays the hand after', async () => {
    const at = opened(GOLDEN);
    const { recorder, between } = at;
    between.addLine('Erin: Sits 3000 after Bob');
    between.recordNext('');
    expect(recorder.session.value.hands[0]).toContain('Erin: Waits\n');
    expect(setUp(recorder.text.value)).toEqual([
      'Bob Dealer 3950',
      'Charlie SB 2800',
      'Alice BB 5250',
    ]);
    await judged(at);
    expect(rules(recorder)).toEqual([]);
    expect(between.chipsWaiting.value).toBe(3000);
    for (let i = 0; i < 2; i++) recorder.act({ verb: 'fold' });
    between.recordNext('');
    // Charlie is Dealer, Alice SB, Bob BB: Erin, after Bob, is dealt in last.
    expect(setUp(recorder.text.value).map((line) => line.replace(/ \d+$/, ''))).toEqual([
      'Charlie Dealer',
      'Alice SB',
      'Bob BB',
      'Erin',
    ]);
    await judged(at);
    expect(rules(recorder)).toEqual([]);
  });

  test('ACT-9 who is away by a line between the hands folds when it is their turn', () => {
    const { recorder, between } = opened(GOLDEN);
    between.addLine('Bob: Away');
    between.recordNext('');
    expect(recorder.text.value).toContain('1. Bob (Dealer): Fold (away)');
  });

  test('lines before a hand of which only the set-up stands change that set-up', () => {
    const { recorder, between } = opened(GOLDEN);
    between.recordNext('');
    between.addLine('Alice: Recount 5350');
    between.addLine('Level: 100/200/200');
    expect(recorder.session.value.at).toBe(1);
    expect(recorder.text.value).toContain('SB 100 BB 200 Ante 200');
    expect(setUp(recorder.text.value)).toContain('Alice BB 5350');
    between.removeLine(0);
    expect(setUp(recorder.text.value)).toContain('Alice BB 5250');
    recorder.undo();
    expect(setUp(recorder.text.value)).toContain('Alice BB 5350');
  });

  test.each([
    ['Zoe: Recount'],
    ['Alice: Dances'],
    ['Zoe: Leaves'],
    ['Alice: Sits 3000'],
    ['Bob: Penalty 9000'],
    [''],
  ])('%j is refused with a sentence and changes nothing', (typed) => {
    const { recorder, between } = opened(GOLDEN);
    expect(between.addLine(typed)).toMatch(/\w/);
    expect(recorder.text.value).toBe(GOLDEN);
  });
});

describe('a hand that is not settled', () => {
  const UNFINISHED = GOLDEN.slice(0, GOLDEN.indexOf('3. Charlie'));

  test('TOUR-2 not seen: stacks are proposed and open until they are counted', async () => {
    const at = opened(UNFINISHED);
    const { recorder, between } = at;
    recorder.endWith('not-seen');
    expect(recorder.scene.value.stage).toBe('unseen');
    expect(recorder.text.value).toContain('Result: not seen');
    between.recordNext('');
    // Alice put in 300, Bob 50, Charlie 100 and the ante.
    expect(setUp(recorder.text.value)).toEqual([
      'Bob Dealer 3950',
      'Charlie SB 2800',
      'Alice BB 4700',
    ]);
    await judged(at);
    expect(rules(recorder)).toEqual(['TOUR-2']);
    expect([...between.openStacks.value]).toEqual(['Bob', 'Charlie', 'Alice']);
    recorder.write(recorder.text.value.replace('Alice BB 4700', 'Alice BB 5250'));
    expect([...between.openStacks.value]).toEqual(['Bob', 'Charlie']);
    expect(between.confirmStacks()).toBe(true);
    expect(recorder.session.value.hands[0]).toContain('Bob: Recount 3950\nCharlie: Recount 2800');
    await judged(at);
    expect([...between.openStacks.value]).toEqual([]);
    expect(rules(recorder)).toEqual([]);
    expect(between.confirmStacks()).toBe(false);
  });

  test('TOUR-9 a misdeal: chips go back and the button stays; nobody acts in it any more', () => {
    const { recorder, between } = opened(UNFINISHED);
    recorder.endWith('void');
    expect(recorder.scene.value.stage).toBe('settled');
    between.recordNext('');
    expect(setUp(recorder.text.value)).toEqual([
      'Alice Dealer 5000',
      'Bob SB 4000',
      'Charlie BB 3000',
    ]);
    recorder.openHand(0);
    recorder.endWith('void');
    expect(recorder.scene.value.stage).toBe('betting');
  });
});

/** Thirty hands: the first to act raises to three big blinds, everybody else folds. */
async function evening(): Promise<ReturnType<typeof opened>> {
  const at = opened(GOLDEN);
  for (let i = 1; i < 30; i++) {
    at.between.recordNext('');
    at.recorder.act({ verb: 'raise', to: 300 });
    while (at.recorder.scene.value.legal) at.recorder.act({ verb: 'fold' });
  }
  await judged(at);
  return at;
}

describe('TOUR-1 a stack that is not what the hand before left', () => {
  test.each([
    ['Alice BB 5250', 'Alice BB 5250', null],
    ['Alice: Recount 5350', 'Alice BB 5350', 'Between Hands:\nAlice: Recount 5350\n'],
  ] as const)('is mended by %s, as one step', async (by, stack, line) => {
    const second = `Hand (2)\nSB 50 BB 100 Ante 100\nStack Setup:\nBob Dealer 3950\nCharlie SB 2800\nAlice BB 5350\n`;
    const at = opened(GOLDEN, second);
    const { recorder, between } = at;
    await judged(at);
    expect(rules(recorder)).toEqual(['TOUR-2', 'TOUR-1']);
    expect(between.broken.value).toBe(1);
    expect(between.remedies.value.map(({ letter }) => letter)).toEqual(['a', 'b']);
    between.remedies.value.find(({ text }) => text === by)!.press();
    expect(setUp(recorder.text.value)).toContain(stack);
    if (line) expect(recorder.session.value.hands[0]).toContain(line);
    await judged(at);
    expect(rules(recorder)).toEqual([]);
    expect(between.broken.value).toBe(0);
    recorder.undo();
    expect(recorder.session.value.hands).toEqual([GOLDEN, second]);
  });
});

describe('TOUR-1 several stacks that are not what the hand before left', () => {
  const wrong = `Hand (2)\nSB 50 BB 100 Ante 100\nEvent: Friday\nStack Setup:\nBob Dealer 4000\nCharlie SB 2800\nAlice BB 5350\n`;
  const first = GOLDEN.replace('Stack Setup', 'Event: Friday\nStack Setup');

  test('all of them are put right at once, each way as one step', async () => {
    const at = opened(first, wrong);
    const { recorder, between } = at;
    await judged(at);
    const texts = between.remedies.value.map(({ letter, text }) => `${letter} ${text}`);
    expect(texts).toEqual([
      'a all stacks as the hand before left them',
      'b a recount for each of them',
      'c Bob Dealer 3950',
      'd Bob: Recount 4000',
      'e Alice BB 5250',
      'f Alice: Recount 5350',
    ]);
    between.remedies.value[0]!.press();
    expect(setUp(recorder.text.value).join()).toBe('Bob Dealer 3950,Charlie SB 2800,Alice BB 5250');
    recorder.undo();
    await judged(at);
    between.remedies.value[1]!.press();
    expect(recorder.session.value.hands[0]).toContain(
      'Between Hands:\nBob: Recount 4000\nAlice: Recount 5350\n',
    );
    await judged(at);
    expect(rules(recorder)).toEqual([]);
  });

  test('nothing is offered to be carried to a hand that has long been right', async () => {
    const right = wrong.replace('4000', '3950').replace('5350', '5250');
    // In the first hand somebody wrote a stack that the second does not stand on, and mends it.
    const at = opened(first.replace('5000', '5200'), right);
    const { recorder, between } = at;
    recorder.openHand(0);
    recorder.write(first);
    await judged(at);
    expect(between.offer.value).toBeNull();
    expect(rules(recorder)).toEqual([]);
  });
});

describe('carry through', () => {
  test('an action changed in hand 2 of 30: later hands follow, one undo restores every byte', async () => {
    const at = await evening();
    const { recorder, between } = at;
    const before = recorder.session.value.hands;
    expect(between.offer.value).toBeNull();
    recorder.openHand(1);
    recorder.write(recorder.text.value.replace('Raise 300', 'Raise 250'));
    await judged(at);
    expect(between.offer.value, 'a raise that nobody calls comes back').toBeNull();
    // Bob raises, Charlie calls instead of folding, Alice folds; Charlie wins.
    recorder.write(
      recorder.text.value
        .replace('2. Charlie (SB): Fold', '2. Charlie (SB): Call 250')
        .replace(/\n$/, '\n\nWinner: Charlie\n'),
    );
    await judged(at);
    expect(between.offer.value).toEqual({ place: 1, later: 28 });
    const edited = recorder.session.value.hands;
    expect(between.carryThrough()).toBe(true);
    await judged(at);
    expect(between.offer.value).toBeNull();
    const carried = recorder.session.value.hands;
    expect(carried.filter((text, i) => text !== edited[i])).toHaveLength(28);
    expect(wrongIn(carried)).toEqual([]);
    recorder.undo();
    expect(recorder.session.value.hands).toEqual(edited);
    recorder.undo();
    recorder.undo();
    expect(recorder.session.value.hands).toEqual(before);
  });

  test('two hands changed: both are carried, as if the evening had been recorded so', async () => {
    const at = await evening();
    const { recorder, between } = at;
    const loser = (hand: string): string =>
      hand.replace(/(2\. \w+ \(SB\)): Fold/, '$1: Call 300').replace(/\n$/, '\n\nWinner: Alice\n');
    recorder.openHand(20);
    recorder.write(loser(recorder.text.value).replace('Winner: Alice', `Winner: ${small(at, 20)}`));
    recorder.openHand(5);
    recorder.write(loser(recorder.text.value).replace('Winner: Alice', `Winner: ${small(at, 5)}`));
    between.carryThrough();
    await judged(at);
    expect(wrongIn(recorder.session.value.hands)).toEqual([]);
  });

  test('nothing is offered while the changed hand is not settled', async () => {
    const at = await evening();
    const { recorder, between } = at;
    recorder.openHand(1);
    recorder.write(recorder.text.value.replace(/^3\..*\n/m, ''));
    await judged(at);
    expect(between.offer.value).toBeNull();
  });

  test('a text that is changed back, and one that changes nothing for later hands, offer nothing', async () => {
    const at = await evening();
    const { recorder, between } = at;
    recorder.openHand(1);
    const { value: text } = recorder.text;
    recorder.write(text.replace('Hand (2)', 'Hand (2) # late'));
    await judged(at);
    expect(between.offer.value).toBeNull();
    recorder.write(text);
    expect(recorder.session.value.edited).toEqual({});
    expect(between.carryThrough()).toBe(false);
  });
});

/** The small blind of a hand. */
const small = ({ recorder }: ReturnType<typeof opened>, place: number): string =>
  /^(\w+) SB/m.exec(recorder.session.value.hands[place]!)![1]!;

test('judged hand by hand after every change, the session is what it is when judged whole', async () => {
  const at = await evening();
  const { recorder, between } = at;
  const changes: readonly (readonly [number, string, string])[] = [
    [7, 'Hand (8)', 'Hand (9)'],
    [3, 'SB 50', 'SB 25'],
    [28, 'Alice', 'Alina'],
    [7, 'Hand (9)', 'Hand (8)'],
    [0, 'Charlie BB 3000', 'Charlie BB 3100'],
  ];
  for (const [place, from, to] of changes) {
    recorder.openHand(place);
    recorder.write(recorder.text.value.replaceAll(from, to));
    await judged(at);
    const whole = checkSession(handsText(recorder.session.value)).hands.map(({ verdict }) =>
      verdict.findings.filter(({ rule }) => rule.startsWith('TOUR')).map(({ message }) => message),
    );
    expect(
      between.hands.value.map(({ findings }) => findings.map(({ message }) => message)),
    ).toEqual(whole);
  }
});

test('levels by schedule: the next one each time, until it ends', () => {
  const { recorder, between } = opened(GOLDEN);
  expect(between.nextLevel()).toMatch(/no schedule/);
  recorder.change({ ...recorder.session.value, levels: '25/50, 50/100/100, 100/200/200' });
  expect(between.nextLevel()).toBeNull();
  expect(recorder.text.value).toContain('Between Hands:\nLevel: SB 100 BB 200 Ante 200\n');
  expect(between.nextLevel()).toMatch(/100\/200\/200 is the last level/);
});
