import {
  type ActionLine,
  type BetweenBlock,
  type HandRecord,
  type Kept,
  type PlayerLine,
  replay,
} from '../../record/index.ts';
import { setupLabel } from '../../rules/index.ts';
import { writeBetweenLine } from './between.ts';
import { writeCards, writeHole } from './cards.ts';
import { NO_TIME } from './header-parts.ts';
import { keywordAt } from './keywords.ts';
import { chairsText, OPTION_KEYS, type OptionKey, optionText } from './options.ts';
import { RESULT_TEXT, readPotName } from './outcome.ts';
import { readLabelWord } from './setup.ts';
import { sectionTitle } from './streets.ts';
import { writeVerbAndAmount } from './verb-and-amount.ts';

/** "Alice SB 600000": only Dealer, SB and BB are written (SEAT-4); `?` for an unknown stack. */
export function writePlayer(name: string, label: string | null, stack: number | null): string {
  const shown = labelText(name, label);
  // NOTE-4: `Player 2 500` could be 2,500; a colon keeps the name and the stack apart
  const apart = shown === '' && isThreeDigits(stack) && ENDS_IN_GROUP.test(name) ? ':' : '';
  return `${name}${shown}${apart} ${stack ?? '?'}`;
}

/** The same with whatever label there is. */
const writeLabelled = (name: string, label: string | null, stack: number | null): string =>
  label === null ? writePlayer(name, label, stack) : `${name} ${label} ${stack ?? '?'}`;

/**
 * SEAT-4: beside a player called BB King, a label after some name says that labels stand there.
 * Where none of the three is written, any other label has to say it.
 */
function keepsLabels(players: readonly PlayerLine[]): boolean {
  if (players.some(({ label }) => label !== null && setupLabel(label) !== null)) return false;
  return players.some(({ name }) => {
    const space = name.indexOf(' ');
    return space > 0 && readLabelWord(name.slice(0, space)) !== null;
  });
}

const ENDS_IN_GROUP = / \d{1,3}$/;

const isThreeDigits = (stack: number | null): boolean =>
  stack !== null && stack >= 100 && stack <= 999;

function labelText(name: string, label: string | null): string {
  if (label === null) return '';
  const written = setupLabel(label);
  if (written !== null) return ` ${written}`;
  // A bad name keeps its label: without it, one of its words would be read as one (SEAT-6).
  const words = name.split(' ');
  const bad = words.some((word) => readLabelWord(word) !== null);
  return bad || keywordAt(name, 0, name.length) !== null ? ` ${label}` : '';
}

/**
 * The hand in canonical form, ending in one line break. Writes what the record says; verbs that it
 * leaves open are those of the hand when it is played, for the notation has a word for each.
 */
export function writeHand(record: HandRecord): string {
  const page = new Page();
  writeHeader(page, record);
  const { headings, players, cards } = record;
  const { sections } = record.openVerbs ? replay(record).record : record;
  if (players.length > 0 || headings.setup) page.put('Stack Setup:', headings.setup);
  const writeLine = keepsLabels(players) ? writeLabelled : writePlayer;
  for (const { name, label, stack, kept } of players) page.put(writeLine(name, label, stack), kept);
  page.gap();
  if (cards.length > 0 || headings.cards) page.put('Cards:', headings.cards);
  for (const { name, hole, kept } of cards) page.put(`${name}: ${writeHole(hole)}`, kept);
  page.gap();
  const labels = sections.length > 0 ? labelsByName(players) : NO_LABELS;
  let number = 0;
  for (const { street, more, board, actions, kept } of sections) {
    const shown = board === null || board.length === 0 ? '' : ` (${writeCards(board)})`;
    page.put(`${sectionTitle(street, more)}${shown}:`, kept);
    for (const action of actions) page.put(writeAction(++number, action, labels), action.kept);
  }
  const { board2 } = record;
  if (board2 !== null) page.put(`Board 2 (${writeCards(board2.cards)})`, board2.kept);
  page.gap();
  writeOutcome(page, record);
  writeBetween(page, record.between);
  return page.end(headings.end);
}

/** Hands one after another with a blank line between them. */
export const writeHands = (records: readonly HandRecord[]): string =>
  records.map(writeHand).join('\n');

