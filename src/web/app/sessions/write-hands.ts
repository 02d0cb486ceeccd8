import { HandFileWriter, type Target } from '../../../referee/hand-writer.ts';
import { settleText, type Verdict } from '../../../referee/index.ts';
import { slices } from '../../session/pause.ts';

/** Hands on their way into a file. */
export interface WrittenHands {
  readonly text: string;
  readonly count: number;
  /** What the format has no room for, and in how many of the hands. */
  readonly losses: readonly { readonly message: string; readonly hands: number }[];
  /** Why a hand is not in the file. */
  readonly leftOut: readonly string[];
}

/** Writes the hands of a session in one of the formats. */
export async function writeHands(
  texts: readonly string[],
  target: Exclude<Target, 'notation'>,
): Promise<WrittenHands> {
  const sheaf = new HandFileWriter(target);
  const pieces: string[] = [];
  const losses = new Map<string, { message: string; hands: number }>();
  const leftOut: string[] = [];
  let count = 0;
  const take = (verdict: Verdict): void => {
    const made = sheaf.write({ verdict, foreign: null, file: null, count: ++count });
    if ('refused' in made) {
      leftOut.push(`Hand ${verdict.record.number ?? count} was left out: ${made.refused}`);
      return;
    }
    pieces.push(made.take());
    for (const { what, message } of made.losses) {
      const known = losses.get(what);
      if (known) known.hands++;
      else losses.set(what, { message, hands: 1 });
    }
  };
  const breath = slices();
  for (const text of texts) {
    settleText(text, {}, take);
    await breath();
  }
  pieces.push(sheaf.end());
  return { text: pieces.join(''), count: sheaf.count, losses: [...losses.values()], leftOut };
}
