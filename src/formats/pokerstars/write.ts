import { chairsOf } from '../chairs.ts';
import { NO_YEAR, readIso, toEastern, type WallTime } from '../dates.ts';
import { currencyCode } from '../money.ts';
import { type Chairs, Losses, type SettledHand, type Written } from '../writable-hand.ts';
import { noteCommonLosses, stableId, startOf } from '../writer-parts.ts';
import { HandLines } from './hand-lines.ts';
import { writeShowdown, writeSummary } from './write-end.ts';
import { writePlay } from './write-play.ts';

/** A hand as PokerStars writes it, ending in two blank lines. */
export function writePokerStars(hand: SettledHand): Written {
  const page = new HandLines(hand);
  const { chairs, alone } = chairsOf(hand);
  const head = headerOf(page);
  const body = bodyOf(page, chairs);
  const { handId } = hand.origin;
  const isGiven = handId !== null && /^\d{1,12}$/.test(handId);
  // The hand alone makes its id: it is the same wherever the file has the players sit.
  const text = chairs === alone ? body : bodyOf(new HandLines(hand), alone);
  const id = isGiven ? handId : idOf(hand, head, text);
  return { text: `PokerStars Hand #${id}:${head}\n${body}\n\n\n`, losses: lossesOf(page) };
}

function bodyOf(page: HandLines, chairs: Chairs): string {
  writeSetup(page, chairs);
  writePlay(page);
  writeShowdown(page);
  writeSummary(page, chairs);
  return page.lines.join('\n');
}

/** The number belongs to the hand: two hands that went alike are two hands. */
const idOf = ({ record, number }: SettledHand, head: string, body: string): string =>
  stableId(`${record.number ?? number ?? ''}${head}\n${body}`);

const isCash = ({ currency, scale }: SettledHand): boolean => currency !== null || scale !== 1;

function headerOf(page: HandLines): string {
  const { hand } = page;
  const { sb, bb } = hand.settlement.hand.table.blinds;
  const date = `${dateText(hand)} ET`;
  if (isCash(hand)) {
    const code = hand.currency === null ? '' : ` ${currencyCode(hand.currency)}`;
    const stake = `(${page.exactMoney(sb)}/${page.exactMoney(bb)}${code})`;
    return `  Hold'em No Limit ${stake} - ${date}`;
  }
  const level = `Level ${roman(hand.origin.level)} (${page.money(sb)}/${page.money(bb)})`;
  const tournament = `Tournament #${tournamentOf(hand)}, Freeroll `;
  return ` ${tournament} Hold'em No Limit - ${level} - ${date}`;
}

/** A number for the tournament: its own, or one made of its name. */
function tournamentOf({ origin, record }: SettledHand): string {
  const { tournament } = origin;
  if (tournament !== null && /^\d{1,12}$/.test(tournament)) return tournament;
  const name = tournament ?? record.event;
  return name === null ? '1' : stableId(name).slice(0, 10);
}

const DIGITS = Object.entries({
  ...{ C: 100, XC: 90, L: 50, XL: 40 },
  ...{ X: 10, IX: 9, V: 5, IV: 4, I: 1 },
});

function roman(level: string | null): string {
  if (level !== null && /^[IVXLCDM]+$/.test(level)) return level;
  let left = level !== null && /^\d{1,3}$/.test(level) ? Number(level) : 1;
  let out = '';
  for (const [letters, worth] of DIGITS) {
    for (; left >= worth; left -= worth) out += letters;
  }
  return out || 'I';
}

/** New York's clocks; without a date a year in which there was no PokerStars. */
function dateText(hand: SettledHand): string {
  const stated = readIso(startOf(hand) ?? '');
  if (stated) return clockText(toEastern(stated.at, stated.offset));
  const { record } = hand;
  const [hour = 0, minute = 0, second = 0] = (record.startedAt ?? '').split(':').map(Number);
  const isClock = hour < 24;
  const none = { year: NO_YEAR, month: 1, day: 1 };
  return clockText({ ...none, hour: isClock ? hour : 0, minute, second });
}

const two = (n: number): string => String(n).padStart(2, '0');

const clockText = ({ year, month, day, hour, minute, second }: WallTime): string =>
  `${year}/${two(month)}/${two(day)} ${hour}:${two(minute)}:${two(second)}`;

function writeSetup(page: HandLines, { numbers, tableSize }: Chairs): void {
  const { hand } = page;
  const { table } = hand.settlement.hand;
  const written = hand.record.table;
  const name = isCash(hand) ? (written ?? 'Sidepot') : `${tournamentOf(hand)} ${written ?? '1'}`;
  page.put(`Table '${name}' ${tableSize}-max Seat #${numbers[0]} is the button`);
  const byChair = [...table.dealtIn].sort((a, b) => numbers[a]! - numbers[b]!);
  for (const seat of byChair) {
    const { name: player, stack } = table.seats[seat]!;
    page.put(`Seat ${numbers[seat]}: ${player} (${page.money(stack)} in chips)`);
  }
}

function lossesOf({ hand, payout }: HandLines): Losses['list'] {
  const losses = new Losses();
  const { record, origin, settlement } = hand;
  noteCommonLosses(hand, payout, losses);
  const start = startOf(hand) ?? '';
  if (!readIso(start)) {
    losses.add('date', `Trackers want a date and none is known: ${NO_YEAR}/01/01 is written.`);
  } else if (!start.includes('T')) {
    losses.add('clock', 'Trackers want a time of day and none is known: 0:00:00 is written.');
  }
  if (record.event !== null) losses.add('event', `The event is not kept: ${record.event}.`);
  if (record.number !== null && origin.handId === null) {
    losses.add('number', `The hand number ${record.number} is not kept, only an id made from it.`);
  }
  const { hand: played, players } = settlement;
  const { rules, blinds, bb } = played.table;
  const isShort = rules.anteType === 'bb' && (players[bb]?.ante ?? 0) < blinds.ante;
  if (isShort) losses.add('ante', 'The full ante is not kept where the BB cannot post all of it.');
  if (payout.isPaid && payout.boards[0]!.length < 5 && played.players > 1) {
    losses.add('board', 'The board is not all known; most programs refuse such a hand.');
  }
  return losses.list;
}
