import { type Finding, isError } from '../kernel/finding.ts';
import { type ReadHand, readHands } from '../notation/index.ts';
import type { StatedRules } from '../rules/table/house-rules.ts';
import { judgeHand, type Verdict } from './judge-hand.ts';

/** A hand of a text with the lines it stands on. */
export interface JudgedHand extends Verdict {
  readonly firstLine: number;
  readonly lastLine: number;
}

export interface TextCheck {
  readonly hands: readonly JudgedHand[];
  /** Outside any hand. */
  readonly stray: readonly Finding[];
  readonly ok: boolean;
}

/** Reads and judges every hand of a text. */
export function checkText(text: string, flags: StatedRules = {}): TextCheck {
  const { hands, findings } = readHands(text);
  const judged = hands.map((hand) => judgeRead(hand, flags));
  return {
    hands: judged,
    stray: findings,
    ok: judged.every((hand) => hand.ok) && !findings.some(isError),
  };
}

const judgeRead = (hand: ReadHand, flags: StatedRules): JudgedHand => ({
  ...judgeHand(hand, flags),
  firstLine: hand.firstLine,
  lastLine: hand.lastLine,
});
