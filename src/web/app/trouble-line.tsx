import { CopyButton } from '../ui/copy-button.tsx';
import { forgetTrouble, type Trouble, trouble } from './trouble.ts';

/** A line above the page about a bug that did not stop it. */
export const TroubleLine = () => (
  <div role="alert">
    {trouble.value && (
      <div class="notice notice-bad">
        <p>
          Something went wrong in this page ({trouble.value.message}). What was saved stays saved.
        </p>
        <TroubleButtons trouble={trouble.value} />
        <button type="button" class="button" onClick={forgetTrouble}>
          Close
        </button>
      </div>
    )}
  </div>
);

export const TroubleButtons = ({ trouble }: { readonly trouble: Trouble }) => (
  <>
    <CopyButton text={() => trouble.details} label="Copy details" />
    <button type="button" class="button" onClick={() => location.reload()}>
      Reload
    </button>
  </>
);
