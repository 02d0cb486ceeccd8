import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { readHands } from '../../formats/index.ts';
import type { HandRecord } from '../../record/index.ts';
import { type Case, type Comparison, compareNextHands } from '../../suite/index.ts';
import type { Status } from '../ui/badge.tsx';
import type { StoredText } from '../ui/browser-storage.ts';
import {
  caseRules,
  type Filters,
  isFound,
  isOfKind,
  type ShownRule,
  searchText,
} from './filters.ts';

/** One case on the page. Each has its own signals, so that typing in one redraws only that one. */
export interface CaseState {
  readonly case: Case;
  /** The hand as read, when it is first looked at; null if an edited suite holds no hand there. */
  readonly record: ReadonlySignal<HandRecord | null>;
  readonly next: ReadonlySignal<HandRecord | null>;
  readonly rules: ReadonlySignal<readonly ShownRule[]>;
  /** What a search looks through. */
  readonly searched: ReadonlySignal<string>;
  readonly isOpen: Signal<boolean>;
  /** What the page came with. */
  readonly first: Attempt;
  readonly attempt: Signal<Attempt>;
  /** Against the computed next hand; null while nothing is pasted. */
  readonly comparison: ReadonlySignal<Comparison | null>;
  /** Against the accepted output, where there is one. */
  readonly accepted: ReadonlySignal<Comparison | null>;
  readonly status: ReadonlySignal<Status>;
  readonly isWanted: ReadonlySignal<boolean>;
}

export function caseState(
  one: Case,
  first: Attempt,
  tried: Attempt,
  filters: ReadonlySignal<Filters>,
  current: ReadonlySignal<string | null>,
): CaseState {
  const attempt = signal(tried);
  const rules = computed(() => caseRules(one));
  const searched = computed(() => searchText(one, rules.value));
  const context = { hand: one.hand };
  const against = (expected: string | null, isAccepted = false): Comparison | null => {
    const { text } = attempt.value;
    return text.trim() === '' ? null : compareNextHands(expected, text, { ...context, isAccepted });
  };
  const comparison = computed(() => against(one.expected.nextHand));
  const accepted = computed(() => {
    const { accepted: output } = attempt.value;
    return output === null ? null : against(output, true);
  });
  const status = computed(() => statusOf(attempt.value, comparison.value, accepted.value));
  return {
    case: one,
    record: computed(() => readHands(one.hand).hands[0]?.record ?? null),
    next: computed(() => readHands(one.expected.nextHand ?? '').hands[0]?.record ?? null),
    isOpen: signal(false),
    first,
    attempt,
    comparison,
    accepted,
    status,
    rules,
    searched,
    isWanted: computed(() => {
      const wanted = filters.value;
      // The case somebody is working on does not vanish because its status has just changed.
      const fits =
        wanted.status === '' || status.value === wanted.status || current.value === one.id;
      return fits && isOfKind(one, wanted) && isFound(wanted.query, () => searched.value);
    }),
  };
}

function statusOf(
  { failure }: Attempt,
  comparison: Comparison | null,
  accepted: Comparison | null,
): Status {
  if (failure === null && comparison === null) return 'untried';
  if (failure === null && comparison?.passed) return 'passed';
  return accepted?.passed ? 'accepted' : 'failed';
}

/** What was tried on one case. */
export interface Attempt {
  /** The pasted answer; blank if nothing was tried. */
  readonly text: string;
  /** An output taken as right for this case, beside the computed one. */
  readonly accepted: string | null;
  /** Why a run of a program failed; gone as soon as somebody types. */
  readonly failure: string | null;
}

export const NOTHING_TRIED: Attempt = { text: '', accepted: null, failure: null };

export const isSameAttempt = (a: Attempt, b: Attempt): boolean =>
  a.text === b.text && a.accepted === b.accepted && a.failure === b.failure;

/** Keeps an attempt; what the page came with is not worth keeping. */
export const storeAttempt = (
  storage: StoredText,
  name: string,
  attempt: Attempt,
  first: Attempt,
): boolean => storage.write(name, isSameAttempt(attempt, first) ? null : JSON.stringify(attempt));

/** Reads what was kept; anything that is not an attempt is as good as nothing. */
export function readAttempt(text: string | null, first: Attempt): Attempt {
  if (text === null) return first;
  try {
    const { text: pasted, accepted, failure } = JSON.parse(text) as Record<string, unknown>;
    if (typeof pasted !== 'string') return first;
    return { text: pasted, accepted: textOrNull(accepted), failure: textOrNull(failure) };
  } catch {
    return first;
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
