import { readAmount, readHands, writeHand } from '../../../formats/notation/index.ts';
import { UNWRITTEN } from '../../../record/set-up.ts';

export interface LevelFields {
  readonly sb: number;
  readonly bb: number;
  readonly ante: number;
}

/** Reads `5k/10k/10k` or `5000 10000`; null if it is no level. */
export function readLevel(text: string): LevelFields | null {
  const words = text.trim().split(/\s*[/\s]\s*/);
  if (words.length < 2 || words.length > 3) return null;
  const amounts = words.map((word) => readAmount(word));
  const [sb, bb, ante = { kind: 'ok', value: 0 } as const] = amounts;
  if (sb?.kind !== 'ok' || bb?.kind !== 'ok' || ante.kind !== 'ok') return null;
  if (bb.value < 1 || sb.value > bb.value) return null;
  return { sb: sb.value, bb: bb.value, ante: ante.value };
}

export const levelText = ({ sb, bb, ante }: LevelFields): string =>
  ante > 0 ? `${sb}/${bb}/${ante}` : `${sb}/${bb}`;

/** A new level as typed: without an ante it stays as it was, or the big blind if it was that. */
export function levelAfter(typed: string, before: LevelFields): LevelFields | null {
  const level = readLevel(typed);
  if (!level || typed.trim().split(/\s*[/\s]\s*/).length === 3) return level;
  return { ...level, ante: before.ante === before.bb ? level.bb : before.ante };
}

/** A hand's text with other blinds. */
export function withLevel(text: string, { sb, bb, ante }: LevelFields): string {
  const record = readHands(text).hands[0]?.record;
  return record ? writeHand({ ...record, blinds: { at: UNWRITTEN, sb, bb, ante } }) : text;
}
