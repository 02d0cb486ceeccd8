import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { counted } from '../../../kernel/index.ts';
import { whenText } from '../../session/dates.ts';
import { handsText } from '../../session/export.ts';
import { isBlankSession, sessionTitle } from '../../session/session.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Lazy } from '../../ui/lazy.tsx';
import { HandSearch } from './hand-search.tsx';
import { deleteSession, duplicateSession, OPEN_ID, type PanelContext } from './panel-actions.ts';
import { TextButton } from './text-button.tsx';

/** An empty page has nothing to save and starts without it. */
const saveBox = () => import('./save-box.tsx');

/** The session the recorder shows, with its hands and what can be done with it. */
export function OpenSession({
  panel,
  places,
}: {
  readonly panel: PanelContext;
  /** The hands a search has found; null or none for all. */
  readonly places: readonly number[] | null;
}) {
  const isNaming = useSignal(false);
  const rename = useRef<HTMLButtonElement>(null);
  const { store, recorder } = panel;
  const session = recorder.session.value;
  const title = sessionTitle(session);
  const info = store.sessions.value.find(({ id }) => id === session.id);
  const end = (): void => {
    isNaming.value = false;
    rename.current?.focus();
  };
  return (
    <li class="session session-open">
      <div class="session-head" aria-current="true">
        {isNaming.value ? (
          <NameField
            name={session.name}
            onName={(name) => {
              store.rename(session.id, name);
              end();
            }}
            onCancel={end}
          />
        ) : (
          <h3 id={OPEN_ID} class="session-name" tabIndex={-1}>
            {session.name}
          </h3>
        )}
        {title !== session.name && <span class="quiet">{title}</span>}
        <span class="quiet chips">
          {!info && isBlankSession(session)
            ? 'Nothing is written in it yet'
            : `${counted(session.hands.length, 'hand')} · ${whenText(info?.changedAt ?? store.now(), store.now())}`}
        </span>
      </div>
      {info && (
        <>
          <HandSearch panel={panel} places={places && places.length > 0 ? places : null} />
          <div class="dos">
            <a class="do" href="/session">
              Report <kbd>Alt+R</kbd>
            </a>
            <button
              ref={rename}
              type="button"
              class="do"
              onClick={() => {
                isNaming.value = true;
              }}
            >
              Rename
            </button>
            <TextButton onDo={() => duplicateSession(panel, info)}>Duplicate</TextButton>
            <CopyButton text={() => handsText(session)} label="Copy all" about="hands" />
            <TextButton onDo={() => deleteSession(panel, info)}>Delete session</TextButton>
            <Lazy load={saveBox} otherwise={null}>
              {({ SaveBox }) => (
                <SaveBox
                  session={recorder.session.value}
                  onSaved={(saved) => store.noteExported(saved)}
                />
              )}
            </Lazy>
          </div>
        </>
      )}
    </li>
  );
}

function NameField({
  name,
  onName,
  onCancel,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}) {
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        onName(String(new FormData(event.currentTarget).get('name')));
      }}
    >
      <input
        name="name"
        aria-label="Name of the session"
        maxLength={80}
        autocomplete="off"
        defaultValue={name}
        ref={(field) => {
          if (field && document.activeElement !== field) {
            field.focus();
            field.select();
          }
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <button type="submit" class="button">
        Save name
      </button>
    </form>
  );
}
