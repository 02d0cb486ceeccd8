import { readAmount, readHands, writeHand } from '../../../formats/index.ts';
import {
  type HandRecord,
  type NamedPlayer,
  setUpRecord,
  UNWRITTEN,
} from '../../../record/index.ts';
import { checkName, houseRules, nameFaultText, type StatedRules } from '../../../rules/index.ts';
import { readTypedLevel, typedLevel } from '../../../tournament/index.ts';

/** One line of the set-up form, as typed. */
export interface DraftSeat {
  /** Keeps a line the same line while it moves. */
  readonly id: number;
  readonly name: string;
  readonly stack: string;
  readonly label: string | null;
  /** The name this line has in the text; null for a new one. */
  readonly was: string | null;
}

/** The set-up form as typed: half a name or half a figure is kept here, the rest in the text. */
export interface SetUpDraft {
  readonly number: string;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly level: string;
  readonly rules: StatedRules;
  readonly event: string;
  readonly table: string;
  readonly video: string;
  readonly seats: readonly DraftSeat[];
}

const EMPTY_SEATS = 6;

export function draftOf(text: string): SetUpDraft {
  const record = readHands(text).hands[0]?.record;
  const seats = (record?.players ?? []).map(
    ({ name, stack, label }, id): DraftSeat => ({
      id,
      name,
      stack: stack === null ? '' : String(stack),
      label,
      was: name,
    }),
  );
  return {
    number: String(record?.number ?? 1),
    startedAt: record?.startedAt ?? '',
    endedAt: record?.endedAt ?? '',
    level: record?.blinds ? typedLevel(record.blinds) : '',
    rules: record?.rules ?? {},
    event: record?.event ?? '',
    table: record?.table ?? '',
    video: record?.video ?? '',
    seats:
      seats.length > 0
        ? seats
        : withButton(
            Array.from({ length: EMPTY_SEATS }, (_, id) => ({ ...NO_SEAT, id })),
            0,
          ),
  };
}

const NO_SEAT: Omit<DraftSeat, 'id'> = { name: '', stack: '', label: null, was: null };

export const blankSeat = (seats: readonly DraftSeat[]): DraftSeat => ({
  ...NO_SEAT,
  id: Math.max(-1, ...seats.map((seat) => seat.id)) + 1,
});

/** Where Enter leads in the list of players. */
export type EnterStep =
  | { readonly to: 'name' | 'stack'; readonly line: number }
  /** Everything is there, as far as the list goes. */
  | { readonly to: 'end' };

/**
 * Enter takes a name and leads to the next empty one, behind the last line to a new one; in an empty
 * name it leads to the stacks. Behind a stack come those still missing, then the next name. `most`
 * is how many lines there may be.
 */
export function afterEnter(
  seats: readonly DraftSeat[],
  line: number,
  field: 'name' | 'stack',
  most: number,
): EnterStep {
  const named = (seat: DraftSeat | undefined): boolean => (seat?.name.trim() ?? '') !== '';
  const lacks = (seat: DraftSeat): boolean => named(seat) && seat.stack.trim() === '';
  const later = seats.findIndex((seat, i) => i > line && lacks(seat));
  const missing = later >= 0 ? later : seats.findIndex(lacks);
  const isNameNext = field === 'name' ? named(seats[line]) : missing < 0;
  if (isNameNext) {
    const empty = seats.findIndex((seat, i) => i > line && !named(seat));
    const next = empty >= 0 ? empty : line + 1;
    if (next < most) return { to: 'name', line: next };
  }
  return missing >= 0 ? { to: 'stack', line: missing } : { to: 'end' };
}

/** The draft as a hand: over what stands in the text, with its actions, or as a new one. */
export function draftText(draft: SetUpDraft, text: string): string {
  const used = draft.seats.filter((seat) => seat.name.trim() !== '' || seat.stack.trim() !== '');
  const labelled = withButton(used, buttonOf(used), hasLabels(used));
  const first = Math.max(0, buttonOf(labelled));
  const seats = [...labelled.slice(first), ...labelled.slice(0, first)];
  const level = readTypedLevel(draft.level);
  const header = {
    number: /^\d{1,9}$/.test(draft.number.trim()) ? Number(draft.number) : null,
    startedAt: timeOf(draft.startedAt),
    endedAt: timeOf(draft.endedAt),
    rules: draft.rules,
    event: draft.event.trim() || null,
    table: draft.table.trim() || null,
    video: draft.video.trim() || null,
  };
  const fresh = setUpRecord([], level, header);
  const players = seats.map(({ name, stack, label }) => ({
    at: UNWRITTEN,
    name: name.trim() || '?',
    nameAt: UNWRITTEN,
    label,
    stack: stackOf(stack, level?.bb ?? null),
    stackAt: UNWRITTEN,
  }));
  const record = readHands(text).hands[0]?.record;
  const base: HandRecord = record
    ? renamed(record, new Map(seats.flatMap(({ was, name }) => (was ? [[was, name.trim()]] : []))))
    : fresh;
  return writeHand({ ...base, ...header, blinds: fresh.blinds, players });
}

