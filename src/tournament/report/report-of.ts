import { writeBetweenLine } from '../../formats/index.ts';
import { type BetweenLine, hasOutcome } from '../../record/index.ts';
import type { Verdict } from '../../referee/index.ts';
import { clockOf } from '../clock-and-level.ts';
import { isPaid, placesOf, waitingIn } from '../places.ts';
import type { SessionHand } from '../session-referee.ts';
import type {
  AllInReport,
  EveningReport,
  GapMark,
  HandCount,
  HandSeconds,
  LevelStart,
  PotReport,
  ReportHand,
} from './evening-report.ts';
import { luckByName } from './luck.ts';
import { Statistics, statisticsOf } from './player-statistics.ts';
import { finalStandings } from './standings.ts';

/**
 * Everything there is to say of an evening. Luck takes much longer than everything else: whoever
 * wants it passes what `allInsOf` gives.
 */
export function reportOf(
  hands: readonly SessionHand[],
  allIns: readonly AllInReport[] | null = null,
): EveningReport {
  const labels = labelsOf(hands);
  const reported = hands.map((hand, i) => reportHand(hand, hands[i - 1] ?? null, i, labels[i]!));
  const paid = hands.flatMap(({ verdict }, index) => (isPaid(verdict) ? [{ index, verdict }] : []));
  const statistics = statisticsOf(paid);
  const names = new Set(reported.flatMap(({ counts }) => counts.map(({ name }) => name)));
  const luck = allIns && luckByName(allIns);
  const places = placesOf(hands);
  return {
    hands: reported,
    players: [...names].map((name) =>
      (statistics.get(name) ?? new Statistics()).report(
        name,
        luck && (luck.get(name) ?? { worth: 0, won: 0, hands: [] }),
      ),
    ),
    standings: finalStandings(hands, places),
    eliminations: places.eliminations,
    largestPots: largestPots(paid),
    levels: levelsOf(reported),
    breaks: betweenOf(hands, ({ line, after }) =>
      line.kind === 'break' ? { after, length: line.length } : null,
    ),
    gaps: gapsOf(reported),
    between: betweenOf(hands, ({ line, after }) => ({ after, text: writeBetweenLine(line) })),
    allIns,
    seconds: secondsOf(reported),
  };
}

/** Numbers name hands where each is used once. */
function labelsOf(hands: readonly SessionHand[]): readonly string[] {
  const numbers = hands.map(({ verdict }) => verdict.record.number);
  const isUnique = !numbers.includes(null) && new Set(numbers).size === numbers.length;
  return numbers.map((number, i) => (isUnique ? String(number) : `no. ${i + 1}`));
}

function reportHand(
  hand: SessionHand,
  before: SessionHand | null,
  index: number,
  label: string,
): ReportHand {
  const { verdict, chipsInPlay } = hand;
  const { record, settlement } = verdict;
  const { start, end } = clockOf(record);
  const { number, event, table, date, startedAt, endedAt, blinds, tags } = record;
  return {
    index,
    label,
    number,
    event,
    table,
    date,
    startedAt,
    endedAt,
    seconds: start === null || end === null || end < start ? null : end - start,
    blinds: blinds && { sb: blinds.sb, bb: blinds.bb, ante: blinds.ante },
    chipsInPlay,
    totalPot: isPaid(verdict) ? settlement!.totalPot : null,
    kind: kindOf(verdict),
    follows: before !== null && carriesOn(hand, before),
    tags,
    counts: countsOf(hand, before),
  };
}

function kindOf(verdict: Verdict): ReportHand['kind'] {
  const { record } = verdict;
  if (record.result) return record.result.kind;
  if (isPaid(verdict)) return 'settled';
  return record.sections.length === 0 && !hasOutcome(record) ? 'set-up' : 'unsettled';
}

/** Other programs' files say nothing of sessions: there hands follow by number or by their stacks. */
function carriesOn({ verdict, follows, after }: SessionHand, before: SessionHand): boolean {
  if (follows || after) return follows;
  const { record, replay } = verdict;
  const last = before.verdict;
  if (!replay.seating?.table || record.event !== last.record.event) return false;
  const isNext = record.number !== null && record.number - 1 === last.record.number;
  if (isNext && record.event !== null) return true;
  const stacks = new Map(last.settlement?.players.map(({ name, newStack }) => [name, newStack]));
  const carried = record.players.filter(({ name, stack }) => stacks.get(name) === stack).length;
  return carried * 2 >= record.players.length;
}

/** Everybody at the table; who waits has the same chips after the hand. */
function countsOf(hand: SessionHand, before: SessionHand | null): readonly HandCount[] {
  const { record, payment } = hand.verdict;
  const counts = record.players.flatMap(({ name, stack }, seat): HandCount[] =>
    stack === null
      ? []
      : [{ name, start: stack, end: payment?.newStacks?.[seat] ?? null, dealtIn: stack > 0 }],
  );
  const others = waitingIn(hand, before).map(
    ({ name, least }): HandCount => ({ name, start: least, end: least, dealtIn: false }),
  );
  return [...counts, ...others];
}

const MOST_POTS = 10;

function largestPots(
  paid: readonly { readonly index: number; readonly verdict: Verdict }[],
): readonly PotReport[] {
  const pots = paid.map(({ index: hand, verdict }): PotReport => {
    const { totalPot: amount, players } = verdict.settlement!;
    const winners = players.filter(({ won }) => won! > 0).sort((a, b) => b.won! - a.won!);
    return { hand, amount, winners: winners.map(({ name }) => name) };
  });
  return pots.sort((a, b) => b.amount - a.amount).slice(0, MOST_POTS);
}

function levelsOf(hands: readonly ReportHand[]): readonly LevelStart[] {
  const levels: LevelStart[] = [];
  for (const { index: hand, blinds } of hands) {
    const last = levels[levels.length - 1];
    if (!blinds) continue;
    const { sb, bb, ante } = blinds;
    if (last?.sb !== sb || last.bb !== bb || last.ante !== ante)
      levels.push({ hand, sb, bb, ante });
  }
  return levels;
}

function gapsOf(hands: readonly ReportHand[]): readonly GapMark[] {
  return hands.slice(1).flatMap((hand, i): GapMark[] => {
    if (hand.follows) return [];
    return [{ before: hand.index, missing: missingBetween(hands[i]!, hand) }];
  });
}

/** The numbers between two hands of one table; null where nobody knows them. */
function missingBetween(last: ReportHand, next: ReportHand): GapMark['missing'] {
  if (last.event !== next.event || last.table !== next.table) return null;
  if (last.number === null || next.number === null) return null;
  const [from, to] = [last.number + 1, next.number - 1];
  return from <= to ? { from, to } : null;
}

function betweenOf<T>(
  hands: readonly SessionHand[],
  of: (written: { readonly line: BetweenLine; readonly after: number }) => T | null,
): readonly T[] {
  return hands.flatMap(({ verdict }, after) =>
    (verdict.record.between?.lines ?? []).flatMap((line) => of({ line, after }) ?? []),
  );
}

function secondsOf(hands: readonly ReportHand[]): HandSeconds {
  const known = hands.flatMap(({ seconds }) => seconds ?? []);
  if (known.length === 0) return { known: 0, average: null, longest: null, shortest: null };
  const sum = known.reduce((total, seconds) => total + seconds, 0);
  return {
    known: known.length,
    average: Math.round(sum / known.length),
    longest: known.reduce((a, b) => Math.max(a, b)),
    shortest: known.reduce((a, b) => Math.min(a, b)),
  };
}
