import { NOTATION } from '../../formats/index.ts';
import {
  type EveningReport,
  reportOf,
  type SessionHand,
  sessionStream,
} from '../../tournament/index.ts';
import { type Session, tableName } from '../session/session.ts';

/** A session's report, and where its hands are in the session. */
export interface Evening {
  readonly report: EveningReport;
  /** Of each hand of the report, its place in the session. */
  readonly places: readonly number[];
  /** Event and table as the hands say; else the session's name. */
  readonly title: string;
  /** The first day and the last; empty without dates. */
  readonly days: string;
}

export function eveningOf({ name, hands: texts }: Pick<Session, 'name' | 'hands'>): Evening {
  const { hands, places } = handsOf(texts);
  const report = reportOf(hands);
  const named = texts.find((text) => tableName(text) !== null) ?? '';
  return { report, places, title: tableName(named) ?? name, days: daysOf(report) };
}

/** The hands of a session, and the place of each in it. */
interface HandsInPlace {
  readonly hands: readonly SessionHand[];
  readonly places: readonly number[];
}

/** Reads the hands one after another as one text, which is what a session is. */
export function handsOf(texts: readonly string[]): HandsInPlace {
  const hands: SessionHand[] = [];
  const places: number[] = [];
  const starts = firstLines(texts);
  const stream = sessionStream(NOTATION, {}, (hand, { firstLine }) => {
    hands.push(hand);
    places.push(starts.findLastIndex((start) => start <= firstLine));
  });
  for (const text of texts) stream.push(separated(text));
  stream.end();
  return { hands, places };
}

/** A hand's text with a blank line behind it. */
const separated = (text: string): string => `${text.endsWith('\n') ? text : `${text}\n`}\n`;

/** The line of the whole text with which each hand's own begins. */
function firstLines(texts: readonly string[]): readonly number[] {
  let line = 1;
  return texts.map((text) => {
    const start = line;
    line += separated(text).split('\n').length - 1;
    return start;
  });
}

function daysOf({ hands }: EveningReport): string {
  const dates = hands.flatMap(({ date }) => (date === null ? [] : [date])).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined) return '';
  return first === last ? first : `${first} to ${last}`;
}
