import { type ReadonlySignal, signal } from '@preact/signals';
import { pageVersion } from './updates.ts';

/** A bug of ours, as much as is known of it. */
export interface ErrorReport {
  readonly message: string;
  /** For a bug report. */
  readonly details: string;
}

const first = signal<ErrorReport | null>(null);

/** The first thing that went wrong; what follows from it is not told again. */
export const firstError: ReadonlySignal<ErrorReport | null> = first;

function noteError(error: unknown): void {
  first.value ??= errorReportOf(error);
}

export function dismissError(): void {
  first.value = null;
}

export function errorReportOf(error: unknown): ErrorReport {
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
export function watchForErrors(): void {
  addEventListener('error', ({ error, message }) => noteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}
