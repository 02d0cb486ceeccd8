import type { VerdictJson } from '../../referee/index.ts';

/** "Bob, Dave (folded preflop); Alice (capped at 12,500)": each reason once. */
export function excludedText(excluded: VerdictJson['pots'][number]['excluded']): string {
  const byReason = new Map<string, string[]>();
  for (const { name, reason } of excluded) {
    const names = byReason.get(reason);
    if (names) names.push(name);
    else byReason.set(reason, [name]);
  }
  return [...byReason].map(([reason, names]) => `${names.join(', ')} (${reason})`).join('; ');
}
