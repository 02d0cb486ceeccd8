import { counted } from '../../../kernel/figures.ts';
import type { Target } from '../../../referee/hand-writer.ts';
import { download, fileName, handsText } from '../../session/export.ts';
import { notLoaded } from '../../session/failure-text.ts';

/** A format hands can be saved in. */
export interface SaveKind {
  readonly target: Target;
  readonly title: string;
  /** What becomes of a hand in it: in short what LOSSES.md of the format lists. */
  readonly keeps: string;
}

export const SAVE_KINDS: readonly SaveKind[] = [
  { target: 'notation', title: 'Text (.hand)', keeps: 'Keeps everything, letter for letter.' },
  {
    target: 'phh',
    title: 'PHH',
    keeps:
      'Loses comments. Other programs pass over house rules, declared winners and a second board.',
  },
  {
    target: 'pokerstars',
    title: 'PokerStars text',
    keeps:
      'Loses comments, forced marks, house rules, eliminated players, the event and when the hand ended.',
  },
  {
    target: 'ohh',
    title: 'Open Hand History',
    keeps:
      'Loses comments, forced marks, house rules, eliminated players, the level and when the hand ended.',
  },
  {
    target: 'json',
    title: 'JSON',
    keeps: 'Pots, results and the next hand for other programs. It cannot be imported again.',
  },
];

/** What was saved, and what of it was lost on the way. */
export interface SaveReport {
  readonly message: string;
  readonly losses: readonly string[];
  readonly isWhole: boolean;
}

/** Saves hands as a file called `name`. */
export async function saveAs(
  target: Target,
  name: string,
  hands: readonly string[],
): Promise<SaveReport> {
  if (target === 'notation') {
    const file = `${fileName(name)}.hand`;
    download(file, handsText({ hands }));
    return { message: `Saved as ${file}.`, losses: [], isWhole: true };
  }
  // Most people never need it, so it comes when somebody does.
  const writer = await import('./write-hands.ts').catch(() => null);
  if (!writer) return { message: notLoaded('writer for this format'), losses: [], isWhole: false };
  const { text, count, losses, leftOut } = await writer.writeHands(hands, target);
  const file = `${fileName(name)}.${endingOf(target, count)}`;
  if (count > 0) download(file, text, target === 'json' ? 'application/json' : 'text/plain');
  return {
    message: count > 0 ? `Saved ${counted(count, 'hand')} as ${file}.` : 'Nothing was saved.',
    losses: [
      ...leftOut,
      ...losses.map(({ message, hands: n }) => (n > 1 ? `${message} (${n} hands)` : message)),
    ],
    isWhole: leftOut.length === 0 && count > 0,
  };
}

function endingOf(target: Exclude<Target, 'notation'>, count: number): string {
  switch (target) {
    case 'phh':
      return count > 1 ? 'phhs' : 'phh';
    case 'pokerstars':
      return 'txt';
    case 'ohh':
      return 'ohh';
    case 'json':
      return 'jsonl';
  }
}
