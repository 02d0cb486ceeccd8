import type { HandRecord, Replay } from '../record/index.ts';
import type { HandEvent } from '../rules/hand/event.ts';
import type { Settlement } from '../rules/settle.ts';
import type { Origin } from './read-hand.ts';

/** A hand on its way into another format: what was recorded, played and paid. */
export interface WritableHand {
  readonly record: HandRecord;
  readonly replay: Replay;
  readonly settlement: Settlement;
  /** Minor units in one unit of the file: 1 for chips, 100 for cents. */
  readonly scale: number;
  /** `$`, `EUR`, … or null for chips. */
  readonly currency: string | null;
  readonly origin: Origin;
  /** The hand's number in its file where the record has none. */
  readonly number: number | null;
}

/** ACT-9: the actions of players who were away. */
export const awayActions = ({ record, replay }: WritableHand): ReadonlySet<HandEvent> =>
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

export interface Written {
  readonly text: string;
  readonly losses: readonly Loss[];
}

/** Collects losses while a hand is written, each kind once. */
export class Losses {
  readonly list: Loss[] = [];

  add(what: string, message: string): void {
    if (!this.list.some((loss) => loss.what === what)) this.list.push({ what, message });
  }
}