/** `0:2:30` is a time too; null for what is none. */
export function timeOf(typed: string): string | null {
  const parts = /^(\d{1,2}):(\d{1,2}):(\d{1,2})$/.exec(typed.trim())?.slice(1) ?? [];
  const [, minutes = 60, seconds = 60] = parts.map(Number);
  if (minutes > 59 || seconds > 59) return null;
  return parts.map((part) => part.padStart(2, '0')).join(':');
}

/** A stack as typed, `25k` or `40bb`; null if it is not an amount. */
function stackOf(typed: string, bb: number | null): number | null {
  const reading = readAmount(typed, { bb });
  return reading.kind === 'ok' ? reading.value : null;
}

const isOut = (seat: DraftSeat): boolean => stackOf(seat.stack, 1) === 0;

const hasLabels = (seats: readonly DraftSeat[]): boolean =>
  seats.some((seat) => seat.label === 'BB') &&
  seats.some((seat) => seat.label === 'Dealer' || seat.label === 'SB');

/** Where the button is: the Dealer's line, or the small blind's when two play (SEAT-2). */
export function buttonOf(seats: readonly DraftSeat[]): number {
  const dealer = seats.findIndex((seat) => seat.label === 'Dealer');
  return dealer >= 0 ? dealer : seats.findIndex((seat) => seat.label === 'SB');
}

/** Puts the button on a line; the blinds go to the next two with chips (NEXT-2, SEAT-2). */
export function withButton(
  seats: readonly DraftSeat[],
  button: number,
  keep = false,
): readonly DraftSeat[] {
  if (keep || seats.length < 2) return seats;
  const at = Math.max(0, button);
  const after = seats.map((_, i) => (at + 1 + i) % seats.length).filter((i) => !isOut(seats[i]!));
  const isHeadsUp = after.length === 2;
  const sb = isHeadsUp ? (after.includes(at) ? at : after[1]) : after[0];
  const bb = isHeadsUp ? after.find((i) => i !== sb) : after[1];
  return seats.map((seat, i) => {
    const label = i === bb ? 'BB' : i === sb ? 'SB' : i === at && !isHeadsUp ? 'Dealer' : null;
    return { ...seat, label };
  });
}

/** The rules the hand is played by, with what is not stated filled in. */
export const draftRules = (draft: SetUpDraft) => houseRules(draft.rules);

/** The chips of tournaments, from the largest. */
const CHIPS = [1_000_000, 500_000, 100_000, 25_000, 5_000, 1_000, 500, 100, 25, 5, 1];

/** ODD-1: the largest chip that pays blinds, ante and every stack typed; null without blinds. */
export function proposedOddChip({ level, seats }: SetUpDraft): number | null {
  const blinds = readTypedLevel(level);
  if (!blinds) return null;
  const stacks = seats.map(({ stack }) => stackOf(stack, blinds.bb) ?? 0);
  const amounts = [blinds.sb, blinds.bb, blinds.ante, ...stacks];
  return CHIPS.find((chip) => amounts.every((amount) => amount % chip === 0)) ?? 1;
}

/** The draft of a new hand with the odd chip its blinds propose. */
export function withProposedOddChip(draft: SetUpDraft): SetUpDraft {
  const { oddChip: _, ...rules } = draft.rules;
  const chip = proposedOddChip(draft) ?? 1;
  return { ...draft, rules: chip > 1 ? { ...rules, oddChip: chip } : rules };
}

/** The record with players called otherwise wherever they are named after the set-up. */
function renamed(record: HandRecord, names: ReadonlyMap<string, string>): HandRecord {
  if ([...names].every(([was, is]) => was === is)) return record;
  const call = <T extends NamedPlayer>(one: T): T => {
    const name = names.get(one.name);
    return name ? { ...one, name } : one;
  };
  const { cards, sections, showdown, winners, ranking, winner } = record;
  return {
    ...record,
    cards: cards.map(call),
    sections: sections.map((section) => ({ ...section, actions: section.actions.map(call) })),
    showdown: showdown.map(call),
    winners: winners.map((line) => ({ ...line, names: line.names.map(call) })),
    ranking: ranking && { ...ranking, tiers: ranking.tiers.map((tier) => tier.map(call)) },
    winner: winner && call(winner),
  };
}

/** What is wrong with a line of the form, and with which of its fields. */
export interface SeatFault {
  readonly of: 'name' | 'stack';
  readonly message: string;
}

/** The first thing wrong with a line; null for a good one and for an empty one. */
export function seatFault(
  seats: readonly DraftSeat[],
  index: number,
  bb: number | null,
): SeatFault | null {
  const { stack } = seats[index]!;
  const name = seats[index]!.name.trim();
  if (name === '' && stack.trim() === '') return null;
  // SEAT-6
  const fault = checkName(name);
  if (fault) return { of: 'name', message: `The name ${nameFaultText(fault)}.` };
  const twin = seats.findIndex((seat) => seat.name.trim() === name);
  if (twin < index) {
    return {
      of: 'name',
      message: `${name} is player ${twin + 1} already; write another name, such as ${name} 2.`,
    };
  }
  if (stack.trim() === '' || stackOf(stack, bb) !== null) return null;
  return { of: 'stack', message: 'Write the chips: 25000, 25k or 40bb.' };
}
