import { type HandStream, streamHands } from '../formats/notation/index.ts';
import type { ForeignHand, Format } from '../formats/read-hand.ts';
import { STREAMS } from '../formats/registry.ts';
import type { StatedRules } from '../rules/table/house-rules.ts';
import { type Hearing, hearHand } from './check-hand.ts';
import { hearForeign } from './settle-claims.ts';
import { type Verdict, verdictOn } from './settle-hand.ts';

/** The hand as it was read stands beside the verdict if it is not of our notation. */
export type OnVerdict = (verdict: Verdict, foreign: ForeignHand | null) => void;

export type OnHearing = (hearing: Hearing, foreign: ForeignHand | null) => void;

/** Reads and judges a text of any format piece by piece and holds on to no hand. */
export function judgeStream(
  format: Format | 'notation',
  flags: StatedRules,
  onVerdict: OnVerdict,
): HandStream {
  return hearStream(format, flags, (hearing, foreign) => onVerdict(verdictOn(hearing), foreign));
}

/** The same for who asks only what is wrong: nothing is explained, and no next hand is written. */
export function hearStream(
  format: Format | 'notation',
  flags: StatedRules,
  onHearing: OnHearing,
): HandStream {
  if (format === 'notation') return streamHands((hand) => onHearing(hearHand(hand, flags), null));
  return STREAMS[format]((read) => {
    const { hearing, hand } = hearForeign(read, flags);
    onHearing(hearing, hand);
  });
}
