import { useSignal } from '@preact/signals';
import { isShareable, shareHash } from '../../session/share.ts';
import { copyText } from '../../ui/clipboard.ts';

const SHOWN_FOR = 1_600;
const LABEL = 'Copy link';

/** The address under which anybody can open a hand; nothing of it is sent to a server. */
export const shareLink = (hash: string): string => `${location.origin}/${hash}`;

/** Copies a link that holds the whole hand. Where copying is refused, the link itself is shown. */
export function ShareButton({ text }: { readonly text: string }) {
  const said = useSignal(LABEL);
  const link = useSignal('');
  const share = async (): Promise<void> => {
    const hash = await shareHash(text);
    if (!isShareable(text, hash)) said.value = 'Too long for a link';
    else if (await copyText(shareLink(hash))) said.value = 'Link copied ✓';
    else {
      link.value = shareLink(hash);
      return;
    }
    setTimeout(() => {
      said.value = LABEL;
    }, SHOWN_FOR);
  };
  if (link.value !== '') {
    return (
      <input
        class="share-link"
        aria-label="Link to this hand"
        readOnly
        value={link.value}
        ref={(field) => field?.select()}
      />
    );
  }
  return (
    <button type="button" class="do" disabled={text.trim() === ''} onClick={share}>
      <span aria-live="polite">{said.value}</span>
    </button>
  );
}
