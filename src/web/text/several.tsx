import { useComputed } from '@preact/signals';
import { readHands } from '../../formats/notation/index.ts';
import type { Recorder } from '../recorder/model/recorder.ts';
import type { Session } from '../session/session.ts';

/** A text of several hands, of which the table shows the first: offers to take them apart. */
export function Several({ recorder }: { readonly recorder: Recorder }) {
  const hands = useComputed(() => handsOf(recorder.text.value));
  if (hands.value.length < 2) return null;
  return (
    <p class="text-note">
      {hands.value.length} hands stand in this text; the table shows the first.{' '}
      <button
        type="button"
        class="button"
        onClick={() => recorder.change(takenApart(recorder.session.value, hands.value))}
      >
        Make them {hands.value.length} hands
      </button>
    </p>
  );
}

/** The texts of the hands; what stands before the first stays with it. */
function handsOf(text: string): readonly string[] {
  // Without a second heading there is no second hand.
  if ((text.match(/^[^\S\n]*hand\b/gim)?.length ?? 0) < 2) return [];
  const lines = text.split('\n');
  const starts = readHands(text).hands.map(({ firstLine }) => firstLine - 1);
  return starts.map((start, i) => {
    const own = lines.slice(i === 0 ? 0 : start, starts[i + 1]);
    return `${own.join('\n').trimEnd()}\n`;
  });
}

const takenApart = (session: Session, hands: readonly string[]): Session => ({
  ...session,
  hands: session.hands.toSpliced(session.at, 1, ...hands),
});
