import { mistake, type ProgramMistake } from './mistake.ts';

/**
 * Mistakes that only put a name to what is wrong in an answer: no case claims a rule because of them.
 * What a case claims changes with the suite's version only; until then new mistakes come in here.
 */
export const UNCLAIMED_MISTAKES = {
  'big-blind-posts-dead-ante': mistake(
    'betting',
    'POST-5',
    'the big blind alone posts, as dead money, an ante that everybody has to post',
    'ante',
  ),
  'asks-who-covers-every-all-in': mistake(
    'betting',
    'ACT-8',
    'a player whose bet covers every all-in is asked on the same street',
  ),
  'asks-while-the-board-runs-out': mistake(
    'betting',
    'ACT-8',
    'the last player with chips is asked on later streets, though everybody else is all-in',
  ),
  'folded-eligible-for-parts': mistake(
    'pots',
    'POT-2',
    'players who folded are eligible for every pot they paid into',
  ),
  'counter-clockwise': mistake('betting', 'SEAT-3', 'players act counter-clockwise'),
  'streets-from-the-last-raiser': mistake(
    'betting',
    'SEAT-3',
    'after the flop whoever raised last acts first',
  ),
  'two-left-act-as-heads-up': mistake(
    'betting',
    'SEAT-3',
    'where only two can still bet, the button acts first after the flop',
  ),
  'short-bb-ante-not-posted': mistake(
    'betting',
    'POST-3',
    'a big blind short of the ante posts none',
    'bb-ante',
  ),
  'short-ante-not-posted': mistake(
    'betting',
    'POST-5',
    'a player short of the ante that everybody posts posts none',
    'ante',
  ),
  'all-in-with-the-ante-is-out': mistake(
    'betting',
    'POST-5',
    'a player who is all-in with the ante is not in the hand',
    'ante',
  ),
  'antes-count-towards-calls': mistake(
    'betting',
    'POST-5',
    'the ante that everybody posts counts towards the call of the big blind',
    'ante',
  ),
  'asks-folded-players': mistake(
    'betting',
    'ACT-1',
    'players who folded are asked again on the next street',
  ),
  'short-call-refused': mistake('betting', 'ACT-3', 'an all-in call for less is refused'),
  'short-bet-refused': mistake('betting', 'ACT-4', 'an all-in bet below the big blind is refused'),
  'short-raise-refused': mistake(
    'betting',
    'ACT-5',
    'an all-in for less than a full raise is refused',
  ),
  'raises-by-what-is-to-call': mistake(
    'betting',
    'ACT-5',
    'the least raise is by what its player has to call, not by the last raise',
  ),
  'most-is-the-stack-behind': mistake(
    'betting',
    'CHIP-3',
    'the most of a raise is the stack behind, without what is in already',
  ),
  'short-all-ins-add-up-for-everybody': mistake(
    'betting',
    'ACT-6',
    'short all-ins add up since the last full raise, also for those who called some of them',
  ),
  'no-check-raise': mistake('betting', 'ACT-6', 'whoever has checked may not raise on that street'),
  'one-action-each': mistake(
    'betting',
    'ACT-8',
    'a raise is not put to those who acted before it on the street',
  ),
  'raiser-asked-again': mistake(
    'betting',
    'ACT-8',
    'the last to raise is asked again when everybody has called',
  ),
  'short-raise-closes-the-street': mistake(
    'betting',
    'ACT-8',
    'an all-in for less than a full raise is not put to those who have acted',
  ),
  'uncalled-returned-twice': mistake(
    'pots',
    'RET-1',
    'chips that nobody called go back and stay in a pot too',
  ),
  'all-in-players-dropped': mistake(
    'pots',
    'POT-2',
    'players all-in before the last street are eligible for nothing',
  ),
  'ante-in-every-pot': mistake('pots', 'POT-3', 'the ante is in every pot', 'bb-ante'),
  'pots-of-every-street': mistake(
    'pots',
    'POT-4',
    'every street makes pots of its own, also for the same players',
  ),
  'second-board-for-the-main-pot-only': mistake(
    'payout',
    'RUN-1',
    'the second board is paid out of the main pot only',
    'run-twice',
  ),
  'no-straight-to-the-five': mistake('payout', 'WIN-1', 'A 2 3 4 5 does not count as a straight'),
  'straight-beats-flush': mistake('payout', 'WIN-1', 'a straight beats a flush'),
  'both-hole-cards-play': mistake('payout', 'WIN-1', 'both hole cards have to play, as in Omaha'),
} as const satisfies Readonly<Record<string, ProgramMistake>>;
