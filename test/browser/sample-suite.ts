import type { Case, Suite } from '../../src/suite/case.ts';
import { generateSuite } from '../../src/suite/generate/generate-suite.ts';
import { settleText } from '../settle.ts';

type Facts = Omit<Case, 'id' | 'hand' | 'expected'>;

/** Six hands by hand: the page must show any suite, not only generated ones. */
const HANDS: readonly (Facts & { readonly hand: string })[] = [
  {
    title: 'Three all-ins below a raiser, one odd chip',
    players: 5,
    stackSize: 'thousands',
    complexity: 'complex',
    category: 'side-pots',
    notes: ['Erin gets 15,000 back before the pots are made (RET-1).', 'Odd chips of 100 (ODD-1).'],
    hand: `Hand (1)
started_at: 01:12:05 ended_at: 01:15:40
SB 500 BB 1000 Ante 1000
Odd Chip: 100
Stack Setup:
Alice Dealer 12500
Bob SB 41000
Charlie BB 21300
David 60000
Erin 75000

Preflop Base:
1. David: Raise 2500
2. Erin: All-In 75000
3. Alice (Dealer): All-In 12500
4. Bob (SB): Fold
5. Charlie (BB): All-In 20300
Preflop More 1:
6. David: All-In 60000
Flop Base (Q♠ 9♦ 4♣):
Turn Base (9♥):
River Base (2♦):

Showdown:
Erin: A♥ K♥
Alice: A♠ Q♥
Charlie: A♦ Q♣
David: J♠ J♥
`,
  },
  {
    title: 'All-in on the turn for less than the bet',
    players: 3,
    stackSize: 'hundreds-of-thousands',
    complexity: 'medium',
    category: 'multi-street',
    notes: ['The whole hand of the rule book.'],
    hand: `Hand (1)
started_at: 00:02:30 ended_at: 00:05:40
SB 2500 BB 5000 Ante 5000
Stack Setup:
Alice Dealer 80000
Bob SB 165000
Charlie BB 265000

Preflop Base:
1. Alice (Dealer): Raise 15000
2. Bob (SB): Call 15000
3. Charlie (BB): Call 15000
Flop Base (K♦ 9♠ 4♥):
4. Bob (SB): Bet 25000
5. Charlie (BB): Call 25000
6. Alice (Dealer): Call 25000
Turn Base (2♠):
7. Bob (SB): Bet 50000
8. Charlie (BB): Call 50000
9. Alice (Dealer): All-In 40000
River Base (7♦):
10. Bob (SB): Check
11. Charlie (BB): Check

Winner: Bob
`,
  },
  {
    title: 'Heads-up, everything folds to a raise',
    players: 2,
    stackSize: 'millions',
    complexity: 'simple',
    category: 'folds',
    notes: [],
    hand: `Hand (1)
started_at: 00:03:00 ended_at: 00:04:10
SB 50000 BB 100000 Ante 100000
Stack Setup:
Zoe SB 2500000
Yann BB 3750000

Preflop Base:
1. Zoe (SB): Raise 250000
2. Yann (BB): Fold
`,
  },
  {
    title: 'Nine players, two split the side pot',
    players: 9,
    stackSize: 'millions',
    complexity: 'complex',
    category: 'mixed',
    notes: ['Folded chips stay in the layers they reached (POT-2).'],
    hand: `Hand (1)
started_at: 00:02:40 ended_at: 00:05:20
SB 25000 BB 50000 Ante 50000
Stack Setup:
Alexandra Dealer 1250000
Bartholomew SB 2100000
Constantin BB 980000
Dominique 1500000
Ekaterina 740000
Ferdinand 2600000
Guinevere 1820000
Hildegard 610000
Isambard 1335000

Preflop Base:
1. Dominique: Raise 110000
2. Ekaterina: Fold
3. Ferdinand: Call 110000
4. Guinevere: Fold
5. Hildegard: All-In 610000
6. Isambard: Fold
7. Alexandra (Dealer): All-In 1250000
8. Bartholomew (SB): Fold
9. Constantin (BB): All-In 930000
Preflop More 1:
10. Dominique: Call 1250000
11. Ferdinand: Call 1250000
Flop Base (Q♠ 9♦ 4♣):
12. Dominique: Check
13. Ferdinand: Bet 300000
Flop More 1:
14. Dominique: All-In 250000
Turn Base (9♥):
River Base (2♦):

Ranking: Hildegard > Constantin > Dominique = Ferdinand > Alexandra
`,
  },
  {
    title: 'A big blind too short for the ante and the blind',
    players: 4,
    stackSize: 'thousands',
    complexity: 'simple',
    category: 'bb-ante',
    notes: ['Charlie has 150: 100 ante, 50 live (POST-3).'],
    hand: `Hand (1)
started_at: 00:02:30 ended_at: 00:05:00
SB 50 BB 100 Ante 100
Stack Setup:
Alice Dealer 5000
Bob SB 6000
Charlie BB 150
David 7000

Preflop Base:
1. David: Call 100
2. Alice (Dealer): Call 100
3. Bob (SB): Fold
Flop Base (Q♠ 9♦ 4♣):
4. David: Check
5. Alice (Dealer): Check
Turn Base (9♥):
6. David: Check
7. Alice (Dealer): Check
River Base (2♦):
8. David: Check
9. Alice (Dealer): Check

Winners:
Main Pot: Charlie
Side Pot 1: Alice
`,
  },
  {
    title: 'A name that would like to be <b>markup</b>',
    players: 3,
    stackSize: 'thousands',
    complexity: 'simple',
    category: 'transitions',
    notes: [
      '</script><script>document.title = "taken"</script>',
      '<img src=x onerror="document.title=1">',
    ],
    hand: `Hand (1)
started_at: 00:02:30 ended_at: 00:05:00
SB 50 BB 100 Ante 100
Stack Setup:
<img src=x onerror=alert> Dealer 5000
</script> SB 4000
O'Hara & "Sons" BB 3000

Preflop Base:
1. <img src=x onerror=alert> (Dealer): All-In 5000
2. </script> (SB): Fold
3. O'Hara & "Sons" (BB): All-In 2900

Winner: <img src=x onerror=alert>
`,
  },
];

/** A suite of so many cases, the six hands over and over with their own numbers. */
export function sampleSuite(count = HANDS.length): Suite {
  const cases = Array.from({ length: count }, (_, i): Case => {
    const { hand: text, ...facts } = HANDS[i % HANDS.length]!;
    const hand = text.replace('Hand (1)', `Hand (${i + 1})`);
    return { id: `TC-${i + 1}.1`, ...facts, hand, expected: settleText(hand) };
  });
  return { version: 2, seed: 7, cases };
}

/** The suite of seed 1, as `suite generate` makes it. */
export function wholeSuite(): Suite {
  const made = generateSuite({ seed: 1 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}
