import { checkText, verdictJson } from '../../src/referee/index.ts';
import type { Case, CaseCategory, Suite } from '../../src/suite/case.ts';

const header = (number: number, blinds: string, ...lines: string[]): string =>
  `Hand (${number})\nstarted_at: 00:02:30 ended_at: 00:05:40\n${blinds}\nStack Setup:\n${lines.join('\n')}\n\n`;

const checkedDown = (from: number, ...names: string[]): string =>
  ['Flop', 'Turn', 'River']
    .map((street, i) => {
      const checks = names.map((name, k) => `${from + i * names.length + k}. ${name}: Check`);
      return `${street} Base:\n${checks.join('\n')}\n`;
    })
    .join('');

/** Folded chips above a short all-in, and a bet nobody called whole. */
const DEAD_MONEY = `${header(1, 'SB 500 BB 1000 Ante 1000', 'Alice Dealer 50000', 'Bob SB 10000', 'Charlie BB 41000', 'David 30000')}Preflop Base:
1. David: Raise 3000
2. Alice (Dealer): Call 3000
3. Bob (SB): All-In 10000
4. Charlie (BB): Call 10000
Preflop More 1:
5. David: Call 10000
6. Alice (Dealer): Call 10000
Flop Base:
7. Charlie (BB): Bet 6000
8. David: Call 6000
9. Alice (Dealer): Raise 30000
Flop More 1:
10. Charlie (BB): Fold
11. David: All-In 20000

Ranking: Bob > David > Alice
`;

/** 1,502 among three. */
const ODD_CHIPS = `${header(2, 'SB 100 BB 200 Ante 2', 'Alice Dealer 600', 'Bob SB 610', 'Charlie BB 620')}Preflop Base:
1. Alice (Dealer): Raise 500
2. Bob (SB): Call 500
3. Charlie (BB): Call 500
${checkedDown(4, 'Bob (SB)', 'Charlie (BB)', 'Alice (Dealer)')}
Ranking: Alice = Bob = Charlie
`;

/** David, who sits left of the BB, is out. */
const BUSTED = `${header(3, 'SB 500 BB 1000', 'Alice Dealer 20000', 'Bob SB 21000', 'Charlie BB 22000', 'David 5000')}Preflop Base:
1. David: All-In 5000
2. Alice (Dealer): Fold
3. Bob (SB): Fold
4. Charlie (BB): Call 5000

Winner: Charlie
`;

/** Nobody calls the raise. */
const FOLDED_OUT = `${header(4, 'SB 50 BB 100 Ante 100', 'Alice Dealer 5000', 'Bob SB 4000', 'Charlie BB 3000')}Preflop Base:
1. Alice (Dealer): Raise 300
2. Bob (SB): Fold
3. Charlie (BB): Fold
`;

/** A short BB whose ante takes most of the stack. */
const SHORT_BB = `${header(5, 'SB 500 BB 1000 Ante 1000', 'Alice Dealer 30000', 'Bob SB 31000', 'Charlie BB 1400')}Preflop Base:
1. Alice (Dealer): Call 1000
2. Bob (SB): Call 1000
${checkedDown(3, 'Bob (SB)', 'Alice (Dealer)')}
Winners:
Main Pot: Charlie
Side Pot 1: Bob
`;

const HANDS: readonly (readonly [CaseCategory, string])[] = [
  ['folds', DEAD_MONEY],
  ['calculation', ODD_CHIPS],
  ['transitions', BUSTED],
  ['folds', FOLDED_OUT],
  ['bb-ante', SHORT_BB],
];

const caseOf = ([category, hand]: readonly [CaseCategory, string], index: number): Case => {
  const [verdict] = checkText(hand).hands;
  return {
    id: `TC-${index + 1}.1`,
    title: category,
    players: verdict!.record.players.length,
    stackSize: 'thousands',
    complexity: 'simple',
    category,
    hand,
    expected: verdictJson(verdict!),
    notes: [],
  };
};

/** Five cases made by hand, one for each classic bug. */
export const SMALL_SUITE: Suite = { version: 2, seed: 0, cases: HANDS.map(caseOf) };
