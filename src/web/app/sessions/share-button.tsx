import { type Signal, useSignal } from '@preact/signals';
import { download, fileName } from '../../session/export.ts';
import { isShareable, publicAddress, reachOf, shareHash } from '../../session/share.ts';
import { browserStore } from '../../ui/browser-storage.ts';
import { CopyButton, copyText } from '../../ui/copy-button.tsx';
import { DoButton } from './do-button.tsx';

const SHOWN_FOR = 1_600;

const LABEL = 'Copy link';

/** Where the address of a public copy is kept. */
const STORED = 'sidepot.public-address';

const storedAddress = (): string => browserStore.read(STORED) ?? '';

/** The address under which others can open a hand; nothing of it is sent to a server. */
const linkTo = (hash: string): string =>
  `${publicAddress(storedAddress()) ?? `${location.origin}/`}${hash}`;

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
    const made = await shareHash(text);
    if (isShareable(text, made)) await copy(made);
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
      {hash.value !== '' && (storedAddress() !== '' || isLocal(location.hostname)) && (
        <LinkNote text={text} number={number} hash={hash} onAddress={() => copy(hash.value)} />
      )}
    </>
  );
}

const isLocal = (host: string): boolean => reachOf(host) !== 'everywhere';

/** How far the link of a copy that runs here reaches, and what else can be sent. */
function LinkNote({
  text,
  number,
  hash,
  onAddress,
}: {
  readonly text: string;
  readonly number: string;
  readonly hash: Signal<string>;
  /** The address of a public copy was given, changed or taken away. */
  readonly onAddress: () => void;
}) {
  const typed = useSignal(storedAddress());
  const isWrong = useSignal(false);
  const address = new URL(linkTo(''));
  const keep = (): void => {
    const wanted = typed.value.trim();
    isWrong.value = wanted !== '' && publicAddress(wanted) === null;
    if (isWrong.value) return;
    browserStore.write(STORED, wanted === '' ? null : wanted);
    onAddress();
  };
  return (
    <section class="share-note" aria-label="About this link">
      <p>
        {isLocal(address.hostname) ? (
          <>
            This link works only on {reachOf(address.hostname)}: it begins with{' '}
            <code>{address.origin}</code>. For others, copy the text, save a file, or give the
            address of a Sidepot that everybody can reach.
          </>
        ) : (
          <>
            The link begins with <code>{address.href}</code>, the public copy.
          </>
        )}
      </p>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <input
          aria-label="Address of a public copy"
          placeholder="https://hands.example.org/"
          autocomplete="off"
          spellcheck={false}
          value={typed.value}
          aria-invalid={isWrong.value}
          aria-describedby="share-wrong"
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button">
          Use it
        </button>
      </form>
      <p id="share-wrong" class="field-says" aria-live="polite">
        {isWrong.value ? 'Not an address: write https://hands.example.org/.' : ''}
      </p>
      <div class="dos">
        <CopyButton text={() => text} label="Copy as text" />
        <DoButton onDo={() => download(`${fileName(`Hand ${number}`)}.hand`, text)}>
          Save as a file
        </DoButton>
        <DoButton
          onDo={() => {
            hash.value = '';
          }}
        >
          Close
        </DoButton>
      </div>
    </section>
  );
}
