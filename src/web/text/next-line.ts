import { withAction } from '../recorder/model/edits.ts';
import type { Scene } from '../recorder/model/scene.ts';
import { lookOf } from '../ui/tokens.ts';

/** The line an action would be written on. */
export interface NextLine {
  /** The section's heading, if it has to be written first. */
  readonly heading: string | null;
  readonly number: number;
  /** `Charlie (Dealer)` */
  readonly who: string;
}

/** Where the next action goes, as the recorder itself would write it (SEC-1). */
export function nextLine(scene: Scene, above: readonly string[]): NextLine | null {
  if (!scene.legal) return null;
  const lines = withAction(scene, { verb: 'fold' }).trimEnd().split('\n');
  const written = /^(\d+)\. (.*): Fold$/.exec(lines.at(-1) ?? '');
  if (!written) return null;
  const heading = lines.at(-2) ?? '';
  const isHeading = lookOf(heading, 'streets').tokens[0]?.kind === 'heading';
  const last = above.findLast((line) => line.trim() !== '') ?? '';
  return {
    // With its cards the heading is longer, but it is the same one.
    heading: isHeading && !startsAlike(last, heading) ? heading : null,
    number: Number(written[1]),
    who: written[2]!,
  };
}

const startsAlike = (a: string, b: string): boolean => titleOf(a) === titleOf(b);

const titleOf = (heading: string): string =>
  heading
    .replace(/\s*[(:].*$/, '')
    .trim()
    .toLowerCase();
