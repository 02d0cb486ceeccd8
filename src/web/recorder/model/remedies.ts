import { readHands, writeHand } from '../../../formats/index.ts';
import type { Finding } from '../../../kernel/index.ts';
import { applyEdits } from '../../../referee/index.ts';
import {
  type BrokenCarry,
  carryRemedies,
  type Remedy,
  type SessionFinding,
  type TableBetween,
} from '../../../tournament/index.ts';
import { type Session, withText } from '../../session/session.ts';
import { betweenPlace, type JudgeAt, withLines } from './between-edits.ts';
import type { HandInSession } from './between-hands.ts';

/** Something that puts a finding right, and the session as it then is. */
export interface PossibleRemedy {
  readonly does: Remedy['does'];
  readonly text: string;
  /** null for all stacks of the open hand at once. */
  readonly finding: Finding | null;
  applied(): Session;
}

/** What the open hand's findings are judged by. */
interface Judged {
  readonly session: Session;
  readonly hands: readonly HandInSession[];
  /** Of the open hand, as the page shows them. */
  readonly findings: readonly Finding[];
  readonly broken: readonly BrokenCarry[];
  readonly judge: JudgeAt;
}

/** Everything that can be written by one key, in the order of the text. */
export function possibleRemedies(judged: Judged): readonly PossibleRemedy[] {
  const { session, hands, findings } = judged;
  const place = betweenPlace(session);
  // The lines before a hand that has only its set-up are the panel's, and so are their findings.
  const before = place < session.at ? (hands[place]?.findings ?? []).filter(isAboutLine) : [];
  return [
    ...allStacks(judged),
    ...before.flatMap((finding) => between(judged, place, finding)),
    ...findings.flatMap((finding) =>
      isOfSession(finding) ? between(judged, session.at, finding) : within(session, finding),
    ),
  ];
}

const isOfSession = (finding: Finding): finding is SessionFinding => 'remedies' in finding;

const isAboutLine = ({ rule, remedies }: SessionFinding): boolean =>
  (rule === 'TOUR-9' || rule === 'NOTE-2') && remedies.every(({ hand }) => hand !== undefined);

/** What the referee says to write in the hand itself. */
function within(session: Session, finding: Finding): readonly PossibleRemedy[] {
  const { edit, fix } = finding;
  if (!edit) return [];
  const applied = (): Session =>
    withText(session, applyEdits(session.hands[session.at]!, [edit]).text);
  return [{ does: 'write', text: fix ?? edit.text, finding, applied }];
}

function between(
  { session, hands, judge }: Judged,
  place: number,
  finding: SessionFinding,
): readonly PossibleRemedy[] {
  return finding.remedies
    .filter((remedy) => isStillSo(session, hands, place, remedy))
    .map(({ does, text, ...remedy }) => ({
      does,
      text,
      finding,
      applied: () => withRemedy(session, place, { does, text, ...remedy }, judge),
    }));
}

/** TOUR-1: where several stacks are wrong, all of them at once. */
function allStacks({ session, hands, broken }: Judged): readonly PossibleRemedy[] {
  const table: TableBetween | null | undefined = hands[session.at - 1]?.after;
  const record = readHands(session.hands[session.at] ?? '').hands[0]?.record;
  if (broken.length < 2 || !table || !record) return [];
  const texts = ['all stacks as the hand before left them', 'a recount for each of them'];
  return carryRemedies(table.record, record, broken)
    .filter((remedy) => isStillSo(session, hands, session.at, remedy))
    .map((remedy, i) => ({
      does: remedy.does,
      text: texts[i]!,
      finding: null,
      applied: () => withRemedy(session, session.at, remedy),
    }));
}

/** Whether the texts that would be rewritten are those that were judged, and one hand each. */
const isStillSo = (
  { hands: texts }: Session,
  hands: readonly HandInSession[],
  place: number,
  { hand, before }: Remedy,
): boolean =>
  [hand && place, before && place - 1].every(
    (at) =>
      at === undefined || (hands[at]?.text === texts[at] && readHands(texts[at]!).hands.length < 2),
  );

function withRemedy(
  session: Session,
  place: number,
  { hand, before }: Remedy,
  judge?: JudgeAt,
): Session {
  if (hand && place < session.at && judge) {
    return withLines(session, place, hand.between?.lines ?? [], judge);
  }
  const mended = hand ? withText(session, writeHand(hand)) : session;
  return before ? { ...mended, hands: mended.hands.with(place - 1, writeHand(before)) } : mended;
}
