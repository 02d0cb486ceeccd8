import { describe, expect, test } from 'vitest';
import type { CaseAnswer } from '../../src/suite/conformance/answer.ts';
import { bugReport } from '../../src/suite/conformance/bug-report.ts';
import type { ActionEvent, ConformanceCase } from '../../src/suite/conformance/conformance-case.ts';
import { expectationOf } from '../../src/suite/conformance/expectation.ts';
import { generateCases } from '../../src/suite/conformance/generate-cases.ts';
import { type CaseVerdict, judgeCase } from '../../src/suite/conformance/judge-case.ts';
import { shrinkCase } from '../../src/suite/conformance/shrink.ts';
import {
  PROGRAM,
  rightAnswer,
  SHORT_BLIND,
  SIDE_POTS,
  SMALL_RAISE,
} from './conformance-samples.ts';

type Program = (one: ConformanceCase) => Omit<CaseAnswer, 'id'>;

/** One pot for everything: wrong as soon as there is a side pot. */
const merging: Program = ({ expect: { pots = [] } }) => ({
  pots: pots.slice(0, 1).map(({ eligible }) => ({
    eligible,
    amount: pots.reduce((sum, { amount }) => sum + amount, 0),
  })),
});

/** Accepts whatever is asked. */
const lenient: Program = () => ({ refused: null });

const giveUp: Program = ({ table }) =>
  table.seats.length > 2 ? { error: `too many at the table: ${table.seats.length}` } : { won: {} };

/** Asks a program, and counts how often. */
function asking(program: Program) {
  const asked: ConformanceCase[] = [];
  return {
    asked,
    ask: async (one: ConformanceCase): Promise<CaseVerdict> => {
      asked.push(one);
      return judgeCase(one, { id: one.id, ...program(one) });
    },
  };
}

const made = generateCases({ seed: 1, profile: 'tda' });
if (!made.ok) throw new Error(made.error.message);
const { cases } = made.value;

const actions = ({ events }: ConformanceCase): readonly ActionEvent[] =>
  events.filter((event): event is ActionEvent => 'act' in event);

const boardOf = (events: ConformanceCase['events']): readonly string[] =>
  events.flatMap((event) => ('street' in event ? (event.board ?? []) : []));

const large = (wanted: (one: ConformanceCase) => boolean): ConformanceCase =>
  [...cases]
    .filter(wanted)
    .sort((a, b) => b.events.length - a.events.length)
    .at(0)!;

