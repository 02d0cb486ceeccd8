import type { Format } from '../format.ts';
import { onlySettled } from '../writable-hand.ts';
import { scanPhh, streamPhh } from './stream.ts';
import { writePhh } from './write.ts';

/** PHH, the poker hand history format of the research world: `.phh` and `.phhs`. */
export const PHH = {
  id: 'phh',
  title: 'PHH',
  extensions: ['phh', 'phhs'],
  recognises: [
    /^\uFEFF?[ \t]*(?:variant|starting_stacks|blinds_or_straddles|antes|actions)[ \t]*=/m,
  ],
  handStart: /^\[\d+\][ \t]*(?=[\r\n#])/gm,
  stream: streamPhh,
  scan: scanPhh,
  write: onlySettled(writePhh),
  losses:
    'Loses comments. Other programs pass over house rules, declared winners and a second board.',
  betweenHands: '\n',
  numbersHands: true,
  join: joinNumbered,
} as const satisfies Format;

/** Files of one hand each are joined as an archive has them: under numbered headings. */
function joinNumbered(texts: readonly string[]): string {
  const isNumbered = texts.some((text) => /^\[\w+\]/m.test(text));
  return texts.map((text, i) => (isNumbered ? text : `[${i + 1}]\n${text}`)).join('\n\n');
}
