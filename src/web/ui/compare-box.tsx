import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Check, type Comparison, headline, NOT_JUDGED } from '../../suite/index.ts';
import type { Status } from './badge.tsx';
import { Badge, Sign } from './badge.tsx';
import { CopyButton, clipboardText } from './copy-button.tsx';

interface CompareBoxProps {
  /** The id of the field, for its label and for whoever wants to put the cursor there. */
  readonly fieldId: string;
  /** For those who hear the buttons and not what stands around them: "of TC-2.1". */
  readonly about?: string;
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

/** A browser takes minutes to lay out a book in a field; a next hand is a page. */
const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\n# cut here: too long for a next hand`;

const REFUSED =
  'The browser does not let this page read the clipboard. The cursor is in the box: press Ctrl+V (⌘V on a Mac), or hold a finger on the box and choose Paste.';

const NOTHING_COPIED = 'The clipboard holds no text. Copy the next hand your program gives first.';

const NOTHING_TO_COMPARE = 'The box is empty. Paste the next hand your program gives first.';

/** Paste a next hand and see at once what is right, what is wrong and why. */
export function CompareBox(props: CompareBoxProps) {
  const { fieldId, text, status, comparison, accepted, failure, about = '' } = props;
  const notice = useSignal('');
  const verdict = useRef<HTMLDivElement>(null);
  const write = (written: string): void => {
    notice.value = '';
    props.onText(written);
  };
  const say = (sentence: string): void => {
    notice.value = sentence;
    document.getElementById(fieldId)?.focus();
  };
  const paste = async (): Promise<void> => {
    const pasted = await clipboardText();
    if (pasted === null) say(REFUSED);
    else if (pasted.trim() === '') say(NOTHING_COPIED);
    else write(cut(pasted));
  };
  const compare = (): void => {
    if (text.trim() === '') say(NOTHING_TO_COMPARE);
    else verdict.current?.focus();
  };
  return (
    <div class="compare">
      <label for={fieldId}>Paste the next hand your program gives; it is compared at once</label>
      <textarea
        id={fieldId}
        rows={7}
        spellcheck={false}
        autocomplete="off"
        value={text}
        placeholder={'Hand (13)\n…\nStack Setup:\nBob Dealer 30000\n…'}
        onPaste={(event) => {
          const pasted = event.clipboardData?.getData('text/plain') ?? '';
          if (pasted.length <= LONGEST) return;
          event.preventDefault();
          write(cut(pasted));
        }}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <div class="buttons compare-buttons">
        <Press label="Paste" about={about} onPress={paste} />
        <Press label="Compare" about={about} onPress={compare} />
        {text !== '' && <Press label="Clear" about={about} onPress={() => write('')} />}
      </div>
      <p class="compare-notice" role="status">
        {notice.value}
      </p>
      <div ref={verdict} class="compare-verdict" aria-live="polite" tabIndex={-1}>
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
          <CopyButton text={props.log} label="Copy Debug Logs" about={about} />
          {status === 'failed' && props.onAccept && (
            <Press label="Accept this output" about={about} onPress={props.onAccept} />
          )}
          {accepted && props.onWithdraw && (
            <Press label="Withdraw the acceptance" about={about} onPress={props.onWithdraw} />
          )}
        </div>
      )}
    </div>
  );
}

const Press = ({
  label,
  about,
  onPress,
}: {
  readonly label: string;
  readonly about: string;
  readonly onPress: () => void;
}) => (
  <button type="button" class="button" onClick={onPress}>
    {label}
    {about && <span class="off-screen"> {about}</span>}
  </button>
);

/** The verdict over a pasted answer: the four checks, each with its details underneath. */
const Checks = ({ comparison }: { readonly comparison: Comparison }) => (
  <div class={comparison.passed ? 'checks' : 'checks checks-failed'}>
    <p class="checks-verdict">
      <Sign isGood={comparison.passed} /> {headlineOf(comparison)}
    </p>
    <ul>
      {comparison.checks.map((check) => (
        <OneCheck key={check.name} check={check} />
      ))}
    </ul>
    {comparison.mistakes.length > 0 && (
      <p class="remark">
        Looks like{' '}
        {comparison.mistakes.map((mistake) => (
          <Badge key={mistake} kind="mistake">
            {mistake.toLowerCase()}
          </Badge>
        ))}
      </p>
    )}
    {comparison.remarks.map((remark) => (
      <p key={remark} class="remark">
        {remark}
      </p>
    ))}
  </div>
);

function OneCheck({ check }: { readonly check: Check }) {
  const { passed, expected, actual, details } = check;
  return (
    <li class={passed ? 'check check-passed' : 'check check-failed'}>
      <span class="check-title">
        <span aria-hidden="true">{passed ? '✓' : '✗'}</span>
        <span class="off-screen">{passed ? 'Passed: ' : 'Failed: '}</span> {titleOf(check)}
      </span>
      {details.map((sentence) => (
        <p key={sentence} class="check-detail">
          {sentence}
        </p>
      ))}
      {!passed && actual !== NOT_JUDGED && (
        <dl class="check-sides">
          <dt>Expected</dt>
          <dd>{expected}</dd>
          <dt>Actual</dt>
          <dd>{actual}</dd>
        </dl>
      )}
    </li>
  );
}

/** "ALL CHECKS PASSED": the words are the report's; its sign is drawn here. */
const headlineOf = ({ passed }: Comparison): string => headline(passed).replace(/^\S+ /, '');

/** "✗ Order is correct" of the report reads as its opposite to whoever misses the cross. */
const titleOf = ({ title, passed, actual }: Check): string =>
  passed ? title : title.replace(/correct$/, actual === NOT_JUDGED ? NOT_JUDGED : 'wrong');