describe('a failing case gets smaller', () => {
  test('POT-1 merged side pots: three players are left of eight, all-in before the flop', async () => {
    const one = large(
      ({ table, expect: { pots = [] } }) => table.seats.length >= 7 && pots.length > 2,
    );
    const { ask, asked } = asking(merging);
    const shrunk = (await shrinkCase(one, ask))!;
    const { small, verdict, level } = shrunk;
    expect(level).toBe('pots');
    expect(verdict.levels.pots).toBe('failed');
    // A side pot needs three players.
    expect(small.table.seats).toHaveLength(3);
    expect(small.events.length).toBeLessThan(one.events.length / 2);
    expect(small.table.ante.type).toBe('none');
    expect(small.expect).toEqual(expectationOf(small));
    expect(small.expect.pots!.length).toBeGreaterThan(1);
    expect(shrunk.asked).toBe(asked.length);
    expect(shrunk.asked).toBeLessThan(150);
  });

  test('no candidate is illegal, and every one is simpler than the one before', async () => {
    const { ask, asked } = asking(merging);
    await shrinkCase(
      large(({ expect: { pots = [] } }) => pots.length > 2),
      ask,
    );
    for (const one of asked.slice(1)) {
      expect(one.expect.refused).toBeUndefined();
      expect(one.expect).toEqual(expectationOf(one));
      const { stacks } = one.expect;
      const sum = (amounts: readonly number[]) =>
        amounts.reduce((total, amount) => total + amount, 0);
      expect(sum(Object.values(stacks!))).toBe(sum(one.table.seats.map(({ stack }) => stack)));
    }
  });

  test('ACT-5 what must be refused stays refused, for the same reason', async () => {
    const tooSmall = cases.filter(({ expect: { refused }, events }) => {
      const last = events.at(-1)!;
      return refused && 'act' in last && last.act === 'raise' && events.length > 12;
    });
    expect(tooSmall.length).toBeGreaterThan(0);
    for (const one of tooSmall.slice(0, 5)) {
      const { small } = (await shrinkCase(one, asking(lenient).ask))!;
      expect(small.events.length).toBeLessThan(one.events.length);
      expect(small.expect.refused).toEqual({ event: small.events.length - 1 });
      expect(small.events.at(-1)).toMatchObject({ act: 'raise' });
      expect(small.why).toEqual([
        expect.stringMatching(/^\w+ is to act, and may fold(?:, .+)? or .+\.$/),
      ]);
    }
  });

  test('ACT-6 a raise that was not reopened stays so: the same player, and somebody could answer', async () => {
    const closed = cases.filter(({ title }) => title.includes('did not reopen'));
    expect(closed.length).toBeGreaterThan(0);
    for (const one of closed) {
      const { player } = actions(one).at(-1)!;
      const { ask, asked } = asking(lenient);
      await shrinkCase(one, ask);
      for (const small of asked) {
        expect(actions(small).at(-1)).toMatchObject({ player, act: 'raise' });
        const { table, events, expect: wanted } = small;
        const price = wanted.turns.at(-1)!.toCall;
        const others = table.seats.filter(({ name }) => {
          const said = events.filter((event) => 'act' in event && event.player === name);
          const isOut = said.some(
            (event) => 'act' in event && (event.act === 'fold' || event.allIn),
          );
          return name !== player && !isOut;
        });
        expect(price, small.id).toBeGreaterThan(0);
        expect(others, JSON.stringify(small)).not.toEqual([]);
      }
    }
  });

  test('an error stays the same error, whatever figure stands in it', async () => {
    const one = large(({ table }) => table.seats.length === 6);
    const { small, verdict } = (await shrinkCase(one, asking(giveUp).ask))!;
    expect(small.table.seats).toHaveLength(3);
    expect(verdict.words).toBe('too many at the table: 3');
  });

  test('the number of questions is bounded', async () => {
    const one = large(({ expect: { pots = [] } }) => pots.length > 2);
    const { ask, asked } = asking(merging);
    const { small } = (await shrinkCase(one, ask, 5))!;
    expect(asked).toHaveLength(5);
    expect(small.expect).toEqual(expectationOf(small));
  });

  test('a case that passes, or is skipped, is not shrunk', async () => {
    expect(await shrinkCase(SHORT_BLIND, asking(rightAnswer).ask)).toBeNull();
    expect(await shrinkCase(SHORT_BLIND, asking(() => ({ skip: 'no ante' })).ask)).toBeNull();
  });

  test('a smaller case has an id of its own, which the schema allows', async () => {
    const { small } = (await shrinkCase(SIDE_POTS, asking(merging).ask))!;
    expect(small.id).toBe('classic/side-pots-shrunk/0012');
  });
});

