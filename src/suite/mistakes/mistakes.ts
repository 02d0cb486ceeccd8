import type { RuleId } from '../../rules/index.ts';

/** Where in a hand a mistake is made; everything before it comes out right. */
type Stage = 'betting' | 'pots' | 'payout' | 'next';

/** One way to get poker wrong: a rule that is broken, and what that looks like. */
export interface ProgramMistake {
  readonly rule: RuleId;
  readonly stage: Stage;
  /** What a program does that makes it, for a bug report. */
  readonly sentence: string;
}

const of = (stage: Stage, rule: RuleId, sentence: string): ProgramMistake => ({
  rule,
  stage,
  sentence,
});

/** The mistakes programs make, one broken rule each. */
export const MISTAKES = {
  'short-blind-in-full': of(
    'betting',
    'POST-1',
    'a short blind is posted in full, with chips the player does not have',
  ),
  'no-small-blind': of('betting', 'POST-1', 'the small blind is not posted'),
  'short-blind-posts-nothing': of('betting', 'POST-1', 'a player short of a blind posts nothing'),
  'ante-is-live': of('betting', 'POST-2', "the big blind's ante counts as part of their bet"),
  'ante-from-everybody': of('betting', 'POST-2', 'everybody posts the ante of the big blind'),
  'ante-counts-for-calls': of(
    'betting',
    'POST-2',
    "the ante counts towards the big blind's own calls",
  ),
  'posts-in-other-order': of(
    'betting',
    'POST-3',
    'a short big blind posts ante and blind in the wrong order',
  ),
  'short-blind-lowers-price': of(
    'betting',
    'POST-4',
    'a short big blind lowers what the others have to call',
  ),
  'short-blind-shrinks-raises': of(
    'betting',
    'POST-4',
    'the least raise is by what a short big blind posted',
  ),
  'big-blind-alone-posts': of(
    'betting',
    'POST-5',
    'the big blind alone posts an ante that everybody has to post',
  ),
  'preflop-from-the-small-blind': of(
    'betting',
    'SEAT-3',
    'before the flop the small blind acts first',
  ),
  'later-streets-from-the-big-blind': of(
    'betting',
    'SEAT-3',
    'after the flop the player left of the big blind acts first',
  ),
  'later-streets-from-the-button': of('betting', 'SEAT-3', 'after the flop the button acts first'),
  'heads-up-blinds-swapped': of('betting', 'SEAT-2', 'heads-up the button posts the big blind'),
  'heads-up-big-blind-first': of(
    'betting',
    'SEAT-2',
    'heads-up the big blind acts first before the flop',
  ),
  'heads-up-order': of(
    'betting',
    'SEAT-2',
    'heads-up the small blind acts first after the flop too',
  ),
  'acts-out-of-turn': of('betting', 'ACT-1', 'an action out of turn is accepted'),
  'asks-all-in-players': of('betting', 'ACT-1', 'players who are all-in are asked to act again'),
  'checks-facing-a-bet': of('betting', 'ACT-2', 'a check is allowed facing a bet'),
  'check-is-a-call': of('betting', 'ACT-2', 'a check facing a bet is taken for a call'),
  'call-above-the-stack': of('betting', 'ACT-3', 'a player is asked to call more than they have'),
  'short-call-lowers-the-price': of(
    'betting',
    'ACT-3',
    'after an all-in call for less the others have less to call',
  ),
  'blind-paid-again': of('betting', 'ACT-3', 'a blind is paid once more when its player calls'),
  'blind-counted-twice': of(
    'betting',
    'ACT-3',
    'a blind does not count towards the call of the player who posted it',
  ),
  'bets-below-the-big-blind': of('betting', 'ACT-4', 'a bet below the big blind is allowed'),
  'raise-size-carried-over': of(
    'betting',
    'ACT-4',
    'the least bet of a new street is the last raise of the street before, not the big blind',
  ),
  'no-minimum-raise': of('betting', 'ACT-5', 'a raise of any size is allowed'),
  'raises-by-the-big-blind': of(
    'betting',
    'ACT-5',
    'the least raise is always by the big blind, not by the last raise',
  ),
  'doubles-the-bet': of(
    'betting',
    'ACT-5',
    'the least raise is to twice the bet, not by the last raise',
  ),
  'short-all-in-sets-the-size': of(
    'betting',
    'ACT-5',
    'an all-in for less than a full raise changes the size of the next raise',
  ),
  'short-all-in-is-a-call': of(
    'betting',
    'ACT-5',
    'an all-in for less than a full raise is taken for a call: the others need not match it',
  ),
  'always-reopened': of(
    'betting',
    'ACT-6',
    'a short all-in lets players raise again who have already acted',
  ),
  'short-all-ins-not-added': of(
    'betting',
    'ACT-6',
    'several short all-ins that together are a full raise do not reopen the betting',
  ),
  'one-raise-each': of('betting', 'ACT-6', 'nobody may raise twice on a street'),
  'posting-is-acting': of(
    'betting',
    'ACT-6',
    'a blind that nobody raised may not raise: posting counts as acting',
  ),
  'unanswerable-raises': of(
    'betting',
    'ACT-7',
    'a raise is offered though no opponent can put in more',
  ),
  'no-option': of('betting', 'ACT-8', 'the big blind is not asked when everybody just calls'),
  'asks-without-decision': of(
    'betting',
    'ACT-8',
    'a player is asked though everybody else is all-in and the bet is matched',
  ),
  'more-than-the-stack': of('betting', 'CHIP-3', 'a bet of more than the stack is accepted'),
  'uncalled-kept': of('pots', 'RET-1', 'chips that nobody called stay in a pot others can win'),
  'uncalled-by-live-totals': of(
    'pots',
    'RET-1',
    "the uncalled part is worked out without the folded players' chips",
  ),
  'uncalled-lost': of('pots', 'RET-1', 'chips that nobody called come back to nobody'),
  'ante-in-the-levels': of(
    'pots',
    'POST-2',
    "the big blind's ante counts towards the levels of the pots",
  ),
  'antes-to-the-main-pot': of(
    'pots',
    'POST-5',
    'antes from everybody go to the main pot, also what a short player could not match',
  ),
  'one-pot': of('pots', 'POT-1', 'all chips are one pot, whatever the all-in players put in'),
  'one-side-pot': of('pots', 'POT-1', 'all side pots are one'),
  'folded-chips-to-the-main-pot': of(
    'pots',
    'POT-1',
    'all chips of folded players go to the main pot',
  ),
  'no-folded-chips': of('pots', 'POT-1', 'chips of folded players are in no pot'),
  'folded-players-eligible': of('pots', 'POT-2', 'players who folded are eligible for pots'),
  'dead-money-to-the-last-pot': of('pots', 'POT-3', 'the ante goes to the last pot'),
  'ante-alone-wins-nothing': of(
    'pots',
    'POT-3',
    'a player who is in with the ante alone is eligible for nothing',
  ),
  'dead-money-lost': of('pots', 'POT-3', 'the ante is in no pot'),
  'levels-of-folded-players': of(
    'pots',
    'POT-4',
    'the totals of folded players cut pots in two that the same players can win',
  ),
  'folded-chips-lost': of(
    'pots',
    'POT-5',
    'chips of folded players above what others still in have matched are in no pot',
  ),
  'fold-out-in-layers': of('pots', 'POT-5', 'with one player left there is more than one pot'),
  'best-hand-takes-all': of(
    'payout',
    'WIN-1',
    'the winner of the main pot takes the side pots too, eligible or not',
  ),
  'no-ties': of('payout', 'WIN-1', 'a tie pays one player only'),
  'no-kickers': of('payout', 'WIN-1', 'kickers do not count: hands tie that do not'),
  'declared-winners-ignored': of('payout', 'WIN-2', 'declared winners are not paid'),
  'first-pot-decides': of(
    'payout',
    'WIN-2',
    'the winners declared for the main pot are paid every pot',
  ),
  'unknown-cards-dropped': of(
    'pots',
    'WIN-4',
    'players whose cards are not known are dropped from the pots',
  ),
  'odd-chips-by-list': of(
    'payout',
    'ODD-1',
    'odd chips go round from the first seat of the list, not from the left of the button',
  ),
  'odd-chips-the-other-way': of(
    'payout',
    'ODD-1',
    'odd chips go round the wrong way, the button first',
  ),
  'shares-rounded': of('payout', 'ODD-1', 'shares are rounded, so that chips are made or lost'),
  fractions: of('payout', 'CHIP-1', 'shares are fractions of chips'),
  'odd-chips-to-one': of(
    'payout',
    'ODD-1',
    'all odd chips go to the first winner instead of one to each',
  ),
  'remainder-to-the-last': of(
    'payout',
    'ODD-1',
    'what is smaller than the smallest chip goes to the last winner',
  ),
  'smallest-chip-ignored': of(
    'payout',
    'ODD-1',
    'pots are split to single chips though the smallest chip in play is bigger',
  ),
  'pots-split-together': of(
    'payout',
    'ODD-1',
    'pots with the same winners are added up before they are split',
  ),
  'second-board-ignored': of('payout', 'RUN-1', 'the second board is not paid'),
  'odd-half-to-the-second-board': of(
    'payout',
    'RUN-1',
    'what is left over between two boards goes to the second',
  ),
  'boards-share-single-chips': of(
    'payout',
    'RUN-1',
    'two boards share pots to single chips though the smallest chip in play is bigger',
  ),
  'button-to-busted-seats': of(
    'next',
    'NEXT-2',
    'button and blinds move to the next seats, with or without chips',
  ),
  'button-stays': of('next', 'NEXT-2', 'the button does not move'),
  'heads-up-big-blind-again': of(
    'next',
    'NEXT-3',
    'with two players left the button moves on as at a full table, so somebody may be big blind twice',
  ),
  'heads-up-button-on-the-big-blind': of(
    'next',
    'SEAT-2',
    'heads-up the button goes to the big blind',
  ),
  'dead-button-moves': of(
    'next',
    'NEXT-4',
    'the dead button is moved to the next player with chips',
  ),
  'seat-button-skips': of('next', 'NEXT-5', 'rotation by seats skips seats without chips'),
  'goes-on-alone': of('next', 'NEXT-6', 'there is a next hand though one player has all the chips'),
} as const satisfies Readonly<Record<string, ProgramMistake>>;

export type MistakeId = keyof typeof MISTAKES;

export const MISTAKE_IDS = Object.keys(MISTAKES) as readonly MistakeId[];
