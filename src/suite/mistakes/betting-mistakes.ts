import { mistake, type ProgramMistake } from './mistake.ts';

/** Antes, blinds, turns and what a player may do. */
export const BETTING_MISTAKES = {
  'short-blind-in-full': mistake(
    'betting',
    'POST-1',
    'a short blind is posted in full, with chips the player does not have',
    'short-blind',
  ),
  'no-small-blind': mistake('betting', 'POST-1', 'the small blind is not posted'),
  'short-blind-posts-nothing': mistake(
    'betting',
    'POST-1',
    'a player short of a blind posts nothing',
    'short-blind',
  ),
  'dead-small-blind-in-the-pot': mistake(
    'betting',
    'SEAT-5',
    'the small blind of an empty seat is in the pot all the same',
    'empty-seat',
  ),
  'asks-empty-seats': mistake(
    'betting',
    'SEAT-5',
    'a player without chips is dealt in and asked to act',
    'empty-seat',
  ),
  'ante-is-live': mistake(
    'betting',
    'POST-2',
    "the big blind's ante counts as part of their bet",
    'bb-ante',
  ),
  'ante-from-everybody': mistake(
    'betting',
    'POST-2',
    'everybody posts the ante of the big blind',
    'bb-ante',
  ),
  'ante-counts-for-calls': mistake(
    'betting',
    'POST-2',
    "the ante counts towards the big blind's own calls",
    'bb-ante',
  ),
  'posts-in-other-order': mistake(
    'betting',
    'POST-3',
    'a short big blind posts ante and blind in the wrong order',
    'short-blind',
  ),
  'short-blind-lowers-price': mistake(
    'betting',
    'POST-4',
    'a short big blind lowers what the others have to call',
    'short-blind',
  ),
  'short-blind-is-the-price': mistake(
    'betting',
    'POST-4',
    'what a short big blind posted is the price, even below the small blind',
    'short-blind',
  ),
  'short-blind-shrinks-raises': mistake(
    'betting',
    'POST-4',
    'the least raise is by what a short big blind posted',
    'short-blind',
  ),
  'big-blind-alone-posts': mistake(
    'betting',
    'POST-5',
    'the big blind alone posts an ante that everybody has to post',
    'ante',
  ),
  'preflop-from-the-small-blind': mistake(
    'betting',
    'SEAT-3',
    'before the flop the small blind acts first',
  ),
  'later-streets-from-the-big-blind': mistake(
    'betting',
    'SEAT-3',
    'after the flop the player left of the big blind acts first',
  ),
  'later-streets-from-the-button': mistake(
    'betting',
    'SEAT-3',
    'after the flop the button acts first',
  ),
  'heads-up-blinds-swapped': mistake(
    'betting',
    'SEAT-2',
    'heads-up the button posts the big blind',
    'heads-up',
  ),
  'heads-up-big-blind-first': mistake(
    'betting',
    'SEAT-2',
    'heads-up the big blind acts first before the flop',
    'heads-up',
  ),
  'heads-up-order': mistake(
    'betting',
    'SEAT-2',
    'heads-up the small blind acts first after the flop too',
    'heads-up',
  ),
  'acts-out-of-turn': mistake('betting', 'ACT-1', 'an action out of turn is accepted', 'illegal'),
  'asks-all-in-players': mistake(
    'betting',
    'ACT-1',
    'players who are all-in are asked to act again',
  ),
  'checks-facing-a-bet': mistake('betting', 'ACT-2', 'a check is allowed facing a bet'),
  'check-is-a-call': mistake('betting', 'ACT-2', 'a check facing a bet is taken for a call'),
  'call-above-the-stack': mistake(
    'betting',
    'ACT-3',
    'a player is asked to call more than they have',
  ),
  'short-call-lowers-the-price': mistake(
    'betting',
    'ACT-3',
    'after an all-in call for less the others have less to call',
  ),
  'blind-paid-again': mistake(
    'betting',
    'ACT-3',
    'a blind is paid once more when its player calls or raises',
  ),
  'blind-counted-twice': mistake(
    'betting',
    'ACT-3',
    'a blind does not count towards the call of the player who posted it',
  ),
  'bets-below-the-big-blind': mistake('betting', 'ACT-4', 'a bet below the big blind is allowed'),
  'short-bet-sets-the-size': mistake(
    'betting',
    'ACT-4',
    'after an opening all-in below the big blind the least raise is by that much, not by the big blind',
  ),
  'raise-size-carried-over': mistake(
    'betting',
    'ACT-4',
    'the least bet of a new street is the last raise of the street before, not the big blind',
  ),
  'no-minimum-raise': mistake('betting', 'ACT-5', 'a raise of any size is allowed'),
  'raises-by-the-big-blind': mistake(
    'betting',
    'ACT-5',
    'the least raise is always by the big blind, not by the last raise',
  ),
  'doubles-the-bet': mistake(
    'betting',
    'ACT-5',
    'the least raise is to twice the bet, not by the last raise',
  ),
  'short-all-in-sets-the-size': mistake(
    'betting',
    'ACT-5',
    'an all-in for less than a full raise changes the size of the next raise',
  ),
  'all-ins-add-up-to-the-size': mistake(
    'betting',
    'ACT-5',
    'all-ins one after another are added up to the size of the next raise',
  ),
  'short-all-in-is-a-call': mistake(
    'betting',
    'ACT-5',
    'an all-in for less than a full raise is taken for a call: the others need not match it',
  ),
  'always-reopened': mistake(
    'betting',
    'ACT-6',
    'a short all-in lets players raise again who have already acted',
  ),
  'short-all-ins-not-added': mistake(
    'betting',
    'ACT-6',
    'several short all-ins that together are a full raise do not reopen the betting',
  ),
  'never-reopened': mistake(
    'betting',
    'ACT-6',
    'whoever has acted on a street may not raise on it any more',
  ),
  'one-raise-each': mistake('betting', 'ACT-6', 'nobody may raise twice on a street'),
  'posting-is-acting': mistake(
    'betting',
    'ACT-6',
    'a blind that nobody raised may not raise: posting counts as acting',
  ),
  'unanswerable-raises': mistake(
    'betting',
    'ACT-7',
    'a raise is offered though no opponent can put in more',
  ),
  'no-option': mistake('betting', 'ACT-8', 'the big blind is not asked when everybody just calls'),
  'asks-without-decision': mistake(
    'betting',
    'ACT-8',
    'a player is asked though everybody else is all-in and the bet is matched',
  ),
  'more-than-the-stack': mistake(
    'betting',
    'CHIP-3',
    'a bet of more than the stack is accepted',
    'illegal',
  ),
} as const satisfies Readonly<Record<string, ProgramMistake>>;
