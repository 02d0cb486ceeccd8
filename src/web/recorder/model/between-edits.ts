import { readHands, writeHand } from '../../../formats/index.ts';
import { type BetweenLine, type HandRecord, hasOutcome, UNWRITTEN } from '../../../record/index.ts';
import { carryThrough, type TableBetween } from '../../../tournament/index.ts';
import { type Session, withText } from '../../session/session.ts';
import type { HandInSession } from './between-hands.ts';

/** Judges the hand at a place among these texts. */
export type JudgeAt = (texts: readonly string[], place: number) => HandInSession | null;

const recordOf = (text: string | undefined): HandRecord | null =>
  readHands(text ?? '').hands[0]?.record ?? null;

/**
 * The hand below which lines between the hands are written now: the open one, or the one before it
 * while nothing of the open one is recorded but its set-up.
 */
export function betweenPlace({ hands, at }: Session): number {
  const record = recordOf(hands[at]);
  if (at === 0 || at < hands.length - 1 || !record) return at;
  const isFresh = record.sections.length === 0 && record.between === null && !hasOutcome(record);
  return isFresh ? at - 1 : at;
}

export const linesAt = ({ hands }: Session, place: number): readonly BetweenLine[] =>
  recordOf(hands[place])?.between?.lines ?? [];

/** A line as the notation's reader takes it below this hand, or why it does not. */
export function readLine(text: string, typed: string): BetweenLine | string {
  const record = recordOf(text);
  if (!record) return 'There is no hand to write it below.';
  const above = `${writeHand({ ...record, between: null })}\nBetween Hands:\n`;
  const [hand] = readHands(`${above}${typed}\n`).hands;
  const at = above.split('\n').length;
  const wrong = hand?.findings.find((finding) => finding.at.line === at);
  const [line, ...more] = hand?.record.between?.lines ?? [];
  if (line && more.length === 0 && !wrong) return line;
  return wrong?.message ?? 'Write a line such as Alice: Recount 15600, or Break: 00:15:00.';
}

/** The session with other lines below a hand. A set-up that follows and is not played yet follows them. */
export function withLines(
  session: Session,
  place: number,
  lines: readonly BetweenLine[],
  judge: JudgeAt,
): Session {
  const text = textWithLines(session.hands[place]!, lines);
  if (text === null) return session;
  if (place === session.at) return withText(session, text);
  const hands = session.hands.with(place, text);
  const next = judge(hands, place)?.after?.nextHand();
  const record = recordOf(hands[place + 1]);
  if (!next || !record) return { ...session, hands };
  const { players, blinds, chairs, rules } = next;
  return {
    ...session,
    hands: hands.with(place + 1, writeHand({ ...record, players, blinds, chairs, rules })),
  };
}

function textWithLines(text: string, lines: readonly BetweenLine[]): string | null {
  const record = recordOf(text);
  if (!record) return null;
  const kept = record.between?.kept;
  const between =
    lines.length === 0 && !kept ? null : { at: UNWRITTEN, ...(kept && { kept }), lines };
  return writeHand({ ...record, between });
}

/** The session and the text of the hand that follows its open one. */
export interface FollowingHand {
  readonly session: Session;
  readonly text: string;
}

/**
 * The hand after the open one, the lines between applied. TOUR-3: who is not dealt in because the
 * seat is between Dealer and SB gets `Waits` written. null with one player left.
 */
export function followingHand(session: Session, judge: JudgeAt): FollowingHand | null {
  const { hands, at } = session;
  const after = judge(hands, at)?.after;
  if (!after) return null;
  const unsaid = after.expected().waiting.filter(({ waits }) => !waits);
  if (unsaid.length === 0) return followingIn(session, after);
  const waits = unsaid.map(
    ({ name }): BetweenLine => ({ kind: 'waits', at: UNWRITTEN, player: { name, at: UNWRITTEN } }),
  );
  const text = textWithLines(hands[at]!, [...linesAt(session, at), ...waits]);
  const said = text === null ? session : { ...session, hands: hands.with(at, text) };
  const table = judge(said.hands, at)?.after;
  return table ? followingIn(said, table) : null;
}

function followingIn(session: Session, after: TableBetween): FollowingHand | null {
  const next = after.nextHand();
  return next && { session, text: writeHand(next) };
}

/** Players of a hand whose stacks are as proposed after a hand nobody saw to its end (TOUR-2). */
export function openStacks(before: HandInSession, record: HandRecord): ReadonlySet<string> {
  const { after } = before;
  if (after?.record.result?.kind !== 'not-seen') return new Set();
  const open = record.players.filter(({ name, stack }) => {
    const seat = after.find(name);
    return seat !== null && seat.stack === null && seat.least === stack;
  });
  return new Set(open.map(({ name }) => name));
}

/** The session with these stacks of the open hand counted: a `Recount` each, below the hand before. */
export function withCounted(session: Session, names: ReadonlySet<string>): Session {
  const { hands, at } = session;
  const counted = (recordOf(hands[at])?.players ?? []).flatMap(({ name, stack }): BetweenLine[] =>
    stack !== null && names.has(name)
      ? [{ kind: 'recount', at: UNWRITTEN, player: { name, at: UNWRITTEN }, amount: stack }]
      : [],
  );
  const text = textWithLines(hands[at - 1]!, [...linesAt(session, at - 1), ...counted]);
  return text === null ? session : { ...session, hands: hands.with(at - 1, text) };
}

/** The session with every changed hand carried through those that followed it. */
export function carried(session: Session): Session {
  const { edited = {}, ...rest } = session;
  // The last one first: what an earlier hand changes is then carried through the later changes too.
  const places = Object.keys(edited)
    .map(Number)
    .sort((a, b) => b - a);
  const hands = places.reduce<readonly string[]>(
    (texts, place) => carryThrough(texts, place, edited[place]!).texts,
    session.hands,
  );
  return { ...rest, hands };
}
