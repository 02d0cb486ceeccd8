import { expect, test } from 'vitest';
import {
  afterColourUp,
  COLOUR_UP,
  changedIn,
  TEN_HANDS,
  twelfthHand,
} from '../../test/ten-hands.ts';
import { SessionJudge } from './index.ts';

const judge = (
  every?: number,
): SessionJudge<{ readonly text: string; readonly wrong: readonly string[] }> =>
  new SessionJudge(
    (text, hands) => ({
      text,
      wrong: hands.flatMap(({ between }) => between.map(({ message }) => message)),
    }),
    every,
  );

const forty = Array.from({ length: 40 }, (_, i) =>
  TEN_HANDS[i % 4]!.replace(/Hand \(\d+\)/, `Hand (${i + 1})`).replace(
    /started_at.*/,
    'started_at: HH:MM:SS ended_at: HH:MM:SS',
  ),
);

/** In hand 2 the SB calls, checks it down and loses 50 more. */
const CALLED = changedIn(2, [
  '3. Charlie (SB): Fold\n',
  '3. Charlie (SB): Call 100\n4. David (BB): Check\n\nRanking: David > Charlie\n',
])[1]!;

test.each([
  ['as usual', undefined],
  ['so close together that most have to go again', 2],
])('TOUR-1 after a change it says what judging all of it anew says, states kept %s', (_, every) => {
  const changing = judge(every);
  const broken = (place: number): readonly string[] =>
    forty.with(place, forty[place]!.replace(/Alice( Dealer| SB| BB|) 5000/, 'Alice$1 5100'));
  for (const place of [3, 39, 0, 16, 17, 15, 16, 33, 3, 39]) {
    for (const texts of [broken(place), forty]) {
      changing.handAt(texts, texts.length - 1);
      const anew = judge();
      anew.handAt(texts, texts.length - 1);
      expect(changing.hands).toEqual(anew.hands);
    }
  }
  // Who left long ago is known by name, and a number by the hand that has it.
  const left = forty.with(2, `${forty[2]}\nBetween Hands:\nErin: Sits 100\nErin: Leaves\n`);
  const told = left
    .with(19, `${left[19]}\nBetween Hands:\nErin: Rebuy 5\n`)
    .with(21, left[21]!.replace('Hand (22)', 'Hand (4)'));
  for (const texts of [left, told, told.with(22, '')]) {
    changing.handAt(texts, texts.length - 1);
    const anew = judge();
    anew.handAt(texts, texts.length - 1);
    expect(changing.hands).toEqual(anew.hands);
  }
  expect(changing.hands.flatMap(({ wrong }) => wrong)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Erin is not at the table any more'),
      expect.stringContaining('Hand (4) is here already'),
    ]),
  );
  expect(changing.handAt(forty, 40)).toBeNull();
});

test('TOUR-1 after a change only the hands from it on are judged again, and few where people work', () => {
  let judged = 0;
  const counting = new SessionJudge((text) => {
    judged++;
    return { text };
  });
  let texts: readonly string[] = forty;
  let notes = 0;
  const after = (place: number): number => {
    judged = 0;
    texts = texts.with(place, `${texts[place]}# ${++notes}\n`);
    counting.handAt(texts, 39);
    return judged;
  };
  expect(counting.begin(texts)).toBe(40);
  counting.handAt(texts, 39);
  expect(judged).toBe(40);
  expect(counting.begin(texts)).toBe(0);
  // Every sixteenth hand judging can go on from, and from the one that was changed last.
  expect([after(1), after(1), after(33), after(33), after(33)]).toEqual([40, 39, 8, 7, 7]);
  // The last hand is being recorded.
  expect([after(39), after(39), after(38), after(38)]).toEqual([1, 1, 8, 2]);
  expect(counting.begin(texts.with(39, ''))).toBe(1);
  // What was changed long ago is not kept.
  expect([after(1), after(17), after(33), after(17)]).toEqual([40, 24, 8, 24]);
});

