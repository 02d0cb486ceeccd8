import { expect, test } from 'vitest';
import { writeHand } from '../../src/formats/index.ts';
import { prng } from '../../src/kernel/index.ts';
import { checkSession, type SessionHand, SessionJudge } from '../../src/tournament/index.ts';

const FIRST = `Hand (1)
started_at: HH:MM:SS ended_at: HH:MM:SS
SB 50 BB 100 Ante 100
Table: 1
Stack Setup:
Alice Dealer 500000
Bob SB 400000
Charlie BB 300000
`;

/** Everybody folds to the big blind, hand after hand. */
function evening(count: number): string[] {
  const texts: string[] = [];
  for (let text = FIRST; texts.length < count; ) {
    const dealer = /^(\w+) Dealer/m.exec(text)![1];
    const sb = /^(\w+) SB/m.exec(text)![1];
    const played = `${text}\nPreflop Base:\n${dealer}: Fold\n${sb}: Fold\n`;
    texts.push(played);
    text = writeHand(checkSession(played).hands[0]!.after!.nextHand()!);
  }
  return texts;
}

const told = (text: string, hands: readonly SessionHand[]) => ({
  text,
  told: hands.map(({ verdict, between, follows, chipsInPlay }) => [
    verdict.findings.map(({ rule, message }) => [rule, message]),
    between.map(({ message }) => message),
    follows,
    chipsInPlay,
  ]),
});

const judgedBy = (judge: SessionJudge<ReturnType<typeof told>>, texts: readonly string[]) => {
  judge.begin(texts);
  while (judge.next(texts));
  return judge.hands;
};

test('a hand changed anywhere in a long session is judged as if all were read anew', () => {
  const chance = prng(16);
  let texts = evening(60);
  // So close together that most of the states have to go again.
  const judge = new SessionJudge(told, 2);
  judgedBy(judge, texts);
  for (let i = 0; i < 6; i++) {
    const place = chance.below(texts.length);
    const changed = texts[place]!.replace(/ SB (\d+)/, (_, chips) => ` SB ${Number(chips) + 100}`);
    texts = chance.below(3) === 0 ? texts.toSpliced(place, 1) : texts.with(place, changed);
    expect(judgedBy(judge, texts)).toEqual(judgedBy(new SessionJudge(told), texts));
  }
  const whole = checkSession(texts.join('\n')).hands;
  expect(judge.hands.map(({ told: one }) => one[0])).toEqual(
    whole.map((hand) => told('', [hand]).told[0]),
  );
});
