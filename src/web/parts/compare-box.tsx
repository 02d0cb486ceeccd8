import type { Comparison } from '../../suite/compare/comparison.ts';
import { Checks } from './checks.tsx';
import { CopyButton } from './copy-button.tsx';
import type { Status } from './status.ts';

export interface CompareBoxProps {
  /** The id of the field, for its label and for whoever wants to put the cursor there. */
  readonly fieldId: string;
  readonly text: string;
  readonly status: Status;
  /** Against the computed next hand; null while nothing is pasted. */
  readonly comparison: Comparison | null;
  /** Against the accepted output, where there is one. */
  readonly accepted: Comparison | null;
  /** Why a run of a program failed here without a comparison: "no answer within 5 s". */
  readonly failure: string | null;
  readonly onText: (text: string) => void;
  /** Missing where nothing can be accepted: a hand outside any suite. */
  readonly onAccept?: () => void;
  readonly onWithdraw?: () => void;
  readonly log: () => string;
}

const LONGEST = 50_000;

/** Paste a next hand and see at once what is right, what is wrong and why. */
export function CompareBox(props: CompareBoxProps) {
  const { fieldId, text, status, comparison, accepted, failure } = props;
  return (
    <div class="compare">
      <label for={fieldId}>Paste the next hand your program gives</label>
      <textarea
        id={fieldId}
        rows={7}
        spellcheck={false}
        autocomplete="off"
        value={text}
        placeholder={'Hand (13)\n…\nStack Setup:\nBob Dealer 30000\n…'}
        onPaste={(event) => {
          const pasted = event.clipboardData?.getData('text/plain') ?? '';
          // A browser takes minutes to lay out a book in a field; a next hand is a page.
          if (pasted.length <= LONGEST) return;
          event.preventDefault();
          props.onText(`${pasted.slice(0, LONGEST)}\n# cut here: too long for a next hand`);
        }}
        onInput={(event) => props.onText(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {failure && <p class="failure">✗ The run failed here: {failure}</p>}
        {comparison && <Checks comparison={comparison} />}
        {status === 'accepted' && (
          <p class="accepted-note">
            ◆ Accepted: this output was taken as right for this case. The computed one stays above.
          </p>
        )}
        {accepted && !accepted.passed && comparison && !comparison.passed && (
          <p class="accepted-note">
            ◆ It is not the output that was accepted for this case either.
          </p>
        )}
      </div>
      {comparison && (
        <div class="buttons">
          <CopyButton text={props.log} label="Copy debug log" />
          {status === 'failed' && props.onAccept && (
            <button type="button" class="button" onClick={props.onAccept}>
              Accept this output
            </button>
          )}
          {accepted && (
            <button type="button" class="button" onClick={props.onWithdraw}>
              Withdraw the acceptance
            </button>
          )}
          <button type="button" class="button" onClick={() => props.onText('')}>
            Clear
          </button>
        </div>
      )}
    </div>
  );
}
