import type { TeamEvent } from './event.ts';
import { type LoggedHand, loadedFrom, type OldVersion, sessionTexts } from './logged-hand.ts';
import type { HandReading, HandView, TeamTableChange, WholeTable } from './wire.ts';

/** What a snapshot is taken of. */
export interface SnapshotParts extends Pick<WholeTable, 'table' | 'seq' | 'writer' | 'lines'> {
  readonly hands: readonly (LoggedHand | OldVersion)[];
  readonly readings: readonly (LoggedHand | OldVersion)[];
  /** Hands that were asked for and are not there. */
  readonly gone: readonly string[];
  nameOf(link: string): string;
}

/**
 * A table at one moment. The texts of its old hands are still to be read, from a log in which nothing
 * ever changes: it stays that moment, however long it takes and whatever happens meanwhile.
 */
export class TableSnapshot {
  readonly #parts: SnapshotParts;

  constructor(parts: SnapshotParts) {
    this.#parts = parts;
  }

  /** The numbers of the events that have to be read. */
  get missing(): readonly number[] {
    const { hands, readings } = this.#parts;
    return [...hands, ...readings].flatMap((one) => ('text' in one ? [] : [one.seq]));
  }

  whole(events: readonly TeamEvent[]): WholeTable {
    const { table, seq, writer, lines, hands, readings, nameOf } = this.#parts;
    const load = loader(events);
    const view = ({ hand, text, hash, by, at }: LoggedHand): HandView => ({
      hand,
      text,
      hash,
      by: nameOf(by),
      at,
    });
    return {
      table,
      seq,
      writer,
      hands: hands.map((one) => view(load(one))),
      readings: readings
        .map(load)
        .map((one): HandReading => ({ ...view(one), client: one.client })),
      lines,
    };
  }

  change(events: readonly TeamEvent[]): TeamTableChange {
    const whole = this.whole(events);
    const gone = this.#parts.gone.map((hand) => ({ hand, text: null }));
    return { ...whole, hands: [...whole.hands, ...gone] };
  }

  /** The session hand by hand. */
  texts(events: readonly TeamEvent[]): readonly string[] {
    const { hands, lines } = this.#parts;
    return sessionTexts(
      hands.map(loader(events)),
      lines.map(({ line }) => line),
    );
  }
}

function loader(events: readonly TeamEvent[]): (one: LoggedHand | OldVersion) => LoggedHand {
  const bySeq = new Map(events.map((event) => [event.seq, event]));
  return (one) => ('text' in one ? one : loadedFrom(one, bySeq));
}
