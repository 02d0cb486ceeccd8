import type { Verdict } from '../../referee/index.ts';
import type { FinishingPlaces } from '../places.ts';
import type { SessionHand } from '../session-referee.ts';
import { TableBetween } from '../table-between.ts';
import type { PlayerStanding } from './evening-report.ts';

interface LastSeen {
  stack: number;
  isCertain: boolean;
  hasLeft: boolean;
}

/**
 * How everybody stands after the last hand: who is in, the most chips first, then who is out, the
 * best place first, then who left the table.
 */
export function finalStandings(
  hands: readonly SessionHand[],
  { eliminations, champions }: FinishingPlaces,
): readonly PlayerStanding[] {
  const seen = lastSeen(hands);
  const outs = new Map(eliminations.map((out) => [out.name, out]));
  const standings = [...seen].map(([name, { stack, isCertain, hasLeft }]): PlayerStanding => {
    // Somebody all-in in a hand that is not paid is not out yet.
    if (stack === 0 && isCertain) {
      const place = outs.get(name)?.place ?? null;
      return { name, state: 'out', stack: 0, isCertain: true, place };
    }
    if (hasLeft) return { name, state: 'left', stack: null, isCertain, place: null };
    const place = champions.includes(name) ? { from: 1, to: 1 } : null;
    return { name, state: 'in', stack, isCertain, place };
  });
  const rank = { in: 0, out: 1, left: 2 } as const;
  const last = Number.POSITIVE_INFINITY;
  return standings.sort(
    (a, b) =>
      rank[a.state] - rank[b.state] ||
      (b.stack ?? 0) - (a.stack ?? 0) ||
      (a.place?.from ?? last) - (b.place?.from ?? last) ||
      0,
  );
}

/** What is last known of everybody. */
function lastSeen(hands: readonly SessionHand[]): ReadonlyMap<string, LastSeen> {
  const seen = new Map<string, LastSeen>();
  /** Who had chips at the table of the last hand. */
  let here = new Set<string>();
  let before: Verdict | null = null;
  for (const { verdict, after } of hands) {
    const table = after ?? TableBetween.after(verdict);
    if (!table) continue;
    const isSameTable =
      before?.record.event === verdict.record.event && before.record.table === verdict.record.table;
    const now = new Set<string>();
    for (const { name, stack, least, isGone, wasOut } of table.seats) {
      now.add(name);
      const isKnown = stack !== null || (wasOut && least === 0);
      seen.set(name, { stack: stack ?? least, isCertain: isKnown, hasLeft: isGone });
    }
    if (isSameTable) {
      for (const name of here) {
        const last = seen.get(name)!;
        if (!now.has(name) && last.stack > 0) seen.set(name, { ...last, hasLeft: true });
      }
    }
    here = now;
    before = verdict;
  }
  return seen;
}
