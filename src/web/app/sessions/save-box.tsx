import { useSignal } from '@preact/signals';
import { NOTATION } from '../../../formats/index.ts';
import { counted } from '../../../kernel/index.ts';
import { download, fileName, handsText } from '../../session/export.ts';
import { notLoaded } from '../../session/failure-text.ts';
import type { Session } from '../../session/session.ts';
import { Lazy } from '../../ui/lazy.tsx';
import { handLineOf } from './hand-line.ts';
import type { SaveKind, WrittenHands } from './write-hands.ts';

const SHOWN_LOSSES = 8;

/** A button that opens the formats hands can be saved in, each with what it cannot carry. */
export function SaveBox({
  session,
  onSaved,
}: {
  readonly session: Session;
  /** All hands are in a file, and nothing of them was lost. */
  readonly onSaved: (session: Session) => void;
}) {
  const isOpen = useSignal(false);
  const isAll = useSignal(true);
  const report = useSignal<SaveReport | null>(null);
  const { name, hands, at } = session;
  const open = hands[at] ?? '';
  const chosen = (): [name: string, hands: readonly string[]] =>
    isAll.value ? [name, hands] : [`${name} ${handLineOf(open).number}`, [open]];
  const save = async (kind: SaveKind): Promise<void> => {
    report.value = await saveAs(kind, ...chosen());
    if (isAll.value && report.value.isWhole && report.value.losses.length === 0) onSaved(session);
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
                    if (isAll.value) onSaved(session);
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

/** What was saved, and what of it was lost on the way. */
interface SaveReport {
  readonly message: string;
  readonly losses: readonly string[];
  readonly isWhole: boolean;
}

/** The formats hands can be saved in. Most people never need them, so they come when asked for. */
const loadSaveKinds = async (): Promise<readonly SaveKind[]> =>
  (await import('./write-hands.ts')).SAVE_KINDS;

/** The one that is always here. */
function saveText(name: string, hands: readonly string[]): SaveReport {
  const file = `${fileName(name)}.${NOTATION.extensions[0]}`;
  download(file, handsText({ hands }));
  return { message: `Saved as ${file}.`, losses: [], isWhole: true };
}

/** Saves hands as a file called `name`. */
async function saveAs(
  { target, write }: SaveKind,
  name: string,
  hands: readonly string[],
): Promise<SaveReport> {
  if (target === NOTATION) return saveText(name, hands);
  const written = await write(hands);
  const { text, count, losses, leftOut } = written;
  const file = `${fileName(name)}.${extensionOf(target, written)}`;
  if (count > 0) download(file, text, target === 'json' ? 'application/json' : 'text/plain');
  return {
    message: count > 0 ? `Saved ${counted(count, 'hand')} as ${file}.` : 'Nothing was saved.',
    losses: [
      ...leftOut,
      ...losses.map(({ message, hands: n }) => (n > 1 ? `${message} (${n} hands)` : message)),
    ],
    isWhole: leftOut.length === 0 && count > 0,
  };
}

function extensionOf(target: SaveKind['target'], { count }: WrittenHands): string {
  if (target === 'json') return 'jsonl';
  const [one, several = one] = target.extensions;
  return count > 1 ? several : one;
}
