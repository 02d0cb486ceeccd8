import { HELP_ID, helpDialog, KEYS } from './keys.ts';

export const KeysHelp = () => (
  <dialog id={HELP_ID} aria-labelledby="keys-title" class="keys">
    <h2 id="keys-title">Keys</h2>
    <dl>
      {KEYS.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <button type="button" class="button" onClick={() => helpDialog()?.close()}>
      Close
    </button>
  </dialog>
);
