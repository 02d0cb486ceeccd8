import { finding, type Span } from '../../kernel/index.ts';
import {
  type BetweenBlock,
  type BetweenLine,
  isPlayerChange,
  type PlayerLine,
  type ResultLine,
  setUpRecord,
} from '../../record/index.ts';
import { RESULT_TEXT } from '../notation/outcome.ts';
import { readHands } from '../notation/read-hands.ts';
import { writeHand } from '../notation/write.ts';
import type { PhhDraft } from './draft.ts';
import { KEY } from './keys.ts';

/** The tags of a hand. */
export const ownTags = (d: PhhDraft): readonly string[] =>
  d.textOf(KEY._sidepot_tags)?.split(', ') ?? NO_TAGS;

const NO_TAGS: readonly string[] = [];

/** A hand that was not settled: nobody saw its end, or it was a misdeal (TOUR-9). */
export function ownResult(d: PhhDraft): ResultLine | null {
  const text = d.textOf(KEY._sidepot_result);
  const kind = RESULTS.find((one) => RESULT_TEXT[one] === text);
  return kind ? { at: d.placeOf(KEY._sidepot_result), kind } : null;
}

const RESULTS = Object.keys(RESULT_TEXT) as ResultLine['kind'][];

/** What happened after the hand, in lines of our notation under a key of our own; null without it. */
export function ownBetween(d: PhhDraft, players: readonly PlayerLine[]): BetweenBlock | null {
  const texts = d.lists?.get('_sidepot_between');
  if (!texts) return null;
  const at = d.placeOf(KEY._sidepot_between);
  const setUp = writeHand({ ...setUpRecord([], { sb: 1, bb: 2, ante: 0 }), players });
  const { hands } = readHands(`${setUp}\nBetween Hands:\n${texts.join('\n')}\n`);
  const lines = hands[0]?.record.between?.lines ?? [];
  // A line that cannot be read, or one that is several, is not what we wrote.
  if (hands.length !== 1 || lines.length !== texts.length) {
    const message =
      'What happened between the hands is not kept: not every text is a line of the notation.';
    d.find(finding('FORM-2', 'warning', at, message, { expected: "'Alice: Recount 15600'" }));
    return null;
  }
  return { at, lines: lines.map((line) => placedAt(line, at)) };
}

/** A line where the key stands. */
function placedAt(line: BetweenLine, at: Span): BetweenLine {
  if (!isPlayerChange(line)) return { ...line, at };
  const player = { name: line.player.name, at };
  if (line.kind !== 'sits' || line.where?.kind !== 'after') return { ...line, at, player };
  const after = { name: line.where.player.name, at };
  return { ...line, at, player, where: { kind: 'after', player: after } };
}
