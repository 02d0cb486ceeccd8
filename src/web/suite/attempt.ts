import type { Kept } from '../ui/browser-storage.ts';

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

export const isSame = (a: Attempt, b: Attempt): boolean =>
  a.text === b.text && a.accepted === b.accepted && a.failure === b.failure;

/** Keeps an attempt; what the page came with is not worth keeping. */
export const keepAttempt = (kept: Kept, name: string, attempt: Attempt, first: Attempt): boolean =>
  kept.write(name, isSame(attempt, first) ? null : JSON.stringify(attempt));

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
