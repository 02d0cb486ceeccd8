import { useRef } from 'preact/hooks';
import { notesOf, withNotes } from '../model/notes.ts';
import type { PageState } from '../model/page-state.ts';
import { FIELD } from './fields.ts';

/** Tags and notes of the open hand; Enter keeps them, Esc leaves them as they were. */
export function NotesPanel({
  ui,
  onClose,
}: {
  readonly ui: PageState;
  readonly onClose: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { tags, note } = notesOf(ui.recorder.scene.value.verdict?.record ?? null);
  const save = (): void => {
    const fields = new FormData(form.current!);
    const typed = { tags: String(fields.get('tags')), note: String(fields.get('note')) };
    ui.recorder.show(withNotes(ui.recorder.scene.value, typed));
    onClose();
  };
  return (
    <form
      ref={form}
      class="panel notes-panel"
      aria-label="Tags and notes"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) save();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <label class="extra-field">
        <span>Tags, with commas between them</span>
        <input id={FIELD.tags} name="tags" autocomplete="off" defaultValue={tags} />
      </label>
      <label class="extra-field">
        <span>
          Note <small class="quiet">Shift+Enter begins another</small>
        </span>
        <textarea name="note" rows={2} defaultValue={note} />
      </label>
      <div class="extra-buttons">
        <button type="submit" class="button">
          Keep <kbd>Enter</kbd>
        </button>
        <button type="button" class="button" onClick={onClose}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
    </form>
  );
}
