import { writeBetweenLine } from '../../formats/index.ts';
import type { WaitingLine } from '../../team/index.ts';
import { SessionJudge } from '../../tournament/index.ts';
import { betweenPlace, linesAt, readLine, withLines } from '../recorder/model/between-edits.ts';
import type { HandInSession } from '../recorder/model/between-hands.ts';
import { errorInLine, handInSession } from '../recorder/model/live-session.ts';
import { isBlankSession, type Session } from '../session/session.ts';

/** The director's lines put into a session as far as they fit. */
interface PutLines {
  readonly session: Session;
  /** As they now stand in the text. */
  readonly put: readonly WaitingLine[];
  readonly unfit: readonly UnfitLine[];
}

/** A line of the director's that does not fit where it belongs, and why. */
export interface UnfitLine extends WaitingLine {
  readonly why: string;
}

/** Puts lines of the director's below the last hand of a session. */
export class DirectorLines {
  readonly #judge = new SessionJudge<HandInSession>(handInSession);

  /** At a table without a hand they wait for the first one. */
  putInto(session: Session, lines: readonly WaitingLine[]): PutLines {
    if (isBlankSession(session) || lines.length === 0) return { session, put: [], unfit: [] };
    const judge = (texts: readonly string[], place: number): HandInSession | null =>
      this.#judge.handAt(texts, place);
    let now: Session = { ...session, at: session.hands.length - 1 };
    const place = betweenPlace(now);
    const put: WaitingLine[] = [];
    const unfit: UnfitLine[] = [];
    for (const { id, line: typed } of lines) {
      const line = readLine(now.hands[place]!, typed);
      if (typeof line === 'string') {
        unfit.push({ id, line: typed, why: line });
        continue;
      }
      const all = [...linesAt(now, place), line];
      const next = withLines(now, place, all, judge);
      const why = errorInLine(judge(next.hands, place), all.length - 1);
      if (why !== null) {
        unfit.push({ id, line: typed, why });
        continue;
      }
      now = next;
      put.push({ id, line: writeBetweenLine(line) });
    }
    return { session: { ...now, at: session.at }, put, unfit };
  }
}

/** Whether one of the last hands has the line below it already. */
export const isWritten = ({ hands }: Session, line: string): boolean =>
  hands.slice(-2).some((text) => text.split('\n').includes(line));

const FROM = 'From the director, below the last hand:';

/** What a collector is told of lines that came by themselves, behind what was told and not closed. */
export function noticeOf(before: string, put: readonly WaitingLine[]): string {
  const said = put.map(({ line }) => line).join(' · ');
  return before.startsWith(FROM) ? `${before} · ${said}` : `${FROM} ${said}`;
}
