import { NOTATION } from '../../../formats/index.ts';
import { counted } from '../../../kernel/index.ts';
import { download, fileName, handsText } from '../../session/export.ts';
import type { SaveKind, WrittenHands } from './write-hands.ts';

/** What was saved, and what of it was lost on the way. */
export interface SaveReport {
  readonly message: string;
  readonly losses: readonly string[];
  readonly isWhole: boolean;
}

/** The formats hands can be saved in. Most people never need them, so they come when asked for. */
export const loadSaveKinds = async (): Promise<readonly SaveKind[]> =>
  (await import('./write-hands.ts')).SAVE_KINDS;

/** The one that is always here. */
export function saveText(name: string, hands: readonly string[]): SaveReport {
  const file = `${fileName(name)}.${NOTATION.extensions[0]}`;
  download(file, handsText({ hands }));
  return { message: `Saved as ${file}.`, losses: [], isWhole: true };
}

/** Saves hands as a file called `name`. */
export async function saveAs(
  { target, write }: SaveKind,
  name: string,
  hands: readonly string[],
): Promise<SaveReport> {
  if (target === NOTATION) return saveText(name, hands);
  const written = await write(hands);
  const { text, count, losses, leftOut } = written;
  const file = `${fileName(name)}.${extensionOf(target, written)}`;
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

function extensionOf(target: SaveKind['target'], { count }: WrittenHands): string {
  if (target === 'json') return 'jsonl';
  const [one, several = one] = target.extensions;
  return count > 1 ? several : one;
}
