import { useSignal } from '@preact/signals';
import { notLoaded } from '../../session/failure-text.ts';
import { copyText } from '../../ui/copy-button.tsx';
import { Lazy } from '../../ui/lazy.tsx';
import { linkTo, needsNote } from './public-link.ts';

const SHOWN_FOR = 1_600;

const LABEL = 'Copy link';

const linkNote = () => import('./link-note.tsx');

/** Copies a link that holds the whole hand, and says so if others cannot open it. */
export function ShareButton({ text, number }: { readonly text: string; readonly number: string }) {
  const said = useSignal(LABEL);
  /** The hand as it was copied; empty when nothing has to be said about it. */
  const hash = useSignal('');
  const isRefused = useSignal(false);
  const copy = async (made: string): Promise<void> => {
    isRefused.value = !(await copyText(linkTo(made)));
    hash.value = made;
    say(isRefused.value ? LABEL : 'Link copied ✓');
  };
  const say = (words: string): void => {
    said.value = words;
    setTimeout(() => {
      said.value = LABEL;
    }, SHOWN_FOR);
  };
  const share = async (): Promise<void> => {
    const writer = await import('../../session/share.ts').catch(() => null);
    if (!writer) return say(notLoaded('part that makes links'));
    const made = await writer.shareHash(text);
    if (writer.isShareable(text, made)) await copy(made);
    else say('Too long for a link');
  };
  return (
    <>
      <button type="button" class="do" disabled={text.trim() === ''} onClick={share}>
        <span aria-live="polite">{said.value}</span>
      </button>
      {hash.value !== '' && isRefused.value && (
        <input
          class="share-link"
          aria-label="Link to this hand"
          readOnly
          value={linkTo(hash.value)}
          ref={(field) => field?.select()}
        />
      )}
      {hash.value !== '' && needsNote() && (
        <Lazy load={linkNote} otherwise={null}>
          {({ LinkNote }) => (
            <LinkNote text={text} number={number} hash={hash} onAddress={() => copy(hash.value)} />
          )}
        </Lazy>
      )}
    </>
  );
}
