import { expect, test } from 'vitest';
import { BROKEN, changedIn, FIFTH, TEN_HANDS, withBetween } from '../../test/ten-hands.ts';
import { readHands, writeHand } from '../formats/index.ts';
import { judgeRead, type Remedy, type SessionFinding, SessionReferee } from './index.ts';

/** What each of these hands has wrong with it, every hand a text of its own. */
function judged(texts: readonly string[]): readonly (readonly SessionFinding[])[] {
  const referee = new SessionReferee();
  return texts.map((text) => judgeRead(referee, readHands(text).hands[0]!, {}).between);
}

const applied = (texts: readonly string[], place: number, { hand, before }: Remedy): string[] =>
  texts.map((text, i) => {
    const record = i === place ? hand : i === place - 1 ? before : undefined;
    return record ? writeHand(record) : text;
  });

const says = ({ does, text }: Remedy): string =>
  `${does === 'write' ? 'Write' : 'Take out'} ${text}`;

test.each(BROKEN)('$rule $title: each remedy puts it right', (broken) => {
  const { rule, hands, place, line } = broken;
  const of = (texts: readonly string[]): SessionFinding | undefined =>
    judged(texts)[place]!.find((one) => one.rule === rule);
  const one = of(hands)!;
  expect(one.at.line).toBe(line);
  expect(one.remedies.map(says)).toEqual(broken.remedies.map(([text]) => text));
  one.remedies.forEach((remedy, i) => {
    const [, where, written] = broken.remedies[i]!;
    const texts = applied(hands, place, remedy);
    expect(texts[where === 'here' ? place : place - 1]).toMatch(written);
    expect(of(texts)).toBeUndefined();
  });
});

test('TOUR-1 to TOUR-9: what the evening was before is among the remedies of most of them', () => {
  const back = BROKEN.filter(({ hands, rule, place }) => {
    const one = judged(hands)[place]!.find((found) => found.rule === rule)!;
    return one.remedies.some(
      (remedy) => applied(hands, place, remedy).join('') === TEN_HANDS.join(''),
    );
  });
  // Not where a fold is missing or out of turn, nor where only a person knows the time.
  const lost = BROKEN.filter((one) => !back.includes(one)).map(({ title }) => title);
  expect(lost).toEqual([
    'the button stays where it was',
    'somebody is missing',
    'a hand ends before it started',
    'a level that the hand does not have',
  ]);
});

test('TOUR-3 a newcomer who should wait is taken out of the list, and the line says so', () => {
  const sits = withBetween(4, 'Erin: Sits 3000 after Alice');
  const dealt = 'Alice Dealer 5000\nErin SB 3000\nBob BB 4000\nCharlie 3000\nDavid 6000';
  const hands = sits.with(4, changedIn(5, [FIFTH, dealt])[4]!);
  const one = judged(hands)[4]!.find(({ rule }) => rule === 'TOUR-3')!;
  const texts = applied(hands, 4, one.remedies[0]!);
  expect(texts[3]).toContain('Erin: Sits 3000 after Alice\nErin: Waits\n');
  expect(texts[4]).toContain(FIFTH);
  expect(judged(texts)[4]).toEqual([]);
});

test('TOUR-3 where the dead button belongs is written with the seat it is in', () => {
  const dead = (text: string): string =>
    text.replaceAll('Stack Setup', 'Event: E\nButton: Dead\nStack Setup');
  const four = withBetween(4, 'Alice: Leaves').slice(0, 4).map(dead);
  // The button is dead in Alice's seat; Charlie is listed with it.
  const fifth = dead(changedIn(5, [FIFTH, 'Charlie Dealer 3000\nDavid SB 6000\nBob BB 4000'])[4]!);
  const one = judged([...four, fifth])[4]!.find(({ rule }) => rule === 'TOUR-3')!;
  expect(says(one.remedies[0]!)).toBe('Write Dealer Alice, SB Bob and BB Charlie');
  expect(writeHand(one.remedies[0]!.hand!)).toContain(
    'Alice Dealer 0\nBob SB 4000\nCharlie BB 3000\nDavid 6000\n',
  );
});

test('TOUR-4 players in another order are put where they sit, with their chairs', () => {
  const chairs = 'Chairs: 1 2 5 3 of 6\nStack Setup';
  const swapped = FIFTH.replace('Charlie BB 3000\nDavid 6000', 'David BB 6000\nCharlie 3000');
  const hands = changedIn(5, [FIFTH, swapped], ['Stack Setup', chairs]);
  const one = judged(hands)[4]!.find(({ rule }) => rule === 'TOUR-4')!;
  const [, , , , text] = applied(hands, 4, one.remedies[0]!);
  expect(text).toContain(FIFTH);
  expect(text).toContain('Chairs: 1 2 3 5 of 6');
});

