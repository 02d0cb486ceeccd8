import type { ComponentChildren } from 'preact';

export const STATUSES = ['untried', 'passed', 'failed', 'accepted'] as const;

/** How a case stands with the program that is tried. */
export type Status = (typeof STATUSES)[number];

export const STATUS_TEXT: Readonly<Record<Status, string>> = {
  untried: 'not tried',
  passed: 'passed',
  failed: 'failed',
  accepted: 'accepted',
};

export const STATUS_SIGN: Readonly<Record<Status, string>> = {
  untried: '○',
  passed: '✓',
  failed: '✗',
  accepted: '◆',
};

/** A small word that sorts something: "6 players", "medium". */
export const Badge = ({
  kind = 'plain',
  children,
}: {
  readonly kind?: string;
  readonly children: ComponentChildren;
}) => <span class={`badge badge-${kind}`}>{children}</span>;

/** A sign and a word, so that colour is never the only difference. */
export const StatusMark = ({ status }: { readonly status: Status }) => (
  <span class={`mark mark-${status}`}>
    <span aria-hidden="true">{STATUS_SIGN[status]}</span> {STATUS_TEXT[status]}
  </span>
);

/** A tick or a cross, drawn: a sign of a font may be missing where the page is read. */
export const Sign = ({ isGood }: { readonly isGood: boolean }) => (
  <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
    <path d={isGood ? 'M2 9l4 4 8-10' : 'M3 3l10 10M13 3L3 13'} />
  </svg>
);
