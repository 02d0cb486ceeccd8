import { goToMoment, shownAt, stepStreet, togglePlay } from '../model/moment-cursor.ts';
import type { PageState } from '../model/page-state.ts';
import '../street-list.css';

/** Walking through the hand, with undo and redo beside it. */
export function WalkBar({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const { moments } = recorder.scene.value;
  const at = shownAt(recorder);
  const isFirst = at === 0;
  const isLast = recorder.cursor.value === null;
  const { past, future } = recorder.timeline.value;
  if (moments.length === 0 && past.length === 0 && future.length === 0) return null;
  return (
    <div class="walk-bar" role="toolbar" aria-label="Walk through the hand">
      <Icon
        name="To the blinds"
        path="M5 4v12M16 4l-8 6 8 6z"
        isOff={isFirst}
        onPress={() => goToMoment(recorder, 0)}
      />
      <Icon
        name="A street back"
        path="M10 4l-7 6 7 6zM17 4l-7 6 7 6z"
        isOff={isFirst}
        onPress={() => stepStreet(recorder, -1)}
      />
      <Icon name="Back" path="M14 4l-8 6 8 6z" isOff={isFirst} onPress={() => recorder.step(-1)} />
      <Icon
        name={ui.isPlaying.value ? 'Stop' : 'Play'}
        path={ui.isPlaying.value ? 'M6 4h3v12H6zM11 4h3v12h-3z' : 'M5 3l11 7-11 7z'}
        isOff={moments.length < 2}
        onPress={() => togglePlay(ui)}
      />
      <Icon name="Forward" path="M6 4l8 6-8 6z" isOff={isLast} onPress={() => recorder.step(1)} />
      <Icon
        name="A street forward"
        path="M3 4l7 6-7 6zM10 4l7 6-7 6z"
        isOff={isLast}
        onPress={() => stepStreet(recorder, 1)}
      />
      <Icon
        name="To the newest action"
        path="M15 4v12M4 4l8 6-8 6z"
        isOff={isLast}
        onPress={() => goToMoment(recorder, moments.length)}
      />
      {!ui.isReadOnly && (
        <>
          <span class="walk-gap" />
          <Icon
            name="Undo"
            path="M8 5L4 9l4 4M4 9h8a4 4 0 010 8H9"
            isOff={past.length === 0}
            onPress={() => recorder.undo()}
          />
          <Icon
            name="Redo"
            path="M12 5l4 4-4 4M16 9H8a4 4 0 000 8h3"
            isOff={future.length === 0}
            onPress={() => recorder.redo()}
          />
        </>
      )}
    </div>
  );
}

const Icon = ({
  name,
  path,
  isOff,
  onPress,
}: {
  readonly name: string;
  readonly path: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    class="button icon"
    aria-label={name}
    title={name}
    disabled={isOff}
    onClick={onPress}
  >
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);
