import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { offeredAt } from './words-at.ts';

/** Offers names, labels, verbs and headings where they can stand. */
export const completion: Extension = autocompletion({
  override: [source],
  icons: false,
  // A name goes on with its verb.
  activateOnCompletion: () => true,
  activateOnTypingDelay: 50,
});

function source({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  // In the middle of a word, or before other text, there is nothing to complete.
  if (line.text.slice(before.length).trim() !== '' || before.includes('#')) return null;
  const above: string[] = [];
  for (let number = 1; number < line.number; number++) above.push(state.doc.line(number).text);
  const found = offeredAt(above, before, explicit);
  if (!found) return null;
  return {
    from: line.from + found.from,
    options: found.words.map(
      ({ label, detail, apply }, i): Completion => ({
        label,
        ...(detail !== undefined && { detail }),
        ...(apply !== undefined && { apply }),
        // As they come: the likeliest first.
        boost: found.words.length - i,
      }),
    ),
  };
}
