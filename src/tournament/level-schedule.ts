import { readAmount, writeBetweenLine } from '../formats/index.ts';
import { UNWRITTEN } from '../record/index.ts';

/** Blinds and ante as somebody types them. */
export interface LevelFields {
  readonly sb: number;
  readonly bb: number;
  readonly ante: number;
}

/** Reads `5k/10k/10k` or `5000 10000`; null if it is not a level. */
export function readTypedLevel(text: string): LevelFields | null {
  const words = text.trim().split(/\s*[/\s]\s*/);
  if (words.length > 3) return null;
  const amounts = words.map((word) => readAmount(word));
  const [sb, bb, ante = { kind: 'ok', value: 0 } as const] = amounts;
  if (sb?.kind !== 'ok' || bb?.kind !== 'ok' || ante.kind !== 'ok') return null;
  if (bb.value < 1 || sb.value > bb.value) return null;
  return { sb: sb.value, bb: bb.value, ante: ante.value };
}

/** `5000/10000/10000`, to be typed over. */
export const typedLevel = ({ sb, bb, ante }: LevelFields): string =>
  ante > 0 ? `${sb}/${bb}/${ante}` : `${sb}/${bb}`;

/** The levels of an evening as they were typed or pasted. */
export interface LevelSchedule {
  readonly levels: readonly LevelFields[];
  /** What is not a level, as it stands there. */
  readonly unread: readonly string[];
}

/** Reads `25/50, 50/100/100`, or one level on each line; `Level 3:` before one is left out. */
export function readSchedule(typed: string): LevelSchedule {
  const parts = typed
    .split(/[\n;]|,(?=\s)/)
    .map((part) => part.replace(/^\s*(?:level\s*)?#?\d{1,3}\s*[.:)]\s+/i, '').trim())
    .filter(Boolean);
  const levels: LevelFields[] = [];
  const unread: string[] = [];
  for (const part of parts) {
    const level = readTypedLevel(part.replace(/\s*ante\s*/i, '/'));
    if (level) levels.push(level);
    else unread.push(part);
  }
  return { levels, unread };
}

/** The levels after the one that is played: the next in the list, else the first that is higher, and on. */
export function levelsAfterThis(
  { levels }: LevelSchedule,
  now: LevelFields,
): readonly LevelFields[] {
  const at = levels.findIndex((level) => typedLevel(level) === typedLevel(now));
  if (at >= 0) return levels.slice(at + 1);
  const higher = levels.findIndex(({ bb }) => bb > now.bb);
  return higher < 0 ? [] : levels.slice(higher);
}

/** The line between the hands that begins a level. */
export const writeLevel = ({ sb, bb, ante }: LevelFields): string =>
  writeBetweenLine({ kind: 'level', at: UNWRITTEN, sb, bb, ante });
