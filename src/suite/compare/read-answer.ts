import { type ReadHand, readHands } from '../../formats/index.ts';
import { counted, isError, nearest } from '../../kernel/index.ts';
import type { HandRecord, PlayerLine } from '../../record/index.ts';
import { knownName } from './seats.ts';
import { type Tidied, tidyPaste } from './tidy-paste.ts';

/** A next hand found in what somebody pasted. */
export interface Answer {
  readonly record: HandRecord;
  /** The list without lines that only look like players. */
  readonly players: readonly PlayerLine[];
  /** What the reader could not make out in the hand, in its words. */
  readonly complaints: readonly string[];
  readonly remarks: readonly string[];
}

interface NoAnswer {
  readonly reason: string;
}

/** Reads a pasted answer: as it stands if it is clean, else with its looks put right. */
export function readAnswer(pasted: string, expected: HandRecord | null): Answer | NoAnswer {
  const text = printable(pasted);
  if (text.trim() === '') return { reason: 'The text is empty.' };
  const names = (expected?.players ?? []).map((player) => player.name);
  const isKnown = (name: string): boolean => knownName(name, names) !== null;
  const asWritten = pick(readHands(text).hands, expected);
  // A hand without its number may have it in the words before: "Here is the next hand: Hand (13)".
  const isClean =
    asWritten?.hand.findings.some(isError) === false &&
    asWritten.hand.record.number !== null &&
    asWritten.hand.record.players.every(({ name }) => names.includes(name));
  if (asWritten && isClean) {
    const written = text.split('\n');
    return answer(asWritten, { text, written, remarks: [] }, names);
  }
  const tidied = tidyPaste(text, isKnown);
  const found = pick(readHands(tidied.text).hands, expected);
  if (found) return answer(found, tidied, names);
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  return { reason: `There is no hand in the text; it starts with \`${shortened(first.trim())}\`.` };
}

interface Picked {
  readonly hand: ReadHand;
  readonly others: number;
}

/** The hand with the expected number, else the first one without actions, else the first. */
function pick(hands: readonly ReadHand[], expected: HandRecord | null): Picked | null {
  const filled = hands.filter(
    ({ record }) => record.players.length > 0 || record.number !== null || record.blinds,
  );
  const hand =
    filled.find(({ record }) => expected !== null && record.number === expected.number) ??
    filled.find(({ record }) => record.players.length > 0 && record.sections.length === 0) ??
    filled[0];
  return hand ? { hand, others: filled.length - 1 } : null;
}

function answer(
  { hand, others }: Picked,
  { text, written, remarks: choices }: Tidied,
  names: readonly string[],
): Answer {
  const { record, findings } = hand;
  const lines = text.split('\n');
  const isKnown = (name: string): boolean => knownName(name, names) !== null;
  const known = record.players.filter(({ name }) => isKnown(name)).length;
  const isEnough = known > 0 && known * 2 >= names.length;
  const total = record.players.reduce((sum, { stack }) => sum + (stack ?? 0), 0);
  const chatter = (player: PlayerLine): boolean =>
    !isKnown(player.name) &&
    (isChatter(player, total, lines) || (isEnough && isProse(player, names)));
  const players = record.players.filter((player) => !chatter(player));
  const read = new Set(players.map((player) => player.at.line));
  const unread = findings.filter((finding) => finding.rule === 'NOTE-1' && isError(finding));
  const around = [
    ...unread.map((finding) => finding.at.line),
    ...record.players.filter(chatter).map((player) => player.at.line),
  ];
  const remarks: string[] = [...choices];
  if (others > 0) {
    const which = record.number === null ? 'one without a number' : `Hand (${record.number})`;
    remarks.push(`The text holds ${counted(others + 1, 'hand')}; ${which} is compared.`);
  }
  if (around.length > 0) {
    const shown = around.slice(0, 3).map((line) => `\`${shortened(written[line - 1] ?? '')}\``);
    remarks.push(`Not read as part of the hand: ${shown.join(', ')}.`);
  }
  return {
    record,
    players,
    complaints: findings
      .filter((finding) => isError(finding) && read.has(finding.at.line))
      .map((finding) => finding.message),
    remarks,
  };
}

/** "Total 12000", "Hope this helps! 5": a line nobody at the table has, below the list. */
function isChatter(player: PlayerLine, total: number, lines: readonly string[]): boolean {
  if (player.label !== null) return false;
  const above = lines[player.at.line - 2] ?? '';
  if (above.trim() === '' || /[!?]/.test(player.name) || /^total\b/i.test(player.name)) return true;
  // What everybody else has, added up.
  return player.stack !== null && player.stack * 2 === total;
}

/** "The side pot is 5000", "Pot 9000": words in which nobody of the table can be meant. */
function isProse({ name, label }: PlayerLine, names: readonly string[]): boolean {
  if (label !== null || nearest(name, names) !== null) return false;
  return /\bpots?\b|^(?:sum|hand|blinds?|level|next)\b/i.test(name) || name.split(/\s+/).length > 2;
}

const shortened = (line: string): string => (line.length > 60 ? `${line.slice(0, 60)}…` : line);

/** Colours and cursor moves of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const ESCAPES = /\u001b\[[0-?]*[ -/]*[@-~]/g;

/** Everything else that does not print, line breaks and tabs apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** What a program printed, as it can be read and shown. */
export const printable = (text: string): string => text.replace(ESCAPES, '').replace(CONTROL, ' ');
