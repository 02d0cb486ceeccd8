import type { ForeignHand, Format } from '../formats/foreign-hand.ts';
import { STREAMS } from '../formats/streams.ts';
import { type HandStream, streamHands } from '../notation/index.ts';
import type { StatedRules } from '../rules/table/house-rules.ts';
import { judgeForeign } from './claims-verdict.ts';
import { judgeHand, type Verdict } from './judge-hand.ts';

/** The hand as it was read stands beside the verdict if it is not of our notation. */
export type OnVerdict = (verdict: Verdict, foreign: ForeignHand | null) => void;

/** Reads and judges a text of any format piece by piece and holds on to no hand. */
export function judgeStream(
  format: Format | 'notation',
  flags: StatedRules,
  onVerdict: OnVerdict,
): HandStream {
  if (format === 'notation') return streamHands((hand) => onVerdict(judgeHand(hand, flags), null));
  return STREAMS[format]((hand) => onVerdict(judgeForeign(hand, flags), hand));
}
