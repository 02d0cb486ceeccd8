import { type Finding, isError } from '../kernel/finding.ts';
import { streamHands } from '../notation/index.ts';
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

/**
 * Reads and judges the hands of a text one after another and holds on to none of them; gives back
 * the findings outside any hand.
 */
export function judgeText(
  text: string,
  flags: StatedRules,
  onHand: (hand: JudgedHand) => void,
): readonly Finding[] {
  const stream = streamHands((read) => {
    const { firstLine, lastLine } = read;
    onHand({ ...judgeHand(read, flags), firstLine, lastLine });
  });
  stream.push(text);
  return stream.end();
}

/** Reads and judges every hand of a text. */
export function checkText(text: string, flags: StatedRules = {}): TextCheck {
  const hands: JudgedHand[] = [];
  const stray = judgeText(text, flags, (hand) => hands.push(hand));
  return { hands, stray, ok: hands.every((hand) => hand.ok) && !stray.some(isError) };
}
