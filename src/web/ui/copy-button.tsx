import { useSignal } from '@preact/signals';
import { copyText } from './clipboard.ts';

const SHOWN_FOR = 1_600;

/** Copies what `text` gives at the moment it is pressed, and says whether that worked. */
export function CopyButton({
  text,
  label,
  about,
}: {
  readonly text: () => string;
  readonly label: string;
  /** For those who hear the button and not what stands beside it. */
  readonly about?: string;
}) {
  const outcome = useSignal<'' | 'Copied ✓' | 'Could not copy'>('');
  const copy = async (): Promise<void> => {
    outcome.value = (await copyText(text())) ? 'Copied ✓' : 'Could not copy';
    setTimeout(() => {
      outcome.value = '';
    }, SHOWN_FOR);
  };
  return (
    <button type="button" class="button copy" onClick={copy}>
      <span aria-live="polite">{outcome.value || label}</span>
      {about && <span class="off-screen"> {about}</span>}
    </button>
  );
}
