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