test('TOUR-1 in a long session judging goes on from fewer places, further apart', () => {
  /** How many of so many texts are judged again after a change in one. */
  const again = (count: number, place: number): number => {
    let judged = 0;
    const counting = new SessionJudge((text) => {
      judged++;
      return { text };
    });
    const texts = Array.from({ length: count }, (_, i) => `# ${i}`);
    counting.handAt(texts, count - 1);
    judged = 0;
    counting.handAt(texts.with(place, '# changed'), count - 1);
    return judged;
  };
  // Twelve places 16 apart and the last hand are one too many: 32 apart, up to 160, and the last.
  expect([188, 189, 100, 20].map((place) => again(190, place))).toEqual([30, 1, 94, 190]);
  // The thirteenth of those makes it 64: from 256 on.
  expect(again(400, 300)).toBe(144);
});

test('TOUR-1 an edit leads elsewhere where the next hand stood on what it said before', () => {
  const edited = TEN_HANDS.with(1, CALLED);
  // Nothing has been judged before.
  expect(judge().leadsElsewhere(edited, 1, TEN_HANDS[1]!)).toBe(true);
  expect(judge().leadsElsewhere(TEN_HANDS, 1, TEN_HANDS[1]!)).toBe(false);
  expect(judge().leadsElsewhere(TEN_HANDS, 0, TEN_HANDS[0]!)).toBe(false);
  // Another word in a note changes nothing that is carried, whatever the next hand says.
  const noted = TEN_HANDS.with(1, `${TEN_HANDS[1]}\nBetween Hands:\nNote: a word\n`);
  const corrected = noted.with(2, noted[2]!.replace('Alice BB 5000', 'Alice BB 5200'));
  expect(judge().leadsElsewhere(corrected, 1, TEN_HANDS[1]!)).toBe(false);
  // The next hand is what it should be already.
  const carried = edited.with(
    2,
    edited[2]!
      .replace('Charlie Dealer 3000', 'Charlie Dealer 2950')
      .replace('David SB 6050', 'David SB 6100'),
  );
  expect(judge().leadsElsewhere(carried, 1, TEN_HANDS[1]!)).toBe(false);
  // With these stacks and other labels it is not.
  const turned = carried.with(
    2,
    carried[2]!.replace('David SB', 'David BB').replace('Alice BB', 'Alice SB'),
  );
  expect(judge().leadsElsewhere(turned, 1, TEN_HANDS[1]!)).toBe(true);
  // Somebody else sat down with the same chips in the same place.
  const sits = (name: string): string =>
    `${TEN_HANDS[1]}\nBetween Hands:\n${name}: Sits 3000 after David\n`;
  const joins = [
    TEN_HANDS[0]!,
    sits('Fay'),
    TEN_HANDS[2]!.replace('Alice BB 5000', 'Erin BB 3000\nAlice 5000'),
  ];
  expect(judge().leadsElsewhere(joins, 1, sits('Erin'))).toBe(true);
  // Nothing follows, or nothing is known.
  expect(judge().leadsElsewhere(edited.slice(0, 2), 1, TEN_HANDS[1]!)).toBe(false);
  const open = TEN_HANDS.with(1, CALLED.replace(/\nRanking.*\n/, ''));
  expect(judge().leadsElsewhere(open, 1, TEN_HANDS[1]!)).toBe(false);
  const joined = open.with(1, `${open[1]}\nBetween Hands:\nErin: Sits 3000\n`);
  expect(judge().leadsElsewhere(joined, 1, TEN_HANDS[1]!)).toBe(false);
});

test('TOUR-9 whether an edit leads elsewhere is judged by what the evening made of the chips', () => {
  const leads = (alice: number, bob: number): boolean =>
    judge().leadsElsewhere(
      [COLOUR_UP, afterColourUp('Alice = Bob > David'), twelfthHand(alice, bob)],
      1,
      afterColourUp('Alice > Bob > David'),
    );
  // 5,000 − 125 + 175 and 3,950 − 100 + 150: nothing is left to carry.
  expect(leads(5050, 4000)).toBe(false);
  expect(leads(5200, 3850)).toBe(true);
});
