import type { WholeTable } from '../../team/index.ts';

/**
 * joining: nothing is known of the table yet. asked: somebody else records it, and whether to take
 * over is asked. reading: it is only followed. taken-over: somebody took over from here.
 */
export type CollectorStanding =
  | 'joining'
  | 'asked'
  | 'writing'
  | 'reading'
  | 'taken-over'
  | 'withdrawn';

/** Where what was typed has got to. */
export type SentState = 'saved-here' | 'sending' | 'seen';

/** One writer at a table: how a page stands once it hears who that is. */
export function standingWith(
  now: CollectorStanding,
  writer: WholeTable['writer'],
  client: string,
): CollectorStanding {
  if (now === 'withdrawn') return now;
  if (writer?.client === client) return 'writing';
  // A table without a writer is taken by whoever comes to record it.
  if (writer === null) return now === 'reading' ? now : 'writing';
  if (now === 'writing') return 'taken-over';
  return now === 'joining' ? 'asked' : now;
}
