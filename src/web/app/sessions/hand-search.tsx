import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { counted } from '../../../kernel/index.ts';
import { isTyping } from '../../recorder/views/keys.ts';
import { findHands } from '../../session/find-hands.ts';
import { HandList } from './hand-list.tsx';
import type { PanelContext } from './panel-actions.ts';

const FIELD = 'find-hands';

/** The hands of the open session, and a field that finds some of them. */
export function HandSearch({
  panel,
  places,
}: {
  readonly panel: PanelContext;
  /** The hands a search through all sessions has found; null for all. */
  readonly places: readonly number[] | null;
}) {
  const query = useSignal('');
  useEffect(listenToSlash, []);
  const { hands } = panel.recorder.session.value;
  const isAsked = query.value.trim() !== '';
  const found = isAsked ? findHands(hands, query.value) : null;
  const both = found && places ? found.filter((place) => places.includes(place)) : found;
  return (
    <>
      {(hands.length > 1 || isAsked) && (
        <input
          id={FIELD}
          type="search"
          class="sessions-search hand-search"
          aria-label="Find hands of this session by number, tag, note or player"
          aria-keyshortcuts="/"
          placeholder="Number, tag, note, player  /"
          autocomplete="off"
          spellcheck={false}
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              query.value = '';
              event.currentTarget.blur();
            } else if (event.key === 'Enter' && both?.length) {
              // The newest is the first in the list.
              panel.recorder.openHand(both.at(-1)!);
              event.currentTarget.blur();
            } else return;
            event.preventDefault();
          }}
        />
      )}
      <p class="off-screen" role="status">
        {both && `${counted(both.length, 'hand')} found`}
      </p>
      {both?.length === 0 ? (
        <p class="quiet hand-none">No hand has all of this.</p>
      ) : (
        <HandList panel={panel} places={both ?? places} />
      )}
    </>
  );
}

function listenToSlash(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== '/' || event.defaultPrevented || isTyping(event.target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const field = document.getElementById(FIELD);
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.focus();
    field.select();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
