import { counted, figure } from '../../kernel/index.ts';
import { changedCases } from './changed-cases.ts';
import { type CaseQuestion, type CaseTable, isStreetEvent } from './conformance-case.ts';
import { type PaidQuestion, playQuestion } from './expectation.ts';
import { withOneWinnerEach } from './fitting-end.ts';
import { replayed } from './replay-question.ts';

/** A hand at a table that the plan of a suite has no room for: there everybody starts with chips. */
export interface UnusualTable extends ChangedTable {
  readonly played: PaidQuestion;
}

/** The table, and the hand as it was played at the usual one. */
interface ChangedTable {
  readonly question: CaseQuestion;
  readonly category: 'empty-seats' | 'short-posts';
  readonly title: string;
  readonly why: string;
}

/** How many of each kind a whole suite has, as far as it plays by such rules. */
const EACH = 7;

/**
 * Hands of the suite played again with one seat empty, or too short for what it has to post: everybody
 * else does what they did as nearly as it is legal. The same cases give the same ones.
 */
export const unusualTables = (questions: readonly CaseQuestion[]): readonly UnusualTable[] =>
  changedCases(questions, KINDS, EACH, (question, kind, turn) => {
    const changed = question.board2 ? null : kind(question, turn);
    const again = changed && playedAgain(changed.question);
    return again && { ...changed, ...again };
  });

/** The changed hand with an end to it; null if it has none, or nothing in it. */
function playedAgain(changed: CaseQuestion): Pick<UnusualTable, 'question' | 'played'> | null {
  const again = replayed(changed, false);
  const question = again && withOneWinnerEach(again);
  if (!question) return null;
  const played = playQuestion(question);
  // Where all fold to a big blind that nobody called, there is nothing to win.
  if (!played?.payment || played.payment.pots.length === 0) return null;
  const { expect, course, payment } = played;
  return { question, played: { expect, course, payment } };
}

/** The question with the table changed, not yet played; null if it does not fit. */
type Kind = (question: CaseQuestion, turn: number) => ChangedTable | null;

function withStack(question: CaseQuestion, player: string, stack: number): CaseQuestion {
  const seats = question.table.seats.map((seat) =>
    seat.name === player ? { name: player, stack } : seat,
  );
  return { ...question, table: { ...question.table, seats } };
}

function emptied(question: CaseQuestion, player: string): CaseQuestion {
  const hole = Object.entries(question.hole).filter(([name]) => name !== player);
  return { ...withStack(question, player, 0), hole: Object.fromEntries(hole) };
}

/** SEAT-5: heads-up there are no dead positions, so three players stay. */
const mayLoseOne = ({ table }: CaseQuestion): boolean =>
  table.seats.length > 3 && table.buttonRule !== 'seat';

/** SEAT-5: somebody went out earlier, and the seat is still in the list. */
const emptySeat: Kind = (question, turn) => {
  const { table, events } = question;
  const blinds = [table.button, table.smallBlind.player, table.bigBlind.player];
  // Whoever folded before the flop is missed least.
  const until = events.findIndex((event, i) => i > 0 && isStreetEvent(event));
  const folded = events
    .slice(0, until < 0 ? events.length : until)
    .flatMap((event) => ('act' in event && event.act === 'fold' ? [event.player] : []))
    .filter((name) => !blinds.includes(name));
  if (!mayLoseOne(question) || folded.length === 0) return null;
  const name = folded[turn % folded.length]!;
  return {
    question: { ...emptied(question, name), level: 'betting' },
    category: 'empty-seats',
    title: `${name} is out, and still in the list`,
    why: `${name} has no chips: not dealt in, posts nothing, never acts (SEAT-5).`,
  };
};

/** SEAT-5, NEXT-4: only a dead button stops at an empty seat. */
const deadPosition =
  (which: 'button' | 'small blind', playerOf: (table: CaseTable) => string): Kind =>
  (question) => {
    const { table } = question;
    if (!mayLoseOne(question) || table.buttonRule !== 'dead') return null;
    const name = playerOf(table);
    const posts = which === 'button' ? '' : ' Nobody posts the small blind.';
    return {
      question: { ...emptied(question, name), level: 'betting' },
      category: 'empty-seats',
      title: `A dead ${which} at ${name}'s empty seat`,
      why: `${name} has no chips: the ${which} is dead.${posts} ${name} is not dealt in and never acts (SEAT-5).`,
    };
  };

/** POST-1 */
const shortSmallBlind: Kind = (question, turn) => {
  const { table } = question;
  const { player, amount } = table.smallBlind;
  const ante = table.ante.type === 'all' ? table.ante.amount : 0;
  const posted = partOf(amount, turn);
  if (posted < 1 || isShort(table)) return null;
  const left = ante > 0 ? ` after the ante of ${figure(ante)}` : '';
  return {
    question: { ...withStack(question, player, ante + posted), level: 'pots' },
    category: 'short-posts',
    title: `A small blind of ${figure(amount)} with ${counted(posted, 'chip')}`,
    why: `${player} has ${figure(posted)}${left} and posts all of it as small blind: to call is still ${figure(table.bigBlind.amount)} (POST-1).`,
  };
};

/** POST-5 */
const shortAnte: Kind = (question, turn) => {
  const { table } = question;
  const { type, amount } = table.ante;
  const blinds = [table.smallBlind.player, table.bigBlind.player];
  const others = table.seats.filter(({ name }) => !blinds.includes(name));
  const posted = partOf(amount, turn);
  if (type !== 'all' || posted < 1 || others.length === 0 || isShort(table)) return null;
  const { name } = others[turn % others.length]!;
  return {
    question: { ...withStack(question, name, posted), level: 'pots' },
    category: 'short-posts',
    title: `An ante of ${figure(amount)} with ${counted(posted, 'chip')}`,
    why: `${name} has ${figure(posted)} and posts all of it as ante: ${name} can win that much from everybody else, and no more (POST-5).`,
  };
};

/** A fifth to four fifths of what is to be posted, in chips there are. */
const partOf = (amount: number, turn: number): number => Math.floor(amount / 5) * (1 + (turn % 4));

const isShort = ({ seats, ante, bigBlind }: CaseTable): boolean =>
  seats.some(({ stack }) => stack < ante.amount + bigBlind.amount);

const KINDS: readonly Kind[] = [
  emptySeat,
  deadPosition('button', ({ button }) => button),
  deadPosition('small blind', ({ smallBlind }) => smallBlind.player),
  shortSmallBlind,
  shortAnte,
];
