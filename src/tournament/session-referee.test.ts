import { expect, test } from 'vitest';
import {
  afterColourUp,
  COLOUR_UP,
  changedIn,
  FIFTH,
  TEN_HANDS,
  withBetween,
} from '../../test/ten-hands.ts';
import { readHands, writeHand } from '../formats/index.ts';
import { checkSession, fixCarry, formatSession, judgeRead, SessionReferee } from './index.ts';

const HANDS = TEN_HANDS;

const EVENING = HANDS.join('\n');

/** "TOUR-1 warning Hand (5)" for each finding, with the hand it is about. */
const found = (text: string): string[] =>
  checkSession(text).hands.flatMap(({ verdict }) =>
    verdict.findings.map((one) => `${one.rule} ${one.severity} ${verdict.record.number}`),
  );

const changed = (hand: number, from: string, to: string): string =>
  changedIn(hand, [from, to]).join('\n');

const between = (hand: number, ...lines: string[]): string =>
  withBetween(hand, ...lines).join('\n');

test('TOUR-1 to TOUR-9 have nothing to say about ten hands that are right', () => {
  expect(found(EVENING)).toEqual([]);
  const { hands } = checkSession(EVENING);
  expect(hands.map(({ follows }) => follows)).toEqual([false, ...Array(9).fill(true)]);
  expect(hands.map((hand) => hand.chipsInPlay)).toEqual(Array(10).fill(18_000));
});

const FOLDS = '1. David: Fold\n2. Alice (Dealer): Fold\n3. Bob (SB): Fold\n\nHand (6)';

