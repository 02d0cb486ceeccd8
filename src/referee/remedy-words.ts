import { writeDoes } from '../formats/notation/index.ts';
import { editLine } from '../kernel/finding.ts';
import type { ActRuling } from '../rules/hand/act-ruling.ts';
import { isSafeRemedy, remedyFor } from '../rules/hand/remedy.ts';
import type { Scene, Words } from './rule-words.ts';

/** What was written for an action, what to write instead, and the edit that does it. */
export function remedyWords(ruling: ActRuling, scene: Scene): Omit<Words, 'message'> {
  const line = scene.action;
  if (!line) return {};
  const found = writeDoes(line);
  const remedy = remedyFor(ruling, line);
  if (!remedy) return { found };
  const fix = writeDoes({ away: line.away, ...remedy, to: remedy.to ?? null });
  const words = { found, expected: fix, fix };
  return isSafeRemedy(ruling, remedy) ? { ...words, edit: editLine(line.doesAt, fix) } : words;
}
