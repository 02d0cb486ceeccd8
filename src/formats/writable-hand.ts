import type { HandRecord, Replay } from '../record/index.ts';
import type { HandEvent, Settlement } from '../rules/index.ts';
import type { ReadHand } from './read-hand.ts';

/** Where the players of a hand sit. */
export interface Chairs {
  /** By seat from the button; the chair of an eliminated player stays empty. */
  readonly numbers: readonly number[];
  readonly tableSize: number;
}

/** A hand on its way into a format: as it was read, recorded, played and paid. */
export interface WritableHand
  extends Pick<ReadHand, 'format' | 'scale' | 'currency' | 'unknownStacks' | 'origin'> {
  readonly record: HandRecord;
  readonly replay: Replay;
  /** Null for a hand that cannot be paid. */
  readonly settlement: Settlement | null;
  /** The hand's number in its file where the record has none. */
  readonly number: number | null;
  /** Where its players sit in a file of several hands, for formats that want to know. */
  readonly chairs?: Chairs | null;
}

/** A hand that was played to its end. */
export interface SettledHand extends Omit<WritableHand, 'format' | 'unknownStacks' | 'settlement'> {
  readonly settlement: Settlement;
}

export interface Written {
  readonly text: string;
  readonly losses: readonly Loss[];
}

export type WrittenHand =
  | Written
  /** Why it cannot be written at all. */
  | { readonly refused: string };

/** A writer for formats that tell what came out: a hand that stops at an error has none of that. */
export const onlySettled =
  (write: (hand: SettledHand, place: number | null) => Written) =>
  (hand: WritableHand, place: number | null): WrittenHand => {
    const { settlement, replay } = hand;
    if (!settlement || replay.stopped) return { refused: 'it stops at an error.' };
    return write({ ...hand, settlement }, place);
  };

type WriteHand = (hand: WritableHand, place: number | null) => WrittenHand;

/** A writer for formats that have no misdeals (TOUR-9): theirs would be a hand nobody won. */
export const withoutMisdeals =
  (write: WriteHand): WriteHand =>
  (hand, place) =>
    hand.record.result?.kind === 'void'
      ? { refused: 'it was a misdeal (`Result: void`), and the format has no word for that.' }
      : write(hand, place);

/** ACT-9: the actions of players who were away. */
export const awayActions = ({ record, replay }: SettledHand): ReadonlySet<HandEvent> =>
  new Set(
    replay.steps.flatMap(({ section, action, event }) =>
      event && record.sections[section]!.actions[action]!.away ? [event] : [],
    ),
  );

/** Something of a hand that a format has no room for. */
export interface Loss {
  /** A short name, the same in every hand: `house rules`, `winners`. */
  readonly what: string;
  /** A whole sentence with the figures. */
  readonly message: string;
}

/** Collects losses while a hand is written, each kind once. */
export class Losses {
  readonly list: Loss[] = [];

  add(what: string, message: string): void {
    if (!this.list.some((loss) => loss.what === what)) this.list.push({ what, message });
  }
}
