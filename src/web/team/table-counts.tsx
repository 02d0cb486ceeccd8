import { useEffect, useMemo } from 'preact/hooks';
import { byHandKey, type WholeTable } from '../../team/index.ts';
import { checkSession, countsChart, reportOf } from '../../tournament/index.ts';
import type { TeamFeed } from './team-feed.ts';

/** A table's hands as texts, in the order they were played. */
export const textsOf = (whole: WholeTable | null): WholeTable['hands'] =>
  (whole?.hands ?? []).toSorted((a, b) => byHandKey(a.hand, b.hand));

/** Wide enough for a phone on its side; the picture grows with its place. */
const WIDE = { width: 900, height: 380 };

/** Beside other tables; its letters stay as large as theirs. */
const NARROW = { width: 340, height: 240 };

/** Chip counts of a table by hand. */
export function CountsOfTable({
  texts,
  isNarrow = false,
}: {
  readonly texts: readonly string[];
  readonly isNarrow?: boolean;
}) {
  // The hand that is being played changes with every action, and the counts with none of them.
  const over = texts.slice(0, -1).join('\n');
  const svg = useMemo(() => {
    const report = reportOf(checkSession(texts.join('\n')).hands);
    return report.hands.length > 1 ? countsChart(report, isNarrow ? NARROW : WIDE, 'both') : '';
  }, [over, isNarrow]);
  // Drawn by our own function, which escapes every name.
  return svg === '' ? null : <div class="counts-chart" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** The same for whoever does not follow the table already: it is followed while this is open. */
export function FollowedCounts({
  feed,
  table,
}: {
  readonly feed: TeamFeed;
  readonly table: string;
}) {
  useEffect(() => {
    feed.follow(table);
    return () => feed.stop();
  }, [feed, table]);
  if (!feed.whole.value) return <p class="quiet">Waiting for the table …</p>;
  const texts = textsOf(feed.whole.value).map(({ text }) => text);
  if (texts.length < 2) return <p class="quiet">There is a chart from the second hand on.</p>;
  return <CountsOfTable texts={texts} isNarrow />;
}
