import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { counted } from '../../kernel/index.ts';
import type { EmbeddedData } from '../../suite/index.ts';
import { STATUSES, type Status } from '../ui/badge.tsx';
import type { StoredText } from '../ui/browser-storage.ts';
import {
  type Attempt,
  type CaseState,
  caseState,
  isSameAttempt,
  NOTHING_TRIED,
  readAttempt,
  storeAttempt,
} from './case-state.ts';
import { type Filters, NO_FILTERS } from './filters.ts';

/** A message to the reader, with a way to undo what it tells of where there is one. */
interface ToastNotice {
  readonly text: string;
  readonly undo: (() => void) | null;
}

/** Everything the page shows follows from this. */
export interface Store {
  readonly data: EmbeddedData;
  readonly cases: readonly CaseState[];
  readonly filters: Signal<Filters>;
  /** The case somebody is working on. */
  readonly current: Signal<string | null>;
  readonly notice: Signal<ToastNotice | null>;
  readonly isKept: Signal<boolean>;
  readonly wanted: ReadonlySignal<readonly CaseState[]>;
  /** The cases on which something was tried since the page was made. */
  readonly changed: ReadonlySignal<readonly CaseState[]>;
  readonly counts: ReadonlySignal<Readonly<Record<Status, number>>>;
  /** Stops listening to other tabs, for a store whose page is left for good. */
  readonly close: () => void;
}

export function createStore(data: EmbeddedData, storage: StoredText): Store {
  const filters = signal(NO_FILTERS);
  const current = signal<string | null>(null);
  const isKept = signal(true);
  const nameOf = (id: string): string => `${data.key}.${id}`;
  const firsts = firstAttempts(data);
  const byName = new Map<string, CaseState>();
  const cases = data.suite.cases.map((one) => {
    const first = firsts.get(one.id) ?? NOTHING_TRIED;
    const name = nameOf(one.id);
    const state = caseState(one, first, readAttempt(storage.read(name), first), filters, current);
    byName.set(name, state);
    let isStart = true;
    effect(() => {
      const attempt = state.attempt.value;
      if (!isStart && !storeAttempt(storage, name, attempt, first)) isKept.value = false;
      isStart = false;
    });
    return state;
  });
  const close = storage.watch((name, text) => {
    const state = byName.get(name);
    if (state) state.attempt.value = readAttempt(text, state.first);
  });
  return {
    data,
    cases,
    filters,
    current,
    notice: signal(null),
    isKept,
    wanted: computed(() => cases.filter((state) => state.isWanted.value)),
    changed: computed(() =>
      cases.filter(({ attempt, first }) => !isSameAttempt(attempt.value, first)),
    ),
    counts: computed(() => {
      const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<
        Status,
        number
      >;
      for (const { status } of cases) counts[status.value]++;
      return counts;
    }),
    close,
  };
}

/** What the page came with: the answers of a run and accepted outputs. */
function firstAttempts({ run, accepted = {} }: EmbeddedData): ReadonlyMap<string, Attempt> {
  const firsts = new Map<string, Attempt>();
  for (const [id, { nextHand }] of Object.entries(accepted)) {
    firsts.set(id, { ...NOTHING_TRIED, accepted: nextHand });
  }
  for (const { id, actual, reason } of run?.results ?? []) {
    const before = firsts.get(id) ?? NOTHING_TRIED;
    firsts.set(id, { ...before, text: actual ?? '', failure: reason });
  }
  return firsts;
}

export function wantOnly(store: Store, change: Partial<Filters>): void {
  batch(() => {
    store.current.value = null;
    store.filters.value = { ...store.filters.value, ...change };
  });
}

export function tryAnswer({ attempt }: CaseState, text: string): void {
  attempt.value = { ...attempt.value, text, failure: null };
}

export function acceptAnswer({ attempt }: CaseState): void {
  attempt.value = { ...attempt.value, accepted: attempt.value.text, failure: null };
}

export function withdrawAcceptance({ attempt }: CaseState): void {
  attempt.value = { ...attempt.value, accepted: null };
}

/** Forgets every answer the page did not come with, and offers them back. */
export function resetProgress({ changed, notice }: Store): void {
  const before = changed.value.map((state) => ({ state, attempt: state.attempt.value }));
  batch(() => {
    for (const { state } of before) state.attempt.value = state.first;
    notice.value = {
      text: `Results of ${counted(before.length, 'case')} cleared.`,
      undo: () =>
        batch(() => {
          for (const { state, attempt } of before) state.attempt.value = attempt;
          notice.value = null;
        }),
    };
  });
}

/** Computes in idle moments what the first search and the first opened case will need. */
export function warmUp({ cases }: Store): void {
  // Safari has no idle moments.
  if (typeof requestIdleCallback === 'undefined') return;
  const left = cases.values();
  const go = (deadline: IdleDeadline): void => {
    do {
      const next = left.next();
      if (next.done) return;
      next.value.searched.peek();
    } while (deadline.timeRemaining() > 4);
    requestIdleCallback(go);
  };
  requestIdleCallback(go);
}
