import { useSignal } from '@preact/signals';
import { counted, figure } from '../../kernel/figures.ts';
import { FindingLine } from '../ui/finding-line.tsx';
import { JudgedHandCard } from './judged-hand.tsx';
import type { RefereeStore } from './referee-store.ts';

const ROWS = 50;

/** The hands of the text, those with findings alone if that is wanted. */
export function JudgedList({ store }: { readonly store: RefereeStore }) {
  const shown = useSignal(ROWS);
  const onlyWrong = useSignal(false);
  const { hands, stray } = store.reading.value;
  const text = store.text.value;
  const wrong = hands.filter(({ errors, warnings }) => errors + warnings > 0);
  const wanted = onlyWrong.value ? wrong : hands;
  return (
    <>
      {stray.slice(0, ROWS).map((finding) => (
        <FindingLine key={`${finding.rule} ${finding.at.line}`} finding={finding} text={text} />
      ))}
      {stray.length > ROWS && (
        <p class="quiet">and {figure(stray.length - ROWS)} more outside any hand</p>
      )}
      {hands.length > 1 && wrong.length > 0 && (
        <label class="referee-only">
          <input
            type="checkbox"
            checked={onlyWrong.value}
            onChange={(event) => {
              onlyWrong.value = event.currentTarget.checked;
            }}
          />{' '}
          Only the {counted(wrong.length, 'hand')} with findings
        </label>
      )}
      {wanted.slice(0, shown.value).map((hand) => (
        <JudgedHandCard
          key={`${hand.firstLine} ${hand.number}`}
          hand={hand}
          store={store}
          startsOpen={hands.length <= 3}
        />
      ))}
      {wanted.length > shown.value && (
        <button
          type="button"
          class="button"
          onClick={() => {
            shown.value += ROWS;
          }}
        >
          Show more ({figure(wanted.length - shown.value)} hands left)
        </button>
      )}
    </>
  );
}