function writeHeader(page: Page, record: HandRecord): void {
  const { headings, number, startedAt, endedAt, blinds, rules } = record;
  if (number !== null) page.put(`Hand (${number})`, headings.hand);
  else if (headings.hand) {
    // Behind a bare `Hand` a comment could be read as its number.
    page.put(null, headings.hand);
    page.put('Hand');
  }
  page.put(`started_at: ${startedAt ?? NO_TIME} ended_at: ${endedAt ?? NO_TIME}`, headings.times);
  const ante = blinds === null || blinds.ante === 0 ? '' : ` Ante ${blinds.ante}`;
  page.put(blinds === null ? null : `SB ${blinds.sb} BB ${blinds.bb}${ante}`, headings.blinds);
  const free: Partial<Record<OptionKey, string | null>> = {
    Event: record.event,
    Table: record.table,
    Video: record.video,
    Date: record.date,
    Chairs: record.chairs && chairsText(record.chairs),
    Tags: record.tags.length === 0 ? null : record.tags.join(', '),
  };
  for (const key of OPTION_KEYS) {
    const value = free[key] ?? optionText(rules, key);
    page.put(value === null ? null : `${key}: ${oneLine(value)}`, headings.options?.[key]);
  }
}

function writeOutcome(page: Page, record: HandRecord): void {
  const { headings, showdown, winners, ranking, winner, result } = record;
  if (showdown.length > 0 || headings.showdown) page.put('Showdown:', headings.showdown);
  for (const { name, hole, kept } of showdown) page.put(`${name}: ${writeHole(hole)}`, kept);
  if (winners.length > 0 || headings.winners) page.put('Winners:', headings.winners);
  for (const { pot, board, names, kept } of winners) {
    page.put(`${readPotName(pot, board)}: ${names.map((one) => one.name).join(', ')}`, kept);
  }
  if (ranking !== null) {
    const tiers = ranking.tiers.map((tier) => tier.map((one) => one.name).join(' = '));
    page.put(`Ranking: ${tiers.join(' > ')}`, ranking.kept);
  }
  if (winner !== null) page.put(`Winner: ${winner.name}`, winner.kept);
  if (result !== null) page.put(`Result: ${RESULT_TEXT[result.kind]}`, result.kept);
}

function writeBetween(page: Page, between: BetweenBlock | null): void {
  if (between === null) return;
  page.gap();
  page.put('Between Hands:', between.kept);
  for (const line of between.lines) page.put(oneLine(writeBetweenLine(line)), line.kept);
}

function writeAction(
  number: number,
  action: ActionLine,
  labels: ReadonlyMap<string, string | null>,
): string {
  const known = labels.get(action.name);
  const label = known === undefined ? action.label : known;
  const bracket = label === null ? '' : ` (${label})`;
  return `${number}. ${action.name}${bracket}: ${writeVerbAndAmount(action)}`;
}

const NO_LABELS: ReadonlyMap<string, string | null> = new Map();

/** The setup labels of the players; the first of two with the same name counts. */
function labelsByName(players: readonly PlayerLine[]): ReadonlyMap<string, string | null> {
  const labels = new Map<string, string | null>();
  for (const { name, label } of players) {
    if (!labels.has(name)) labels.set(name, label === null ? null : setupLabel(label));
  }
  return labels;
}

const oneLine = (text: string): string =>
  /[\r\n]/.test(text) ? text.split(/[\r\n]+/).join(' ') : text;

/** The text of one hand as it grows. */
class Page {
  #text = '';
  #wantsGap = false;
  /** Kept lines of what is not written, on their way to the next line that is. */
  #carried: string[] = [];

  /** A line with what is kept around it; null if the line itself is not written. */
  put(line: string | null, kept?: Kept): void {
    if (line === null) {
      if (kept === undefined) return;
      for (const above of kept.above ?? []) this.#carried.push(above);
      if (kept.beside !== undefined) this.#carried.push(kept.beside);
      return;
    }
    if (this.#wantsGap) this.#text += '\n';
    this.#wantsGap = false;
    this.#flush();
    if (kept?.above !== undefined) for (const above of kept.above) this.#text += `${above}\n`;
    this.#text += kept?.beside === undefined ? `${line}\n` : `${line} ${kept.beside}\n`;
  }

  /** A blank line before whatever comes next, if anything does. */
  gap(): void {
    this.#wantsGap = this.#text !== '';
  }

  end(below: readonly string[] | undefined): string {
    this.#flush();
    if (below !== undefined) for (const line of below) this.#text += `${line}\n`;
    return this.#text;
  }

  #flush(): void {
    for (const line of this.#carried) this.#text += `${line}\n`;
    this.#carried = [];
  }
}
