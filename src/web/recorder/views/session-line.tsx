import { all, counted } from '../../../kernel/index.ts';
import { RemedyButtons } from '../../ui/finding-line.tsx';
import { isolated } from '../../ui/quoted.tsx';
import type { PageState } from '../model/page-state.ts';
import '../between.css';

/** What the session asks of whoever records it: stacks to be confirmed, a change to carry through. */
export function SessionLine({ ui }: { readonly ui: PageState }) {
  const between = ui.recorder.between.value;
  const open = [...(between?.openStacks.value ?? [])];
  const offer = between?.offer.value;
  const broken = between?.broken.value ?? 0;
  const offered = between?.remedies.value ?? [];
  // For one stack its own finding says what to write, for several the first two say it for all.
  const remedies = offered.filter(({ finding }) =>
    broken > 1 ? finding === null : finding?.rule === 'TOUR-1',
  );
  const lines = between?.lines.value ?? [];
  return (
    <div class="session-line" role="status">
      {lines.length > 0 && ui.panel.value?.kind !== 'between' && (
        <p>
          <span class="quiet">Between hands: </span>
          {lines.map(isolated).join(' · ')}
        </p>
      )}
      {broken > 0 && (
        <p>
          {broken === 1 ? '1 stack is' : `${broken} stacks are`} not what the hand before left.{' '}
          <RemedyButtons remedies={remedies} />
        </p>
      )}
      {open.length > 0 && (
        <p>
          Nobody saw the end of the hand before: {open.length === 1 ? 'the stack' : 'the stacks'} of{' '}
          {all(open.map(isolated))} {open.length === 1 ? 'is' : 'are'} proposed. Change them in the
          set-up, or{' '}
          <button type="button" class="button" onClick={() => between?.confirmStacks()}>
            Take them as they are <kbd>v</kbd>
          </button>
        </p>
      )}
      {offer && (
        <p>
          {handName(ui, offer.place)} changed: {counted(offer.later, 'later hand')} can follow.{' '}
          <button type="button" class="button" onClick={() => between?.carryThrough()}>
            Carry it through <kbd>Shift+C</kbd>
          </button>
        </p>
      )}
    </div>
  );
}

/** By its number, which is not its place where a session begins in the middle. */
function handName({ recorder }: PageState, place: number): string {
  const record = recorder.between.value?.hands.value[place]?.after?.record;
  return `Hand ${record?.number ?? place + 1}`;
}
