import { type Finding, finding, unreachable } from '../../kernel/index.ts';
import { writeMinor } from '../money.ts';
import type { PhhDraft } from './draft.ts';
import { KEY, type Key } from './keys.ts';
import type { Refusal, Remark } from './stakes.ts';

/** FORM-1: how blinds and antes were read that do not stand there in the usual way. */
export function tellRemarks(remarks: readonly Remark[], d: PhhDraft, scale: number): void {
  for (const remark of remarks) {
    const [key, severity, message] = wordsFor(remark, (amount) => writeMinor(amount, scale));
    d.find(finding('FORM-1', severity, d.placeOf(KEY[key]), message));
  }
}

function wordsFor(
  remark: Remark,
  text: (amount: number) => string,
): readonly [Key, 'info' | 'warning', string] {
  switch (remark.kind) {
    case 'no-small-blind':
      return [
        'blinds_or_straddles',
        'info',
        'Nobody posts the small blind: p1 is the big blind, and an empty seat before p1 holds the small blind (SEAT-5).',
      ];
    case 'short-big-blind':
      return [
        'blinds_or_straddles',
        'info',
        `The big blind is all-in for ${text(remark.posted)}; the full big blind is taken to be ${text(remark.bb)}, the most the file names.`,
      ];
    case 'blinds-turned':
      return remark.button === 'sb'
        ? [
            'blinds_or_straddles',
            'warning',
            'The larger blind comes first: p1 is taken as the small blind and, heads-up, as the button (SEAT-2).',
          ]
        : [
            'blinds_or_straddles',
            'info',
            'The larger blind comes first: p2 has the big blind and the button, and p1, the small blind, acts first on every street.',
          ];
    case 'blinds-by-seat':
      return [
        'blinds_or_straddles',
        'info',
        'The larger blind comes first and p2 acts first: the blinds are in seat order, p1 is the big blind (SEAT-2).',
      ];
    case 'dead-post':
      return [
        'blinds_or_straddles',
        'info',
        `p${remark.player + 1} posts ${text(remark.amount)}, less than the big blind; the file's own figures show that it is dead.`,
      ];
    case 'min-bet':
      return [
        'min_bet',
        'warning',
        `The minimum bet is ${text(remark.minBet)} and the big blind ${text(remark.bb)}; the big blind counts (ACT-4).`,
      ];
    case 'dead-part':
      return [
        'blinds_or_straddles',
        'info',
        `p${remark.player + 1} posts more than the big blind; the ${text(remark.dead)} above it are read as a missed small blind, which is dead.`,
      ];
    case 'odd-antes':
      return [
        'antes',
        'warning',
        'The antes are neither the same for all nor those of the big blind alone; each is read as a dead post.',
      ];
    default:
      return unreachable(remark);
  }
}

/** Why the hand cannot be played. */
export function tellRefusal(refusal: Refusal, d: PhhDraft, scale: number): Finding {
  const at = d.placeOf(KEY.blinds_or_straddles);
  switch (refusal.kind) {
    case 'straddle': {
      const message = `p${refusal.player + 1} posts a straddle of ${writeMinor(refusal.amount, scale)}; Sidepot plays hold'em with two blinds and no straddles.`;
      return finding('FORM-3', 'error', at, message, { expected: 'a small and a big blind' });
    }
    case 'no-big-blind': {
      const message = 'Nobody posts a big blind.';
      return finding('FORM-5', 'error', at, message, { expected: 'a small and a big blind' });
    }
    case 'blinds-swapped': {
      const message = 'p1 posts more than p2, who has chips for more; the small blind comes first.';
      return finding('FORM-5', 'error', at, message, { expected: '[small blind, big blind, …]' });
    }
    default:
      return unreachable(refusal);
  }
}
