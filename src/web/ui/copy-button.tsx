import { useSignal } from '@preact/signals';

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

/** Copies a text; false if the browser lets us neither way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** What is on the clipboard; null if the browser keeps it from the page. */
export async function clipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

/** The old way, for pages opened from a disk in browsers that keep the clipboard to the web. */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'off-screen';
  field.setAttribute('aria-hidden', 'true');
  // A modal dialog makes everything outside it inert.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
