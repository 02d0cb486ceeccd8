import { useSignal } from '@preact/signals';
import { counted } from '../../../kernel/figures.ts';
import type { Session } from '../../session/session.ts';
import { handLineOf } from './hand-line.ts';
import { SAVE_KINDS, type SaveReport, saveAs } from './save-as.ts';

const SHOWN_LOSSES = 8;

/** A button that opens the formats hands can be saved in, each with what it cannot carry. */
export function SaveBox({ session }: { readonly session: Session }) {
  const isOpen = useSignal(false);
  const isAll = useSignal(true);
  const report = useSignal<SaveReport | null>(null);
  const { name, hands, at } = session;
  const open = hands[at] ?? '';
  const save = async (target: (typeof SAVE_KINDS)[number]['target']): Promise<void> => {
    report.value = isAll.value
      ? await saveAs(target, name, hands)
      : await saveAs(target, `${name} ${handLineOf(open).number}`, [open]);
  };
  return (
    <>
      <button
        type="button"
        class="do"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
          report.value = null;
        }}
      >
        Save as
      </button>
      {isOpen.value && (
        <div class="save-box">
          {hands.length > 1 && (
            <fieldset>
              <legend class="off-screen">What to save</legend>
              <Choice
                text={`All ${counted(hands.length, 'hand')}`}
                isOn={isAll.value}
                onPick={() => {
                  isAll.value = true;
                }}
              />
              <Choice
                text={`Hand ${handLineOf(open).number}`}
                isOn={!isAll.value}
                onPick={() => {
                  isAll.value = false;
                }}
              />
            </fieldset>
          )}
          <ul>
            {SAVE_KINDS.map(({ target, title, keeps }) => (
              <li key={target}>
                <button type="button" class="do" onClick={() => save(target)}>
                  {title}
                </button>
                <span class="quiet">{keeps}</span>
              </li>
            ))}
          </ul>
          <div aria-live="polite">{report.value && <Report report={report.value} />}</div>
        </div>
      )}
    </>
  );
}

const Choice = ({
  text,
  isOn,
  onPick,
}: {
  readonly text: string;
  readonly isOn: boolean;
  readonly onPick: () => void;
}) => (
  <label>
    <input type="radio" name="save-what" checked={isOn} onChange={onPick} /> {text}
  </label>
);

const Report = ({ report: { message, losses, isWhole } }: { readonly report: SaveReport }) => (
  <div class={isWhole ? 'import-report' : 'import-report import-bad'}>
    <p>{message}</p>
    {losses.slice(0, SHOWN_LOSSES).map((loss) => (
      <p key={loss}>{loss}</p>
    ))}
    {losses.length > SHOWN_LOSSES && (
      <p class="quiet">… and {counted(losses.length - SHOWN_LOSSES, 'more line')}.</p>
    )}
  </div>
);
