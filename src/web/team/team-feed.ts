import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { FieldView, TableView, TeamTableChange, WholeTable } from '../../team/index.ts';
import { type Following, followLive, type LiveEvent, type LiveState } from './live-events.ts';
import type { TeamApi } from './team-api.ts';

/** What the server tells of the tournament, as it happens. */
export class TeamFeed {
  readonly field: Signal<FieldView | null> = signal(null);
  /** In the order of their names; 2 comes before 10. */
  readonly tables: ReadonlySignal<readonly TableView[]>;
  /** The table that is followed hand by hand; null while none is. */
  readonly whole: Signal<WholeTable | null> = signal(null);
  /** null until it is known. */
  readonly state: Signal<LiveState | null> = signal(null);
  readonly api: TeamApi;
  readonly #tables: Signal<ReadonlyMap<string, TableView>> = signal(new Map());
  #following: Following | null = null;

  constructor(api: TeamApi) {
    this.api = api;
    this.tables = computed(() =>
      [...this.#tables.value.values()].sort((a, b) => byTableName(a.table, b.table)),
    );
  }

  /** Follows all tables as others see them, and one of them hand by hand. */
  follow(table: string | null): void {
    this.#following?.stop();
    if (this.whole.value?.table !== table) this.whole.value = null;
    this.#following = followLive(this.api, table, {
      onEvent: (event) => this.#heard(event),
      onState: (state) => {
        this.state.value = state;
      },
    });
  }

  stop(): void {
    this.#following?.stop();
  }

  /** The server was heard of by another way: a stream that was cut is opened again at once. */
  retry(): void {
    this.#following?.retry();
  }

  #heard({ name, text }: LiveEvent): void {
    const heard: unknown = JSON.parse(text);
    batch(() => {
      switch (name) {
        case 'field':
          this.field.value = heard as FieldView;
          break;
        case 'tables': {
          const views = (heard as readonly TableView[]).map((view) => [view.table, view] as const);
          this.#tables.value = new Map([...this.#tables.value, ...views]);
          break;
        }
        case 'table':
          this.whole.value = heard as WholeTable;
          break;
        case 'hands':
          if (this.whole.value) {
            this.whole.value = withTableChange(this.whole.value, heard as TeamTableChange);
          }
          break;
      }
    });
  }
}

const NAMES = new Intl.Collator('en', { numeric: true });

const byTableName = (a: string, b: string): number => NAMES.compare(a, b);

/** A table with what has changed. */
function withTableChange(whole: WholeTable, change: TeamTableChange): WholeTable {
  const hands = new Map(whole.hands.map((hand) => [hand.hand, hand]));
  for (const hand of change.hands) {
    if (hand.text === null) hands.delete(hand.hand);
    else hands.set(hand.hand, hand);
  }
  return { ...whole, ...change, hands: [...hands.values()] };
}

/** Milliseconds between two looks at the clock. */
const TICK = 250;

/** What is left of the level, counted down here between two words of the server. */
export function countdown(feed: TeamFeed, ahead: number, now: () => number): Countdown {
  const left = signal<number | null>(null);
  const look = (): void => {
    const clock = feed.field.value?.clock;
    const ms = clock && (clock.endsAt === null ? clock.leftMs : clock.endsAt - (now() + ahead));
    // To the second: nothing is drawn again for less.
    left.value = ms === undefined || ms === null ? null : Math.max(0, Math.ceil(ms / 1000));
  };
  const timer = setInterval(look, TICK);
  const stop = effect(look);
  return {
    seconds: left,
    stop: () => {
      clearInterval(timer);
      stop();
    },
  };
}

export interface Countdown {
  readonly seconds: ReadonlySignal<number | null>;
  stop(): void;
}
