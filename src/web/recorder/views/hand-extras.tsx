import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { PageState } from '../model/page-state.ts';
import { type HandVideo, SKIP, type TimeMark } from '../model/video.ts';
import '../hand-extras.css';
import { altKeyOf, isAltAlone } from '../../ui/alt-keys.ts';
import { enterSoon, FIELD } from './fields.ts';
import { NotesPanel } from './notes-panel.tsx';
import { VideoPanel } from './video-panel.tsx';

/** Beside the table: the hand's times with the video they come from, its tags and its notes. */
export function HandExtras({ ui, video }: { readonly ui: PageState; readonly video: HandVideo }) {
  const { isNoting } = ui;
  const record = ui.recorder.scene.value.verdict?.record ?? null;
  const note = (): void => {
    isNoting.value = true;
    enterSoon(FIELD.tags);
  };
  // Before it is seen: no key is lost. Without a hand the recorder itself says why they do nothing.
  const hasHand = record !== null;
  useLayoutEffect(() => (hasHand ? listenToExtraKeys(video) : undefined), [video, hasHand]);
  const { id, at } = ui.recorder.session.value;
  // What was said of one hand is not true of another.
  useEffect(() => {
    video.said.value = '';
  }, [video, id, at]);
  if (!record) return null;
  return (
    <section class="hand-extras" aria-label="Times and notes">
      <div class="extra-buttons">
        <button
          type="button"
          class={video.isOpen.value ? 'button is-on' : 'button'}
          aria-expanded={video.isOpen.value}
          aria-keyshortcuts="Alt+V"
          onClick={() => {
            video.isOpen.value = !video.isOpen.value;
          }}
        >
          Video <kbd>Alt+V</kbd>
        </button>
        <NowButton video={video} mark="start" time={record.startedAt} hotkey="Alt+U" />
        <NowButton video={video} mark="end" time={record.endedAt} hotkey="Alt+O" />
        <button
          type="button"
          class={isNoting.value ? 'button is-on' : 'button'}
          aria-expanded={isNoting.value}
          aria-keyshortcuts="j"
          onClick={note}
        >
          Notes <kbd>j</kbd>
        </button>
        {ui.recorder.scene.value.table && (
          <button
            type="button"
            class={ui.panel.value?.kind === 'between' ? 'button is-on' : 'button'}
            aria-expanded={ui.panel.value?.kind === 'between'}
            aria-keyshortcuts="y"
            onClick={() => ui.toggle({ kind: 'between' })}
          >
            Between hands <kbd>y</kbd>
          </button>
        )}
      </div>
      <p class="extra-said quiet" role="status">
        {video.said.value}
      </p>
      {isNoting.value && (
        <NotesPanel
          key={ui.recorder.session.value.at}
          ui={ui}
          onClose={() => {
            isNoting.value = false;
          }}
        />
      )}
      {video.isOpen.value && <VideoPanel video={video} />}
    </section>
  );
}

const NowButton = ({
  video,
  mark,
  time,
  hotkey,
}: {
  readonly video: HandVideo;
  readonly mark: TimeMark;
  readonly time: string | null;
  readonly hotkey: string;
}) => (
  <button
    type="button"
    class="button"
    aria-keyshortcuts={hotkey}
    title={`Now is the ${mark} of the hand (${hotkey})`}
    onClick={() => video.mark(mark)}
  >
    {mark === 'start' ? 'Start' : 'End'} <span class="chips">{time ?? 'now'}</span>{' '}
    <kbd>{hotkey}</kbd>
  </button>
);

/**
 * The keys beside those of the hand. With Alt they work wherever the cursor is, so that nobody has to
 * leave an amount to stop the video; stop listening with what this gives back.
 */
function listenToExtraKeys(video: HandVideo): () => void {
  const doIt: Readonly<Record<string, () => void>> = {
    v: () => {
      video.isOpen.value = !video.isOpen.value;
    },
    k: () => video.togglePlay(),
    j: () => video.skip(-SKIP),
    l: () => video.skip(SKIP),
    ',': () => video.changeRate(-1),
    '.': () => video.changeRate(1),
    u: () => video.mark('start'),
    o: () => video.mark('end'),
  };
  const onAlt = (event: KeyboardEvent): void => {
    const does = isAltAlone(event) ? doIt[altKeyOf(event)] : undefined;
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  };
  // Before any field has its say.
  document.addEventListener('keydown', onAlt, true);
  return () => document.removeEventListener('keydown', onAlt, true);
}
