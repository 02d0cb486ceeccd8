import { counted } from '../../kernel/figures.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { HandText } from '../ui/hand-text.tsx';
import { LONGEST_SHOWN, type RefereeStore } from './referee-store.ts';

/** The text with what a program can put right put right. */
export function FixedText({ store }: { readonly store: RefereeStore }) {
  const { fixed } = store.reading.value;
  if (!fixed) return null;
  return (
    <section class="referee-fixed">
      <h2>{counted(fixed.fixes, 'finding')} can be put right</h2>
      <div class="buttons">
        <button
          type="button"
          class="button button-main"
          onClick={() => void store.read(fixed.text)}
        >
          Use the fixed text
        </button>
        <CopyButton text={() => fixed.text} label="Copy the fixed text" />
      </div>
      {fixed.text.length <= LONGEST_SHOWN && (
        <details>
          <summary>Show it</summary>
          <HandText text={fixed.text} />
        </details>
      )}
    </section>
  );
}
