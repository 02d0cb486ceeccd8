import type { ReadHand } from '../formats/index.ts';
import { addAll, type Finding, isError } from '../kernel/index.ts';
import {
  claimedOutcome,
  type HandRecord,
  hasOutcome,
  type PlacedRuling,
  type Replay,
  replay,
} from '../record/index.ts';
import {
  nextRuling,
  type Payment,
  payHand,
  type StatedRules,
  type Table,
  voidHand,
} from '../rules/index.ts';
import { rulingToFinding } from './ruling-to-finding.ts';

/** A recorded hand after checking: what is wrong with it, and who gets what. */
export interface HandCheck {
  /** As it was played: what the text leaves open is settled. */
  readonly record: HandRecord;
  /** In the order of the text. */
  readonly findings: readonly Finding[];
  /** No finding is an error. */
  readonly ok: boolean;
  /** Every line could be read; otherwise rewriting the hand could lose something. */
  readonly isRead: boolean;
  /** The lines of the text the hand takes up. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly replay: Replay;
  /** As far as the hand is certain; null without a legal table. */
  readonly payment: Payment | null;
}

/** Where claims and rules meet: replays the hand, pays it and puts every ruling into words. */
export function checkHand(hand: ReadHand, flags: StatedRules = {}): HandCheck {
  const { findings: read } = hand;
  const first = firstError(read);
  // What cannot be read between the hands leaves the hand itself certain.
  const unread = first !== null && first >= betweenLine(hand.record) ? null : first;
  const played = replay(hand.record, flags, unread ?? undefined);
  const claimed = claimedOutcome(played);
  const found: PlacedRuling[] = claimed
    ? played.rulings.concat(claimed.rulings)
    : [...played.rulings];
  const certain = unread === null && !found.some(({ ruling }) => isError(ruling));
  const outcome = certain && claimed && !hand.record.result ? claimed.outcome : null;
  const payment =
    played.hand &&
    (certain && hand.record.result?.kind === 'void'
      ? voidHand(played.hand)
      : payHand(played.hand, outcome));
  const { record, seating } = played;
  const table = seating?.table ?? null;
  if (table && payment && certain) addAll(found, rulingsOnEnd(record, table, payment));
  const ruled = found.map((placed) =>
    rulingToFinding(placed, { record, table, hand: played.hand, payment }),
  );
  const findings = merge(read, ruled);
  return {
    record,
    findings,
    ok: !findings.some(isError),
    isRead: first === null,
    firstLine: hand.firstLine,
    lastLine: hand.lastLine,
    replay: played,
    payment,
  };
}

const betweenLine = ({ between }: HandRecord): number =>
  between?.at.line ?? Number.POSITIVE_INFINITY;

/** The line of the reader's first error. */
function firstError(read: readonly Finding[]): number | null {
  let first: number | null = null;
  for (const finding of read) {
    if (isError(finding)) first = Math.min(first ?? finding.at.line, finding.at.line);
  }
  return first;
}

/** What is said about the outcome, the next hand, or a hand that stops early (NOTE-5). */
export function rulingsOnEnd(
  record: HandRecord,
  table: Table,
  { rulings, newStacks }: Payment,
): readonly PlacedRuling[] {
  // TOUR-2, TOUR-9: nobody saw the end, or there was none.
  if (record.result) return [];
  const found = rulings.map((ruling): PlacedRuling => ({ part: { kind: 'outcome' }, ruling }));
  const next = newStacks && nextRuling(table, newStacks);
  if (next) found.push({ part: { kind: 'hand' }, ruling: next });
  if (!newStacks && !rulings.some(isError)) {
    const severity = isSetUp(record) ? 'info' : 'warning';
    found.push({
      part: { kind: 'end' },
      ruling: { rule: 'NOTE-5', kind: 'stops-early', severity },
    });
  }
  return found;
}

/** A stack set-up and nothing else. */
const isSetUp = (record: HandRecord): boolean =>
  record.sections.length === 0 && !hasOutcome(record);

/** In the order of the text; what both reader and rules found on a line is said once. */
function merge(read: readonly Finding[], ruled: readonly Finding[]): readonly Finding[] {
  if (ruled.length === 0) return read;
  const lines = new Set(read.map((finding) => `${finding.rule} ${finding.at.line}`));
  const amounts = new Set(read.filter(isAmount).map((finding) => finding.at.line));
  const fresh = ruled.filter(
    (finding) =>
      !lines.has(`${finding.rule} ${finding.at.line}`) &&
      !(isAmount(finding) && amounts.has(finding.at.line)),
  );
  return [...read, ...fresh].sort(
    (a, b) => a.at.line - b.at.line || speaksLast(a) - speaksLast(b) || a.at.column - b.at.column,
  );
}

const isAmount = (finding: Finding): boolean =>
  finding.rule === 'NOTE-4' || finding.rule === 'CHIP-1';

/** What is still to come (NOTE-5) is said after what is wrong on the last line. */
const speaksLast = (finding: Finding): number => (finding.rule === 'NOTE-5' ? 1 : 0);
