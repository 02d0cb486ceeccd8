import { useSignal } from '@preact/signals';
import { counted } from '../../../kernel/index.ts';
import { notLoaded } from '../../session/failure-text.ts';
import type { Session } from '../../session/session.ts';
import { Lazy } from '../../ui/lazy.tsx';
import { handLineOf } from './hand-line.ts';
import { loadSaveKinds, type SaveReport, saveAs, saveText } from './save-as.ts';
import type { SaveKind } from './write-hands.ts';

const SHOWN_LOSSES = 8;

/** A button that opens the formats hands can be saved in, each with what it cannot carry. */
export function SaveBox({ session }: { readonly session: Session }) {
  const isOpen = useSignal(false);
  const isAll = useSignal(true);
  const report = useSignal<SaveReport | null>(null);
  const { name, hands, at } = session;
  const open = hands[at] ?? '';
  const chosen = (): [name: string, hands: readonly string[]] =>
    isAll.value ? [name, hands] : [`${name} ${handLineOf(open).number}`, [open]];
  const save = async (kind: SaveKind): Promise<void> => {
    report.value = await saveAs(kind, ...chosen());
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
          <Lazy
            load={loadSaveKinds}
            otherwise={
              <>
                <p>{notLoaded('writers for other formats')}</p>
                <button
                  type="button"
                  class="do"
                  onClick={() => {
                    report.value = saveText(...chosen());
                  }}
                >
                  Text (.hand)
                </button>
              </>
            }
          >
            {(kinds) => (
              <ul>
                {kinds.map((kind) => (
                  <li key={kind.title}>
                    <button type="button" class="do" onClick={() => save(kind)}>
                      {kind.title}
                    </button>
                    <span class="quiet">{kind.losses}</span>
                  </li>
                ))}
              </ul>
            )}
          </Lazy>
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
