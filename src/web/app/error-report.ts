import { type ReadonlySignal, signal } from '@preact/signals';
import { pageVersion } from './updates.ts';

/** A bug of ours, as much as is known of it. */
export interface Trouble {
  readonly message: string;
  /** For a bug report. */
  readonly details: string;
}

const first = signal<Trouble | null>(null);

/** The first thing that went wrong; what follows from it is not told again. */
export const trouble: ReadonlySignal<Trouble | null> = first;

export function tellTrouble(error: unknown): void {
  first.value ??= troubleOf(error);
}

export function forgetTrouble(): void {
  first.value = null;
}

export function troubleOf(error: unknown): Trouble {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return {
    message,
    details: [
      message,
      `at ${location.pathname}, version ${pageVersion() ?? 'not built'}`,
      navigator.userAgent,
      stack,
    ].join('\n'),
  };
}

/** Whatever nobody caught is told once, in a line that can be copied. */
export function watchForTrouble(): void {
  addEventListener('error', ({ error, message }) => tellTrouble(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tellTrouble(reason));
}
