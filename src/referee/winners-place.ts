import type { Span } from '../kernel/finding.ts';
import type { HandRecord } from '../record/record.ts';

/** The line under Winners that speaks of a pot, if there is one. */
export function winnersPlace(record: HandRecord, pot: number): { readonly at?: Span } {
  const line = record.winners.find((winners) => winners.pot === pot);
  return line ? { at: line.at } : {};
}