test.each([
  [
    'TOUR-1 and TOUR-2 a stack that is not the one before',
    changed(5, 'Alice Dealer 5000', 'Alice Dealer 5100'),
    ['TOUR-2 warning 5', 'TOUR-1 warning 5', 'TOUR-2 warning 6', 'TOUR-1 warning 6'],
  ],
  [
    'TOUR-1 a recount that the next hand does not show',
    between(4, 'Alice: Recount 5100'),
    ['TOUR-2 warning 5', 'TOUR-1 warning 5'],
  ],
  [
    'TOUR-3 the button stays where it was',
    changed(5, FIFTH, 'David Dealer 6000\nAlice SB 5000\nBob BB 4000\nCharlie 3000').replace(
      FOLDS,
      '1. Charlie: Fold\n2. David (Dealer): Fold\n3. Alice (SB): Fold\n\nHand (6)',
    ),
    // Alice pays the SB instead of Bob: only David's stack carries over to hand 6, so the chain ends.
    ['TOUR-3 warning 5'],
  ],
  [
    'TOUR-4 somebody is there who never sat down, and somebody is missing',
    HANDS.map((text, i) => (i < 4 ? text : text.replaceAll('David', 'Dave'))).join('\n'),
    ['TOUR-4 warning 5', 'TOUR-4 warning 5'],
  ],
  [
    'TOUR-6 a hand starts before the one before ended',
    changed(5, 'started_at: 00:04:00', 'started_at: 00:03:30'),
    ['TOUR-6 warning 5'],
  ],
  [
    'TOUR-6 a hand ends before it started',
    changed(10, 'ended_at: 00:10:00', 'ended_at: 00:08:00'),
    ['TOUR-6 warning 10'],
  ],
  [
    'TOUR-7 blinds change without a line, and go down again',
    changed(5, 'SB 50 BB 100 Ante 100', 'SB 50 BB 100 Ante 200'),
    ['TOUR-7 info 5', 'TOUR-7 warning 6'],
  ],
  [
    'TOUR-7 the level is another',
    between(4, 'Level: SB 100 BB 200 Ante 200'),
    ['TOUR-7 warning 5'],
  ],
  [
    'TOUR-7 the big blind goes down, although a line says so',
    between(4, 'Level: SB 25 BB 50 Ante 100').replace(
      `SB 50 BB 100 Ante 100\nStack Setup:\n${FIFTH}\n\nPreflop Base:\n${FOLDS}`,
      `SB 25 BB 50 Ante 100\nStack Setup:\n${FIFTH}\n\nPreflop Base:\n${FOLDS}`,
    ),
    // In the order of the text: with a smaller SB, Bob and Charlie do not have what hand 6 says.
    ['TOUR-7 warning 5', 'TOUR-7 info 6', 'TOUR-1 warning 6', 'TOUR-1 warning 6'],
  ],
  ['TOUR-8 a number is used twice', changed(5, 'Hand (5)', 'Hand (4)'), ['TOUR-8 warning 4']],
  [
    'TOUR-9 a recount to the stack a player has',
    between(4, 'Alice: Recount 5000'),
    ['TOUR-9 info 4'],
  ],
  ['TOUR-9 somebody sits twice', between(4, 'Alice: Sits 5000'), ['TOUR-9 error 4']],
  ['TOUR-9 a penalty of more than there is', between(4, 'Alice: Penalty 5001'), ['TOUR-9 error 4']],
  ['TOUR-9 fewer left than are here', between(4, 'Players Left: 3'), ['TOUR-9 error 4']],
  ['NOTE-2 a line about nobody', between(4, 'Alicia: Recount 5000'), ['NOTE-2 error 4']],
  ['SEAT-6 a newcomer with a bad name', between(4, 'Big BB: Sits 5000'), ['SEAT-6 error 4']],
  [
    'TOUR-9 a colour-up that stacks do not show',
    between(1, 'Colour Up: 500'),
    ['TOUR-9 warning 1'],
  ],
  [
    'TOUR-9 chairs that are not clockwise',
    changed(5, 'Stack Setup', 'Chairs: 1 3 2 4 of 6\nStack Setup'),
    ['TOUR-9 error 5'],
  ],
  [
    'TOUR-9 a chair twice',
    changed(5, 'Stack Setup', 'Chairs: 1 3 3 4 of 6\nStack Setup'),
    ['TOUR-9 error 5'],
  ],
  [
    'TOUR-9 a chair too few',
    changed(5, 'Stack Setup', 'Chairs: 1 3 4 of 6\nStack Setup'),
    ['TOUR-9 error 5'],
  ],
])('%s', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('TOUR-9 one error among what is worth knowing, and the hand is not ok', () => {
  const isOk = (...lines: string[]): boolean =>
    checkSession(between(4, ...lines)).hands[3]!.verdict.ok;
  expect(isOk('Alice: Recount 5000')).toBe(true);
  expect(isOk('Alice: Recount 5000', 'Alice: Sits 5000')).toBe(false);
});

test('TOUR-1 both figures and both remedies, at the stack', () => {
  const text = changed(5, 'Alice Dealer 5000', 'Alice Dealer 5100');
  const one = checkSession(text).hands[4]!.verdict.findings.find(({ rule }) => rule === 'TOUR-1')!;
  expect(one).toMatchObject({ severity: 'warning', expected: '5,000', found: '5,100', edit: null });
  expect(one.at).toMatchObject({ column: 14, length: 4 });
  expect(one.fix).toContain('5000');
  expect(one.fix).toContain('Alice: Recount 5100');
});

test('TOUR-1 --fix=carry and --fix=recount each leave nothing to say, and nothing twice', () => {
  const text = changed(5, 'Alice Dealer 5000', 'Alice Dealer 5100');
  const carried = fixCarry(text, 'carry');
  expect(carried.text).toBe(EVENING);
  expect(carried.fixes).toBe(1);
  const recounted = fixCarry(text, 'recount');
  expect(found(recounted.text)).toEqual([]);
  expect(recounted.text).toContain('Between Hands:\nAlice: Recount 5100\n');
  for (const choice of ['carry', 'recount'] as const) {
    expect(fixCarry(recounted.text, choice)).toEqual({ text: recounted.text, fixes: 0 });
  }
});

test('TOUR-1 both fix the last hand too, and carry goes on from what it wrote', () => {
  const text = changedIn(
    9,
    ['Alice Dealer 5000', 'Alice Dealer 5100'],
    ['David 6000', 'David 6100'],
  )
    .with(9, HANDS[9]!.replace('Charlie SB 3050', 'Charlie SB 3150'))
    .map((hand) => hand.replace('Stack Setup', 'Event: E\nStack Setup'))
    .join('\n');
  const evening = EVENING.replaceAll('Stack Setup', 'Event: E\nStack Setup');
  expect(fixCarry(text, 'carry')).toEqual({ text: evening, fixes: 3 });
  // Alice and David have 100 more in hand 9 and then lose them again.
  const recounted = fixCarry(text, 'recount');
  expect(recounted.fixes).toBe(5);
  expect(found(recounted.text)).toEqual([]);
});

test('TOUR-1 recounts join the block that is there, and keep CRLF', () => {
  const hands = HANDS.with(4, HANDS[4]!.replace('David 6000', 'David 6100'));
  const noted = hands.with(3, `${hands[3]}\nBetween Hands:\nNote: a break\n`).join('\n');
  const { text } = fixCarry(noted.replaceAll('\n', '\r\n'), 'recount');
  expect(text).toContain('\r\nNote: a break\r\nDavid: Recount 6100\r\n\r\nHand (5)');
});

test('TOUR-3 after a line for each newcomer and leaver the next hand is the one it says', () => {
  const next = (...lines: string[]): string => {
    const text = `${HANDS[0]}\nBetween Hands:\n${lines.join('\n')}\n`;
    const record = checkSession(text).hands[0]!.after!.nextHand()!;
    return writeHand(record).split('Stack Setup:\n')[1]!.trimEnd().replaceAll('\n', ', ');
  };
  // Alice Dealer, Bob SB, Charlie BB, David; Bob lost 50 to Charlie.
  expect(next('Note: nothing')).toBe('Bob Dealer 3950, Charlie SB 3050, David BB 6000, Alice 5000');
  // Behind the BB: the next BB.
  expect(next('Erin: Sits 3000 after Charlie')).toBe(
    'Bob Dealer 3950, Charlie SB 3050, Erin BB 3000, David 6000, Alice 5000',
  );
  // Between the old Dealer and the old SB: behind the new Dealer, last to act before the blinds.
  expect(next('Erin: Sits 3000 after Alice')).toBe(
    'Bob Dealer 3950, Charlie SB 3050, David BB 6000, Alice 5000, Erin 3000',
  );
  // Between the old SB and the old BB, now Dealer and SB: not dealt in.
  expect(next('Erin: Sits 3000 after Bob')).toBe(
    'Bob Dealer 3950, Charlie SB 3050, David BB 6000, Alice 5000',
  );
  // Who would have the button leaves: it goes on to the next.
  expect(next('Bob: Leaves')).toBe('Charlie Dealer 3050, David SB 6000, Alice BB 5000');
  expect(next('Bob: Leaves', 'Charlie: Leaves')).toBe('Alice SB 5000, David BB 6000');
});

test('TOUR-3 from two players to three', () => {
  const text = `Hand (1)
started_at: 00:00:00 ended_at: 00:01:00
SB 50 BB 100
Stack Setup:
Alice SB 5000
Bob BB 4000

Preflop Base:
1. Alice (SB): Fold

Between Hands:
`;
  const next = (line: string): string =>
    writeHand(checkSession(`${text}${line}\n`).hands[0]!.after!.nextHand()!)
      .split('Stack Setup:\n')[1]!
      .trimEnd()
      .replaceAll('\n', ', ');
  expect(next('Erin: Sits 3000 after Bob')).toBe('Alice Dealer 4950, Bob SB 4050, Erin BB 3000');
  // Alice is the next BB, Bob the SB: Erin between them has the button.
  expect(next('Erin: Sits 3000 after Alice')).toBe('Erin Dealer 3000, Bob SB 4050, Alice BB 4950');
});

test('TOUR-3 a newcomer who waits is in the hand after', () => {
  const waited = `${HANDS[0]}\nBetween Hands:\nErin: Sits 3000 after Bob\nErin: Waits\n`;
  const { hands } = checkSession(`${waited}\n${HANDS[1]}`);
  expect(hands.map(({ verdict }) => verdict.findings)).toEqual([[], []]);
  expect(hands[1]!.chipsInPlay).toBe(21_000);
  // Bob Dealer, Erin, Charlie SB, David BB, Alice → Charlie, David, Alice, Bob, Erin
  const { players } = hands[1]!.after!.nextHand()!;
  expect(players.map(({ name }) => name)).toEqual(['Charlie', 'David', 'Alice', 'Bob', 'Erin']);
  const { nextHand } = hands[1]!.verdict;
  expect(nextHand!.players.map(({ name }) => name)).toEqual(players.map(({ name }) => name));
});

test('TOUR-3, NEXT-6 somebody who waits plays on with the last one left', () => {
  const hand = (number: number, list: string, acts: string): string =>
    `Hand (${number})\nSB 50 BB 100\nEvent: E\nStack Setup:\n${list}\n\nPreflop Base:\n${acts}\n`;
  const waits = `${hand(1, 'Alice SB 5000\nBob BB 4000', '1. Alice (SB): Fold')}
Between Hands:
Erin: Sits 3000 after Bob
Erin: Waits
`;
  const second = (acts: string) =>
    checkSession(`${waits}\n${hand(2, 'Bob SB 4050\nAlice BB 4950', acts)}`).hands[1]!.verdict;
  const over = second('1. Bob (SB): All-In 4050\n2. Alice (BB): Call 4050\n\nWinner: Alice');
  expect(over.findings).toEqual([]);
  expect(over.nextHand!.players.map(({ name, stack }) => [name, stack])).toEqual([
    ['Alice', 9000],
    ['Bob', 0],
    ['Erin', 3000],
  ]);
  // While the hand goes on there is no next one.
  expect(second('1. Bob (SB): Call 100').nextHand).toBeNull();
});

test('TOUR-9 the chip of a colour-up is the odd chip of the hands after it', () => {
  // Two players split 325: with chips of 25 one of them gets 175, with 1 they would get 163 and 162.
  const split = `Hand (11)
started_at: 00:10:00 ended_at: 00:11:00
SB 50 BB 100 Ante 25
Stack Setup:
Charlie Dealer 3000
David SB 6000
Alice BB 5000
Bob 4000

Preflop Base:
1. Bob: Call 100
2. Charlie (Dealer): Fold
3. David (SB): Call 100
4. Alice (BB): Check

Ranking: Alice = Bob > David
`;
  const last = HANDS[9]!;
  const text = (lines: string): string =>
    `${last}${lines}\n${split}`.replaceAll('Stack Setup', 'Event: E\nStack Setup');
  const won = (lines: string): (number | null)[] =>
    checkSession(text(lines)).hands[1]!.verdict.settlement!.players.map((player) => player.won);
  expect(won('')).toEqual([0, 0, 163, 162]);
  expect(won('\nBetween Hands:\nColour Up: 25\n')).toEqual([0, 0, 175, 150]);
});

test('TOUR-2 after a hand nobody saw to its end, chips in play hold and stacks are open', () => {
  const unseen = `${HANDS[3]!.replace(/\d\. .* \(SB\): Fold\n/, '')}\nResult: not seen\n`;
  const hands = HANDS.with(3, unseen).map((text) => text.replace('Stack', 'Event: E\nStack'));
  expect(found(hands.join('\n'))).toEqual([]);
  // 100 chips less than there were.
  const short = hands.with(4, hands[4]!.replace('David 6000', 'David 5900')).join('\n');
  expect(found(short)[0]).toBe('TOUR-2 warning 5');
  expect(found(short)).not.toContain('TOUR-1 warning 5');
});

test('TOUR-2, TOUR-3 after a hand nobody saw to its end the next one says who still has chips', () => {
  // Alice and Charlie are left: NEXT-3, the BB goes to the next after Charlie.
  const [first] = HANDS.map((text) => text.replace('Stack', 'Event: E\nStack'));
  const unseen = `${first!.replace(/3\. .*\n/, '')}\nResult: not seen\n`;
  const next = (list: string): string[] =>
    found(`${unseen}\nHand (2)\nSB 50 BB 100 Ante 100\nEvent: E\nStack Setup:\n${list}\n`);
  expect(next('Charlie SB 8000\nDavid 0\nAlice BB 10000\nBob 0')).toEqual(['NOTE-5 info 2']);
  // A stack that cannot be read leaves what is known of the player.
  const unread = 'Bob Dealer 3950\nCharlie SB 3050\nDavid BB 6000\nAlice 5000.5';
  expect(next(unread).filter((one) => !one.startsWith('CHIP-1'))).toEqual(['TOUR-2 warning 2']);
});

test('TOUR-1 hands without an event are one session if at least half of the players carry', () => {
  const three = (number: number, list: string): string =>
    `Hand (${number})\nSB 50 BB 100\nStack Setup:\n${list}\n\nPreflop Base:\n`;
  const first = `${three(1, 'Alice Dealer 5000\nBob SB 4000\nCharlie BB 3000')}1. Alice: Fold\n2. Bob: Fold\n`;
  const after = (list: string): string[] =>
    found(`${first}\n${three(2, list)}`).filter((one) => one.startsWith('TOUR-1'));
  expect(after('Bob Dealer 3950\nCharlie SB 3050\nAlice BB 5001')).toEqual(['TOUR-1 warning 2']);
  expect(after('Bob Dealer 3950\nCharlie SB 3051\nAlice BB 5001')).toEqual([]);
  // One player alone, who carries: the others are missed.
  const alone = `${first}\nHand (2)\nSB 50 BB 100\nStack Setup:\nBob 3950\n`;
  expect(found(alone).filter((one) => one.startsWith('TOUR-4'))).toEqual([
    'TOUR-4 warning 2',
    'TOUR-4 warning 2',
  ]);
  // Nobody is listed: nothing says that it is the same table.
  expect(
    found(`${first}\nHand (2)\nSB 50 BB 100\n`).filter((one) => one.startsWith('TOUR')),
  ).toEqual([]);
});

test('TOUR-9 a text is right if all its hands are', () => {
  expect(checkSession(EVENING).ok).toBe(true);
  expect(checkSession(between(4, 'Alice: Sits 5000')).ok).toBe(false);
});

/** Charlie goes out in the first hand and is no longer listed in the third. */
const LEFT_OUT = `Hand (1)
started_at: 00:00:00 ended_at: 00:01:00
SB 50 BB 100
Stack Setup:
Alice Dealer 5000
Bob SB 4000
Charlie BB 1000

Preflop Base:
1. Alice (Dealer): All-In 5000
2. Bob (SB): Fold
3. Charlie (BB): All-In 1000

Ranking: Alice > Charlie

Hand (2)
started_at: 00:01:00 ended_at: 00:02:00
SB 50 BB 100
Stack Setup:
Bob SB 3950
Charlie 0
Alice BB 6050

Preflop Base:
1. Bob (SB): Fold

Hand (3)
started_at: 00:02:00 ended_at: 00:03:00
SB 50 BB 100
Stack Setup:
Alice SB 6100
Bob BB 3900

Preflop Base:
1. Alice (SB): Fold
`;

test('TOUR-4 who went out stays for a hand and may then be left out', () => {
  expect(found(LEFT_OUT)).toEqual([]);
  expect(found(LEFT_OUT.replace('Charlie 0\n', ''))).toEqual(['TOUR-4 warning 2']);
});

test('TOUR-9 somebody who is no longer listed is known by name all evening', () => {
  const rebuys = `${LEFT_OUT}\nBetween Hands:\nCharlie: Rebuy 1000\n`;
  expect(found(rebuys)).toEqual(['TOUR-9 error 3']);
  expect(found(rebuys.replace('Charlie: Rebuy 1000', 'Charlie: Sits 1000'))).toEqual([]);
  expect(found(rebuys.replace('Charlie: Rebuy', 'Charlotte: Rebuy'))).toEqual(['NOTE-2 error 3']);
});

test('TOUR-8 numbers of another evening in the same text do not count', () => {
  const other = (text: string, number: number): string =>
    text
      .replace(/Hand \(\d+\)/, `Hand (${number})`)
      .replace(/^(\w+)( Dealer| SB| BB|) (\d+)$/gm, '$1$2 1$3');
  // Hands 1 and 2 of one evening, then 8 and 2 of the next.
  const text = [HANDS[0], HANDS[1], other(HANDS[2]!, 8), other(HANDS[3]!, 2)].join('\n');
  const messages = checkSession(text).hands[3]!.between.map(({ message }) => message);
  expect(messages).toEqual(['Hand (2) comes after Hand (8); hands count up by one.']);
});

test('TOUR-8, TOUR-9 what one event made of names, numbers and chips says nothing of another', () => {
  const of = (event: string, text: string): string =>
    text.replace('Stack Setup', `Event: ${event}\nStack Setup`);
  // Of whom only the first evening knows, the second has never heard.
  const others = HANDS[1]!.replaceAll('Alice', 'Zoe');
  const text = `${of('A', HANDS[0]!)}\n${of('B', others)}\nBetween Hands:\nAlice: Rebuy 5\n`;
  expect(found(text)).toEqual(['NOTE-2 error 2']);
  const won = (event: string): (number | null)[] =>
    checkSession(
      `${of('A', COLOUR_UP)}\n${of(event, afterColourUp('Alice = Bob > David'))}`,
    ).hands[1]!.verdict.settlement!.players.map((player) => player.won);
  expect(won('A')).toEqual([0, 0, 175, 150]);
  expect(won('B')).toEqual([0, 0, 163, 162]);
  const apart = [
    of('A', COLOUR_UP),
    of('B', HANDS[9]!),
    of('B', afterColourUp('Alice = Bob > David')),
  ];
  expect(checkSession(apart.join('\n')).hands[2]!.verdict.settlement!.players[2]!.won).toBe(163);
  // A later block that says nothing of it leaves the chip as it is.
  const later = [
    `${HANDS[8]}\nBetween Hands:\nColour Up: 25\n`,
    `${HANDS[9]}\nBetween Hands:\nNote: x\n`,
  ];
  const last = [...later, afterColourUp('Alice = Bob > David')]
    .map((hand) => of('A', hand))
    .join('\n');
  expect(checkSession(last).hands[2]!.verdict.settlement!.players[2]!.won).toBe(175);
  // Back at the first event its numbers still count.
  const there = [1, 2, 1, 3, 2].map((number, i) => of(i === 2 ? 'B' : 'A', HANDS[number - 1]!));
  expect(checkSession(there.join('\n')).hands[4]!.between.map(({ message }) => message)).toContain(
    'Hand (2) is here already; hands count up by one.',
  );
});

test('TOUR-9 who sits down without a place gets the last chair if that is the free one', () => {
  const text = `${HANDS[0]!.replace('Stack Setup', 'Chairs: 1 2 3 4 of 5\nStack Setup')}
Between Hands:
Erin: Sits 3000
`;
  const next = checkSession(text).hands[0]!.after!.nextHand()!;
  // The button goes to Bob; Erin sits between David and Alice.
  expect(writeHand(next)).toContain('Chairs: 2 3 4 5 1 of 5');
  expect(next.players.map(({ name }) => name)).toEqual([
    'Bob',
    'Charlie',
    'David',
    'Erin',
    'Alice',
  ]);
});

test('TOUR-1 a collection of single hands is left alone', () => {
  const other = HANDS[1]!.replace(/^(\w+)( Dealer| SB| BB|) (\d+)$/gm, '$1$2 1$3');
  expect(found(`${HANDS[0]}\n${other}`)).toEqual([]);
  // Nor do hands of two events or tables have to do with each other.
  for (const line of ['Event', 'Table']) {
    const of = (text: string, name: string): string =>
      text.replace('Stack Setup', `${line}: ${name}\nStack Setup`);
    expect(found(`${of(HANDS[0]!, 'A')}\n${of(other, 'B')}`)).toEqual([]);
    expect(found(`${of(HANDS[0]!, 'A')}\n${of(other, 'A')}`)).toContain('TOUR-1 warning 2');
  }
});

test('ACT-9, TOUR-9 what the rule does for a player who is away is filled in, until they are back', () => {
  const gone = HANDS.map((text, i) => {
    const without = i < 4 ? text : text.replace(/^\d\. David.*\n/m, '');
    return i === 3 ? `${without}\nBetween Hands:\nDavid: Away\n` : without;
  });
  // In hands 6 and 10 David is the BB and does nothing; in 5, 7, 8 and 9 David's fold is missing.
  const text = gone.join('\n');
  expect(found(text)).toEqual([]);
  const written = formatSession(text);
  expect(written.match(/David.*: Fold \(away\)/g)).toHaveLength(4);
  expect(formatSession(written)).toBe(written);
  const back = text.replace('Hand (6)', 'Between Hands:\nDavid: Back\n\nHand (6)');
  expect(found(back)).toContain('NOTE-5 warning 7');
});

test('ACT-9, TOUR-9 a player who is away checks where that is free, and folds to a bet', () => {
  const text = `${HANDS[0]}
Between Hands:
David: Away

Hand (2)
started_at: 00:01:00 ended_at: 00:02:00
SB 50 BB 100 Ante 100
Stack Setup:
Bob Dealer 3950
Charlie SB 3050
David BB 6000
Alice 5000

Preflop Base:
1. Alice: Call 100
2. Bob (Dealer): Fold
3. Charlie (SB): Call 100
Flop Base (A♥ K♦ 7♣):
4. Charlie (SB): Check
5. Alice: Bet 200
Flop More 1:
6. Charlie (SB): Fold
`;
  expect(found(text)).toEqual([]);
  expect(formatSession(text)).toContain('4. David (BB): Check (away)\nFlop Base');
  expect(formatSession(text)).toContain(
    '6. David (BB): Check (away)\n7. Alice: Bet 200\nFlop More 1:\n8. Charlie (SB): Fold\n9. David (BB): Fold (away)\n',
  );
});

/** Hand 2 with David away, who is the BB; what is written of it, and how it reads in full. */
const whileAway = (who: string, acts: string): string =>
  formatSession(
    `${HANDS[0]}\nBetween Hands:\n${who}: Away\n\n${HANDS[1]!.split('\nPreflop')[0]}${acts}`,
  )
    .split('Alice 5000\n')
    .at(-1)!;

test('ACT-9 a hand that has not begun waits for nobody, and one line is enough to go on', () => {
  expect(whileAway('Alice', '')).toBe('');
  expect(whileAway('Alice', '\nPreflop Base:\n')).not.toContain('away');
  expect(whileAway('Bob', '\nPreflop Base:\n1. Alice: Fold\n')).toContain(
    '1. Alice: Fold\n2. Bob (Dealer): Fold (away)\n',
  );
});

test('ACT-9, TOUR-9 somebody who has sat down is there', () => {
  const sits = `${HANDS[0]}\nBetween Hands:\nErin: Sits 3000 after Charlie\n`;
  const dealt = HANDS[1]!.replace('David BB 6000', 'Erin BB 3000\nDavid 6000');
  const text = `${sits}\n${dealt.replace('1. Alice: Fold', '1. David: Call 100\n2. Alice: Fold')}`;
  expect(formatSession(text)).not.toContain('away');
});

test('ACT-9, SEC-1 a fold that makes a section of its own stands on its street', () => {
  const acts = `
Preflop Base:
1. Alice: Call 100
2. Bob (Dealer): Call 100
3. Charlie (SB): Fold
Flop Base (A♥ K♦ 7♣):
4. Alice: Bet 200
5. Bob (Dealer): Call 200
Turn Base (2♠):
6. Alice: Bet 400
7. Bob (Dealer): Fold
`;
  expect(whileAway('David', acts)).toBe(`
Preflop Base:
1. Alice: Call 100
2. Bob (Dealer): Call 100
3. Charlie (SB): Fold
4. David (BB): Check (away)
Flop Base (A♥ K♦ 7♣):
5. David (BB): Check (away)
6. Alice: Bet 200
7. Bob (Dealer): Call 200
Flop More 1:
8. David (BB): Fold (away)
Turn Base (2♠):
9. Alice: Bet 400
10. Bob (Dealer): Fold
`);
});

test('ACT-9 what somebody wrote of a player who is away stands, right or wrong', () => {
  const acts = `
Preflop Base:
1. Alice: Call 100
2. Bob (Dealer): Fold
3. Charlie (SB): Call 100
4. David (BB): Raise 9000
`;
  expect(whileAway('David', acts)).toBe(acts);
});

test('TOUR-4 judging a hand changes nothing at the table before it', () => {
  // Alice is missing from hand 2 without a line.
  const missing = HANDS[1]!.replace('Alice 5000\n', '').replace(/1\. Alice: Fold\n/, '');
  const [first, second] = [HANDS[0]!, missing].map((text) => readHands(text).hands[0]!);
  const referee = new SessionReferee();
  const { after } = judgeRead(referee, first!, {});
  const copy = referee.copy();
  const next = writeHand(after!.nextHand()!);
  const { between } = judgeRead(referee, second!, {});
  expect(between.map(({ rule }) => rule)).toContain('TOUR-4');
  expect(judgeRead(copy, second!, {}).between).toEqual(between);
  expect(writeHand(after!.nextHand()!)).toBe(next);
});

test('TOUR-1 the recount of a player called Level is written so that it is read', () => {
  const hands = HANDS.map((text) => text.replaceAll('Alice', 'Level'));
  const wrong = hands.with(1, hands[1]!.replace('Level 5000', 'Level 5100')).join('\n');
  expect(found(wrong)).toContain('TOUR-1 warning 2');
  const fixed = fixCarry(wrong, 'recount').text;
  expect(fixed).toContain('Between Hands:\n"Level": Recount 5100\n');
  expect(found(fixed)).not.toContain('TOUR-1 warning 2');
});

test('TOUR-9 of thousands of faults in a block all are told, and the first fifty with remedies', () => {
  const lines = Array.from({ length: 2_000 }, (_, i) => `Nobody ${i}: Rebuy 500`);
  const { between: found } = checkSession(between(4, ...lines)).hands[3]!;
  expect(found.length).toBe(2_000);
  expect(found.filter(({ remedies }) => remedies.length > 0).length).toBe(50);
});

test('SEAT-1 nobody is counted who sits down at a table of a hundred', () => {
  const lines = Array.from({ length: 300 }, (_, i) => `Guest ${i}: Sits 500`);
  const { between: found, chipsInPlay } = checkSession(between(4, ...lines)).hands[3]!;
  expect(found[0]?.message).toBe('100 players sit at this table already; ten can play.');
  expect(found.length).toBeGreaterThan(200);
  expect(chipsInPlay).toBe(18_000);
});
