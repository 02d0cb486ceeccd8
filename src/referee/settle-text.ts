import { streamHands } from '../formats/index.ts';
import { type Finding, isError } from '../kernel/index.ts';
import type { StatedRules } from '../rules/index.ts';
import { settleHand, type Verdict } from './settle-hand.ts';

export interface TextCheck {
  readonly hands: readonly Verdict[];
  /** Outside any hand. */
  readonly stray: readonly Finding[];
  readonly ok: boolean;
}

/**
 * Reads and settles the hands of a text one after another without keeping them; returns the
 * findings outside any hand.
 */
export function settleText(
  text: string,
  flags: StatedRules,
  onHand: (hand: Verdict) => void,
): readonly Finding[] {
  const stream = streamHands((hand) => onHand(settleHand(hand, flags)));
  stream.push(text);
  return stream.end();
}

/** Reads and settles every hand of a text. */
export function checkText(text: string, flags: StatedRules = {}): TextCheck {
  const hands: Verdict[] = [];
  const stray = settleText(text, flags, (hand) => hands.push(hand));
  return { hands, stray, ok: hands.every((hand) => hand.ok) && !stray.some(isError) };
}
