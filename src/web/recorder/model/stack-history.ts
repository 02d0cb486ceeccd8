import type { Street } from '../../../rules/index.ts';
import { postsOf } from './posts.ts';
import type { Scene } from './scene.ts';

/** A player's chips line by line: what each post, action and payment did. */
export interface HistoryLine {
  readonly street: Street | null;
  readonly what: 'start' | 'ante' | 'blind' | 'act' | 'returned' | 'won';
  readonly verb: string | null;
  /** Below zero for chips put in. */
  readonly change: number;
  readonly stack: number;
}

export function stackHistory({ moments, verdict }: Scene, seat: number): readonly HistoryLine[] {
  const last = moments[moments.length - 1];
  if (!last) return [];
  let stack: number = last.hand.table.seats[seat]!.stack;
  const lines: HistoryLine[] = [{ street: null, what: 'start', verb: null, change: 0, stack }];
  const put = (line: Omit<HistoryLine, 'stack'>): void => {
    stack += line.change;
    lines.push({ ...line, stack });
  };
  for (const post of postsOf(last.hand, seat)) {
    put({
      street: 'preflop',
      what: post.what === 'ante' ? 'ante' : 'blind',
      verb: null,
      change: -post.amount,
    });
  }
  for (const { event, hand } of moments) {
    if (event?.kind === 'act' && event.seat === seat) {
      put({ street: hand.street, what: 'act', verb: event.verb, change: -event.added });
    } else if (event?.kind === 'muck' && event.seat === seat) {
      put({ street: hand.street, what: 'act', verb: 'muck', change: 0 });
    }
  }
  const settlement = verdict?.settlement;
  if (settlement?.returned?.seat === seat) {
    put({ street: null, what: 'returned', verb: null, change: settlement.returned.amount });
  }
  const won = settlement?.players[seat]?.won ?? 0;
  if (won > 0) put({ street: null, what: 'won', verb: null, change: won });
  return lines;
}
