/**
 * Other people's hand-history formats: PHH, PokerStars text, Open Hand History ⇄ record.
 *
 * @packageDocumentation
 */

export { FileChairs } from './chairs.ts';
export type { BareClaims, Format, HandStream, ScannedHand } from './format.ts';
export { FORM_RULES, type FormRuleId } from './format-rules.ts';
export { readAmount } from './notation/amounts.ts';
export { writeBetweenLine } from './notation/between.ts';
export { readCards, writeCards, writeHole } from './notation/cards.ts';
export { NOTATION, startsAsNotation } from './notation/format.ts';
export { isTitle, keywordAt } from './notation/keywords.ts';
export { Line } from './notation/lines.ts';
export { isFreeLine, OPTION_KEYS } from './notation/options.ts';
export { readPotName } from './notation/outcome.ts';
export { readHands, streamHands } from './notation/read-hands.ts';
export { readStreet, sectionTitle } from './notation/streets.ts';
export { writeVerbAndAmount } from './notation/verb-and-amount.ts';
export { readVerbLetter, VERB_TEXT, verbAt } from './notation/verbs.ts';
export { writeHand, writePlayer } from './notation/write.ts';

export {
  type HandSketch,
  handOf,
  type ReadHand,
} from './read-hand.ts';
export {
  FILE_ENDINGS,
  FORMAT_TITLES,
  FORMATS,
  type FormatId,
  formatOf,
  RECOGNISED_BY,
  recognise,
} from './registry.ts';
export { notAText } from './stream-checked.ts';
export type {
  Chairs,
  Loss,
  WrittenHand,
} from './writable-hand.ts';
