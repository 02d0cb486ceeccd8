import type { Category } from '../case.ts';
import type { Slot } from '../plan/slot.ts';
import type { Built } from './build-case.ts';
import { nextNote, outNote } from './notes/next-notes.ts';
import { bbAllInNote, postingNote, tableAnteNote } from './notes/posting-notes.ts';
import {
  deadNote,
  foldedOutNote,
  levelsNote,
  percentNote,
  reopenedNote,
  sectionNote,
  uncalledNote,
} from './notes/pot-notes.ts';
import { oddNote, runTwiceNote, splitNote, tellingNote, winnersNote } from './notes/win-notes.ts';

/** A sentence on what to look at; null if the case has nothing of the kind. */
export type Note = (slot: Slot, built: Built) => string | null;

/** In the order they are worth saying. */
const NOTES: readonly Note[] = [
  postingNote,
  oddNote,
  runTwiceNote,
  reopenedNote,
  deadNote,
  foldedOutNote,
  uncalledNote,
  tableAnteNote,
  nextNote,
  outNote,
  splitNote,
  winnersNote,
  bbAllInNote,
  percentNote,
  tellingNote,
  sectionNote,
  levelsNote,
];

/** What is said first, whatever else there is. */
const FIRST: Partial<Readonly<Record<Category, readonly Note[]>>> = {
  'short-stack': [bbAllInNote, levelsNote],
  'all-ins': [levelsNote],
  'side-pots': [levelsNote],
  'multi-street': [sectionNote],
  position: [bbAllInNote, levelsNote],
  folds: [deadNote],
  transitions: [outNote, nextNote],
  calculation: [oddNote, percentNote],
};

const MOST_NOTES = 3;

/** One to three sentences with the figures to look at. */
export function notesFor(slot: Slot, built: Built): readonly string[] {
  const order = new Set([...(FIRST[slot.category] ?? []), ...NOTES]);
  const said: string[] = [];
  for (const note of order) {
    const sentence = note(slot, built);
    if (sentence !== null) said.push(sentence);
    if (said.length === MOST_NOTES) break;
  }
  return said;
}
