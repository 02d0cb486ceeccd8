import { type Finding, finding } from '../../kernel/index.ts';
import type { CardsLine, HandRecord, Section } from '../../record/index.ts';
import { NO_CLAIMS, NO_ORIGIN, type ReadHand } from '../read-hand.ts';
import type { Draft } from './draft.ts';

/** Closes a draft; `follows` if another hand comes after it. */
export function finishHand(d: Draft, follows: boolean): ReadHand {
  const { headings, waiting } = d;
  const blinds = d.blinds();
  if (blinds === null && d.blindsText.length > 0) {
    headings.blinds = { above: d.blindsText };
    waiting.markUnread(d.blindsText);
  }
  if (!follows && d.wordsFrom !== null) dropWords(d, d.wordsFrom);
  const { end, lastLine } = waiting.endHand(d.disordered, follows);
  if (end.length > 0) headings.end = end;
  const record: HandRecord = {
    at: d.at,
    number: d.number,
    startedAt: d.startedAt ?? null,
    endedAt: d.endedAt ?? null,
    blinds,
    rules: d.rules,
    event: d.event,
    table: d.table,
    video: d.video,
    date: d.date,
    chairs: d.chairs,
    tags: d.tags,
    players: fitted(d.roster.lines),
    posts: NO_POSTS,
    cards: d.disordered ? renamed(d) : fitted(d.early.lines),
    sections: closedSections(d),
    board2: d.board2,
    showdown: fitted(d.shown.lines),
    winners: fitted(d.winners),
    ranking: d.ranking,
    winner: d.winner,
    result: d.result,
    between: d.between,
    headings,
  };
  const missing = missingParts(d);
  return {
    format: 'notation',
    record,
    findings: missing.length === 0 ? d.findings : [...missing, ...d.findings],
    firstLine: d.firstLine,
    lastLine: Math.max(lastLine ?? 0, d.lastLine),
    scale: 1,
    currency: null,
    unknownStacks: NO_NAMES,
    claims: NO_CLAIMS,
    origin: NO_ORIGIN,
  };
}

const NO_NAMES: readonly string[] = [];

/** Words behind the last hand belong to nobody: nothing is said about them. */
function dropWords(d: Draft, from: number): void {
  // Accepted lines below them would make them part of the hand.
  if (d.lastLine > from) return;
  const said = d.findings.filter(({ at }) => at.line < from);
  d.findings.length = 0;
  for (const one of said) d.findings.push(one);
  d.waiting.dropFrom(from);
}

/** The notation has none: they are cash games'. */
const NO_POSTS: HandRecord['posts'] = [];

/** A list that grew keeps room for 17 lines; a copy has room for what is in it. */
const fitted = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? list : list.slice());

function closedSections({ sections }: Draft): readonly Section[] {
  for (let i = 0; i < sections.length; i++) {
    const section = sections[i]!;
    if (section.actions.length > 0) section.actions = section.actions.slice();
  }
  return fitted(sections);
}

/** Cards above the setup name players who were not known yet. */
const renamed = ({ early, roster }: Draft): readonly CardsLine[] =>
  early.lines.map((line) => ({ ...line, name: roster.find(line.name) ?? line.name }));

/** NOTE-3: header parts that are not there. */
function missingParts(d: Draft): readonly Finding[] {
  const missing: Finding[] = [];
  if (d.number === null && !d.badNumber) {
    const message = 'The hand has no number; start it with a line such as `Hand (1)`.';
    const details = { expected: 'Hand (n)', fix: 'Hand (1)' };
    missing.push(finding('NOTE-3', 'warning', d.at, message, details));
  }
  if (d.blinds() === null && !d.badBlinds) {
    const lacks =
      d.sb === undefined ? (d.bb === undefined ? 'blinds' : 'small blind') : 'big blind';
    const message = `The hand has no ${lacks}; write a line such as \`SB 5000 BB 10000 Ante 10000\` above the stack setup.`;
    const details = { expected: 'SB and BB' };
    missing.push(finding('NOTE-3', 'error', d.blindsAt ?? d.at, message, details));
  }
  if (d.roster.lines.length === 0) {
    const message =
      'The hand has no stack setup; write `Stack Setup:` and below it one line `Name Label stack` for each player, clockwise from the Dealer.';
    const details = { expected: 'Stack Setup: with the players', fix: 'Stack Setup:' };
    missing.push(finding('NOTE-3', 'error', d.at, message, details));
  }
  return missing;
}