test('TOUR-6 after midnight the next hand has the next date', () => {
  const dated = (hand: number, times: string): string =>
    TEN_HANDS[hand - 1]!.replace(/started_at.*/, `${times}\nDate: 2026-12-31`);
  const hands = [
    dated(1, 'started_at: 23:58:00 ended_at: 00:01:00'),
    dated(2, 'started_at: 00:02:00 ended_at: 00:03:00'),
  ];
  const one = judged(hands)[1]!.find(({ rule }) => rule === 'TOUR-6')!;
  const texts = applied(hands, 1, one.remedies[0]!);
  expect(texts[1]).toContain('Date: 2027-01-01');
  expect(judged(texts)[1]).toEqual([]);
});

test('TOUR-6 a date that is a day behind, to the minute, is mended by the next date', () => {
  const dated = (hand: number, date: string): string =>
    TEN_HANDS[hand - 1]!.replace(
      /started_at.*/,
      `started_at: 00:10:00 ended_at: 00:10:00\nDate: ${date}`,
    );
  const remediesFor = (before: string, date: string): readonly string[] =>
    judged([dated(1, before), dated(2, date)])[1]!.flatMap(({ remedies }) => remedies.map(says));
  expect(remediesFor('2026-07-17', '2026-07-16')[0]).toBe('Write Date: 2026-07-17');
  // Two days behind, nobody knows what is wrong.
  expect(remediesFor('2026-07-18', '2026-07-16')[0]).toBe('Write started_at: 00:10:00');
});

test('TOUR-4 who never sat down is taken out of the list with their chair', () => {
  const hands = changedIn(
    5,
    [FIFTH, FIFTH.replace('Bob', 'Erin 3000\nBob')],
    ['Stack Setup', 'Chairs: 1 2 3 4 5 of 6\nStack Setup'],
  );
  const one = judged(hands)[4]!.find(({ rule }) => rule === 'TOUR-4')!;
  const text = applied(hands, 4, one.remedies.find(({ does }) => does === 'take out')!)[4]!;
  expect(text).toContain(FIFTH);
  expect(text).toContain('Chairs: 1 3 4 5 of 6');
});

test('TOUR-4 who is missing is put where they sit, with label, stack and chair', () => {
  const missing = (line: string, ...more: readonly (readonly [string, string])[]): string => {
    const hands = [...withBetween(4, 'Note: nothing')].map((text, i) =>
      (i === 4 ? changedIn(5, [line, ''], ...more)[4]! : text).replace(
        'Stack Setup',
        `Event: E\n${i === 3 ? 'Chairs: 4 1 2 3 of 6\n' : ''}Stack Setup`,
      ),
    );
    const one = judged(hands)[4]!.find(({ rule }) => rule === 'TOUR-4')!;
    return applied(hands, 4, one.remedies.at(-1)!)[4]!;
  };
  expect(missing('Bob SB 4000\n', ['Stack Setup', 'Chairs: 1 3 4 of 6\nStack Setup'])).toMatch(
    new RegExp(`Chairs: 1 2 3 4 of 6\\n[\\s\\S]*${FIFTH}\\n\\n`),
  );
  expect(missing('Alice Dealer 5000\n')).toContain(
    'Charlie BB 3000\nDavid 6000\nAlice Dealer 5000\n\n',
  );
  // Somebody else has the label: which of the two is right only a person knows.
  expect(missing('Charlie BB 3000\n', ['David 6000', 'David BB 6000'])).toContain(
    'Bob SB 4000\nCharlie 3000\nDavid BB 6000\n\n',
  );
});

test('TOUR-2 who is missing after a hand nobody saw to its end has what they are known to have', () => {
  const hands = TEN_HANDS.map((text) => text.replace('Stack Setup', 'Event: E\nStack Setup'));
  const unseen = `${hands[3]!.replace(/3\. .*\n/, '')}\nResult: not seen\n`;
  const texts = hands.with(3, unseen).with(4, hands[4]!.replace('David 6000\n', ''));
  const one = judged(texts)[4]!.find(({ rule }) => rule === 'TOUR-4')!;
  // David had the button in hand 4 and folded.
  expect(one.remedies.map(says)).toEqual(['Write David: Leaves', 'Write David 6000']);
  expect(one.message).toContain('nobody wrote that they left');
  expect(one.message).toContain('or `David 6000` in the list');
});
