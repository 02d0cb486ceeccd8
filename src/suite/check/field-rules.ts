import type { SuiteFinding } from './suite-finding.ts';

interface FieldRule {
  readonly rule: SuiteFinding['rule'];
  /** What the value is, as a sentence can say it. */
  readonly what: string;
}

const field = (rule: SuiteFinding['rule'], what: string): FieldRule => ({ rule, what });

/**
 * The fields of an expectation in the order they are worked out, each with the rule it follows
 * from: where several are wrong, the first is nearest to the cause.
 */
export const FIELD_RULES: Readonly<Record<string, FieldRule>> = {
  hand: field('SUITE-9', 'the hand number'),
  players: field('SEAT-5', 'the list of players'),
  'players[].name': field('SEAT-1', 'the player listed here'),
  'players[].position': field('SEAT-4', 'the position'),
  'players[].start': field('CHIP-2', 'the starting stack'),
  'players[].ante': field('POST-2', 'the ante'),
  'players[].live': field('CHIP-2', 'what is put in besides the ante'),
  'players[].folded': field('POT-2', 'the street of the fold'),
  'players[].allIn': field('CHIP-3', 'the street of the all-in'),
  returned: field('RET-1', 'what is returned'),
  'returned[].name': field('RET-1', 'the player who gets chips back'),
  'returned[].amount': field('RET-1', 'the uncalled amount'),
  'players[].contributed': field('CHIP-2', 'contributed (live + ante − returned)'),
  'players[].final': field('CHIP-2', 'final (start − contributed)'),
  pots: field('POT-4', 'the list of pots'),
  'pots[].name': field('POT-4', 'the name'),
  'pots[].level': field('POT-1', 'the level'),
  'pots[].eligible': field('POT-2', 'the list of eligible players'),
  'pots[].eligible[]': field('POT-2', 'the eligible player'),
  'pots[].excluded': field('POT-9', 'the list of excluded players'),
  'pots[].excluded[].name': field('POT-9', 'the excluded player'),
  'pots[].excluded[].reason': field('POT-9', 'the reason for the exclusion'),
  'pots[].amount': field('POT-1', 'the amount'),
  'pots[].calculation': field('POT-9', 'the calculation'),
  'pots[].percentage': field('POT-7', 'the percentage'),
  totalPot: field('POT-6', 'the total of all pots'),
  'players[].maxWin': field('POT-8', 'the sum of the pots the player can win'),
  'pots[].winners': field('WIN-1', 'the list of winners'),
  'pots[].winners[].name': field('WIN-1', 'the winner'),
  'pots[].winners[].amount': field('ODD-1', 'the winner’s share'),
  'players[].won': field('CHIP-2', 'won (the shares of pots)'),
  'players[].new': field('CHIP-2', 'new stack (final + won)'),
  ok: field('SUITE-9', 'the verdict'),
  findings: field('SUITE-9', 'the list of findings'),
  nextHand: field('NEXT-1', 'the next hand'),
};

/** The fields in their order. */
export const FIELD_ORDER: readonly string[] = Object.keys(FIELD_RULES);

/** What is not listed is part of a finding the referee made. */
export const fieldRule = (name: string): FieldRule =>
  FIELD_RULES[name] ?? field('SUITE-9', 'the finding');
