import { writeHand } from '../../../formats/index.ts';
import { type BetweenLine, type HandRecord, UNWRITTEN } from '../../../record/index.ts';
import { type Scene, sceneOf } from './scene.ts';

/** What somebody wrote about a hand, as the fields show it. */
export interface HandNotes {
  /** `bluff, river` */
  readonly tags: string;
  /** One line for each note. */
  readonly note: string;
}

export const notesOf = (record: HandRecord | null): HandNotes => ({
  tags: record?.tags.join(', ') ?? '',
  note: noteLines(record).join('\n'),
});

/** The notes below a hand, one after another. */
export const noteLines = (record: HandRecord | null): readonly string[] =>
  record?.between?.lines.flatMap((line) => (line.kind === 'note' ? [line.text] : [])) ?? [];

/**
 * The hand with these tags in its header and these notes below it. What else stands between the
 * hands stays where it is; a note that is not changed keeps its place.
 */
export function withNotes(scene: Scene, { tags, note }: HandNotes): Scene {
  const record = scene.verdict?.record;
  if (!record) return scene;
  const texts = note.split(/\r?\n/).map(oneLine).filter(Boolean);
  return sceneOf(
    writeHand({ ...record, tags: readTags(tags), between: betweenWith(record, texts) }),
  );
}

/** Commas stand between tags; each is there once, whatever its capital letters. */
function readTags(text: string): readonly string[] {
  const tags = new Map<string, string>();
  for (const tag of text.split(',').map(oneLine)) {
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function betweenWith(record: HandRecord, texts: readonly string[]): HandRecord['between'] {
  const { between } = record;
  const left = [...texts];
  // The first notes take the places of those that are there.
  const lines = (between?.lines ?? []).flatMap((line): readonly BetweenLine[] => {
    if (line.kind !== 'note') return [line];
    const text = left.shift();
    return text === undefined ? [] : [{ ...line, text }];
  });
  const all = [...lines, ...left.map((text) => ({ kind: 'note', text, at: UNWRITTEN }) as const)];
  const isEmpty = all.length === 0 && between?.kept === undefined;
  return isEmpty ? null : { at: UNWRITTEN, ...between, lines: all };
}