describe('what is said about the end fits the smaller hand', () => {
  /** Wrong about every hand that is played to its end. */
  const keepsNothing: Program = () => ({ stacks: {} });
  const others = generateCases({ seed: 2, profile: 'collector', count: 60 });
  if (!others.ok) throw new Error(others.error.message);

  async function smaller(of: (one: ConformanceCase) => boolean) {
    const chosen = others.ok ? others.value.cases.filter(of) : [];
    expect(chosen.length).toBeGreaterThan(2);
    const small: ConformanceCase[] = [];
    for (const one of chosen) {
      const { ask, asked } = asking(keepsNothing);
      await shrinkCase(one, ask, 60);
      small.push(...asked.slice(1).filter(of));
    }
    expect(small.length).toBeGreaterThan(10);
    return small;
  }

  test('RUN-1 two boards: somebody is all-in, and they share the cards that were out', async () => {
    for (const { id, events, board2, expect: wanted } of await smaller(({ board2 }) => !!board2)) {
      expect(events.some((event) => 'act' in event && event.allIn) || !wanted.turns[0], id).toBe(
        true,
      );
      const last = events.findLastIndex((event) => 'act' in event);
      const out = boardOf(events.slice(0, last + 1));
      const first = boardOf(events);
      expect(
        board2!.filter((card, i) => card === first[i]),
        id,
      ).toEqual(out);
    }
  });

  test('WIN-2 declared winners: one line for each pot, of those who can win it', async () => {
    const isDeclared = ({ declared, expect: { refused } }: ConformanceCase) =>
      !!declared && !refused;
    for (const { id, declared, board2, expect: wanted } of await smaller(isDeclared)) {
      const { winners, winners2 } = declared!;
      const pots = wanted.pots!.map(({ eligible }) => eligible);
      expect(
        pots.some((eligible) => eligible.length > 1),
        id,
      ).toBe(true);
      expect(winners2 !== undefined, id).toBe(board2 !== undefined);
      for (const lines of [winners, ...(winners2 ? [winners2] : [])]) {
        expect(lines, id).toHaveLength(pots.length);
        for (const [pot, names] of lines.entries()) {
          expect(names, id).not.toEqual([]);
          expect(pots[pot], id).toEqual(expect.arrayContaining([...names]));
        }
      }
    }
  });
});

describe('the bug report', () => {
  test('POT-1 the hand, the arithmetic, expected and said, in a few lines of Markdown', async () => {
    const shrunk = { ...(await shrinkCase(SIDE_POTS, asking(merging).ask, 1))! };
    const text = bugReport(shrunk, PROGRAM);
    expect(text).toBe(`# poker-ts 1.5.0: Number of pots is wrong

Rule: **POT-1** Pots are built in layers; **RET-1** Uncalled chips go back

## The hand

\`\`\`
Blinds 50/100; no ante
A        300  A♠ A♦  button
B        500  K♠ K♦  small blind
C      1,000  7♣ 6♦  big blind
Preflop: A raises to 300, all-in, B raises to 500, all-in, C calls 400
Flop 9♥ 5♣ 3♦, Turn J♠, River 2♥
\`\`\`

## The arithmetic

- Main Pot: 3 × 300 = 900.
- Side Pot 1: 2 × (500 − 300) = 400; A is not in it, capped at 300 (POT-2).
- A wins the Main Pot with a pair of aces, B Side Pot 1 with a pair of kings.

## Expected, and what poker-ts 1.5.0 said

| Figure | Expected | poker-ts 1.5.0 |
| --- | --- | --- |
| Number of pots | 2 | 1 |
| Main Pot | 900 | 1,300 |

Made from \`classic/side-pots/0012\` (3 players, 7 events) of the Sidepot suite; this one has 3 players, 7 events and took 1 question.
`);
  });

  test('ACT-5 names the event that was accepted', async () => {
    const shrunk = (await shrinkCase(SMALL_RAISE, asking(lenient).ask, 1))!;
    const text = bugReport(shrunk, PROGRAM);
    expect(text).toContain('# poker-ts 1.5.0: an illegal action is accepted');
    expect(text).toContain('| Refused | Dan raises to 5,500 (event 3) | nothing |');
    expect(text).toContain('## Why the last action is refused');
  });

  test("an error is quoted in the program's words and breaks out of nothing", async () => {
    const one = { ...SIDE_POTS, why: ['<b>'] };
    const shrunk = (await shrinkCase(one, asking(() => ({ error: '```\n# oops <img>' })).ask, 1))!;
    const text = bugReport(shrunk, { ...PROGRAM, name: '<i>`x`' });
    expect(text).toContain('Expected stacks: A 900, B 400, C 500.');
    expect(text.match(/^```/gm)).toHaveLength(4);
    expect(text).toContain('- \\<b\\>');
    expect(text).not.toMatch(/[^\\]<i>/);
  });
});
