import type { Span } from '../../kernel/index.ts';
import type {
  ActionLine,
  CardsLine,
  HandRecord,
  NamedPlayer,
  Section,
  WinnersLine,
} from '../../record/index.ts';
import { postingsOf } from './postings.ts';
import { ringOf } from './ring.ts';
import type { LogAction, LogStreet, TableLog } from './table-log.ts';

/** The record of a log: players from the button, street totals, sections, the outcome. */
export function recordOf(log: TableLog): HandRecord {
  const ring = ringOf(log);
  const { blinds, rules, posts, bets } = postingsOf(log, ring);
  const sections: Section[] = [];
  const folded = new Set<string>();
  for (const street of log.streets) addSections(sections, street, bets, folded);
  const live = ring.dealtIn.filter(({ name }) => !folded.has(name)).map(({ name }) => name);
  const { cards, showdown } = tellHoles(log, live);
  return {
    at: log.at,
    number: log.number,
    startedAt: log.startedAt,
    endedAt: null,
    blinds,
    rules,
    event: log.event,
    table: log.table,
    video: null,
    date: null,
    chairs: null,
    tags: [],
    players: ring.players,
    posts,
    cards,
    sections,
    board2: log.board2,
    showdown,
    winners: decidedByCards(log, live, showdown, cards) ? [] : winnersOf(log, live),
    ranking: null,
    winner: null,
    result: null,
    between: null,
    headings: {},
    ...(ring.buttonOnBb && { buttonOnBb: true }),
  };
}

/** SEC-1: the actions of a street in its sections; `bets` are those so far and are used up. */
function addSections(
  sections: Section[],
  { street, board, at, actions }: LogStreet,
  bets: Map<string, number>,
  folded: Set<string>,
): void {
  const acted = new Map<string, number>();
  let lines: ActionLine[] = [];
  let more = 0;
  const open = (line: Span, cards: Section['board']): void => {
    lines = [];
    sections.push({ at: line, street, more, board: cards, boardAt: cards && at, actions: lines });
  };
  if (street !== 'preflop' || actions.length > 0) open(at, board);
  for (const action of actions) {
    const { name } = action;
    const times = acted.get(name) ?? 0;
    acted.set(name, times + 1);
    if (times !== more) {
      more = times;
      open(action.at, null);
    }
    if (action.verb === 'fold') folded.add(name);
    lines.push(lineOf(action, bets));
  }
  bets.clear();
}

function lineOf(action: LogAction, bets: Map<string, number>): ActionLine {
  const { name, verb, amount, means, allIn, away, at, doesAt } = action;
  let to: number | null = null;
  if (amount !== null) {
    to = means === 'total' ? amount : amount + (bets.get(name) ?? 0);
    bets.set(name, to);
  }
  return {
    name,
    at,
    label: null,
    verb: allIn && amount !== null ? 'all-in' : verb,
    to,
    forced: false,
    away,
    doesAt,
    amountAt: doesAt,
    lineAt: at,
  };
}

/** Who has no cards to show at a showdown has them before it, as far as they are known. */
function tellHoles(log: TableLog, live: readonly string[]): Pick<HandRecord, 'cards' | 'showdown'> {
  const cards = new Map(log.dealt);
  const showdown: CardsLine[] = [];
  for (const line of log.shown.values()) {
    const wins = log.collected.some(({ name, pot }) => name === line.name && pot === 0);
    if (live.length > 1 && live.includes(line.name)) {
      // WIN-4: who wins the main pot did not give up, whatever the file calls it
      if (line.hole !== 'mucks' || !wins) showdown.push(line);
    } else if (line.hole !== 'mucks') cards.set(line.name, line);
  }
  return { cards: [...cards.values()], showdown };
}

/** WIN-2: whether the board and everybody's cards are known, so that nobody has to be declared. */
function decidedByCards(
  { streets, collected }: TableLog,
  live: readonly string[],
  showdown: readonly CardsLine[],
  cards: readonly CardsLine[],
): boolean {
  if (live.length < 2 || collected.length === 0) return true;
  const board = streets.reduce((count, street) => count + (street.board?.length ?? 0), 0);
  const holes = live.map((name) => {
    const told = [...showdown, ...cards].find((line) => line.name === name);
    return told?.hole ?? 'unknown';
  });
  const isOpen = holes.includes('unknown') || holes.every((hole) => hole === 'mucks');
  return board === 5 && !isOpen;
}

interface OpenWinners {
  readonly at: Span;
  readonly pot: number;
  board: number | null;
  readonly names: NamedPlayer[];
}

/** WIN-2: winners declared by what they collected. */
function winnersOf(log: TableLog, live: readonly string[]): readonly WinnersLine[] {
  const { collected } = log;
  const lines: OpenWinners[] = [];
  for (const { name, pot, board, at } of collected) {
    if (!live.includes(name)) continue;
    let line = lines.find((other) => other.pot === pot && other.board === board);
    if (!line) {
      line = { at, pot, board, names: [] };
      lines.push(line);
    }
    if (!line.names.some((other) => other.name === name)) line.names.push({ name, at });
  }
  for (const line of [...lines]) {
    // RUN-1: of a pot of one odd chip the second board gets nothing, so nobody collects it there;
    // a winner is named for it all the same
    const isAlone = !lines.some((other) => other !== line && other.pot === line.pot);
    if (isAlone && line.board !== null) lines.push({ ...line, board: 3 - line.board });
  }
  if (log.board2) leaveOpen(log, lines);
  return lines.sort((a, b) => a.pot - b.pot || (a.board ?? 0) - (b.board ?? 0));
}

/** RUN-1: who shared a pot, but not on which board, is not a declaration; every winner has a board. */
function leaveOpen(log: TableLog, lines: OpenWinners[]): void {
  for (let i = lines.length - 1; i >= 0; i--) {
    const { pot, board, names, at } = lines[i]!;
    if (board === null && names.length === 1) {
      // Whoever alone collected a pot won it on both boards.
      lines.splice(i, 1, { at, pot, names, board: 1 }, { at, pot, names, board: 2 });
      continue;
    }
    const runs = log.collected.filter((one) => one.board !== null);
    if (board !== null || runs.length > 0) continue;
    const message =
      'The hand was run twice and several players share a pot; the file does not say on which board each of them won.';
    log.say('FORM-2', 'warning', at, message, { expected: 'winners for each board' });
    lines.splice(i, 1);
  }
}
