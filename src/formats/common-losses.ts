import { figure } from '../kernel/figures.ts';
import type { HandRecord } from '../record/index.ts';
import { events } from '../rules/hand/hand.ts';
import type { Payout } from './payout.ts';
import { UNKNOWN_STACK } from './read-hand.ts';
import type { Losses, WritableHand } from './writable-hand.ts';

/** What no log of an online table has room for. */
export function noteCommonLosses(hand: WritableHand, payout: Payout, losses: Losses): void {
  const { record, settlement } = hand;
  const { rules, seats } = settlement.hand.table;
  const lost: string[] = [];
  if (rules.button !== 'moving') lost.push(`Button: ${rules.button}`);
  if (rules.oddChip !== 1) lost.push(`Odd Chip: ${figure(rules.oddChip)}`);
  if (rules.uncalled !== 'return') lost.push('Uncalled: Side Pot');
  if (lost.length > 0) {
    losses.add('house rules', `The house rules are not kept: ${lost.join(', ')}.`);
  }
  const out = seats.filter(({ stack }) => stack === 0).map(({ name }) => name);
  if (out.length > 0) {
    losses.add('eliminated', `Eliminated players are not listed: ${out.join(', ')}.`);
  }
  const unknown = seats.filter(({ stack }) => stack >= UNKNOWN_STACK).map(({ name }) => name);
  if (unknown.length > 0) {
    losses.add('stacks', `Unknown stacks are written as very large ones: ${unknown.join(', ')}.`);
  }
  if (record.endedAt !== null || record.video !== null) {
    losses.add('times', 'When the hand ended and its video are not kept.');
  }
  if (events(settlement.hand).some((event) => event.kind === 'act' && event.forced)) {
    losses.add('forced', 'Forced actions are written without their mark.');
  }
  if (record.ranking || record.winner) {
    losses.add('ranking', 'A ranking is kept only as what each player collects.');
  }
  if (hasKept(record)) losses.add('comments', 'Comments are not kept.');
  if (!payout.isPaid)
    losses.add('unfinished', 'The hand is not paid, so nobody collects anything.');
}

const hasKept = ({ headings, players, sections, showdown, cards }: HandRecord): boolean =>
  Object.values(headings).some((kept) => Object.keys(kept).length > 0) ||
  [...players, ...sections, ...showdown, ...cards].some((line) => line.kept) ||
  sections.some((section) => section.actions.some((line) => line.kept));
