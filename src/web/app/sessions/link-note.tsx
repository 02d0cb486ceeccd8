import { type Signal, useSignal } from '@preact/signals';
import { download, fileName } from '../../session/export.ts';
import { publicAddress, reachOf } from '../../session/share-address.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { keepAddress, linkTo, storedAddress } from './public-link.ts';
import { TextButton } from './text-button.tsx';

/** How far the link of a copy that runs here reaches, and what else can be sent. */
export function LinkNote({
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
    keepAddress(wanted);
    onAddress();
  };
  return (
    <section class="share-note" aria-label="About this link">
      <p>
        {reachOf(address.hostname) !== 'everywhere' ? (
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
        <TextButton onDo={() => download(`${fileName(`Hand ${number}`)}.hand`, text)}>
          Save as a file
        </TextButton>
        <TextButton
          onDo={() => {
            hash.value = '';
          }}
        >
          Close
        </TextButton>
      </div>
    </section>
  );
}
