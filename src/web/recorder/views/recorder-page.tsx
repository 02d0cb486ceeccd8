import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { browserStore } from '../../ui/browser-storage.ts';
import { Lazy } from '../../ui/lazy.tsx';
import { keepFocus } from './fields.ts';
import { listenToRecorderKeys } from './keys.ts';
import '../recorder.css';
import { effect, type Signal, useSignal } from '@preact/signals';
import { keepPlaying } from '../model/moment-cursor.ts';
import { PageState } from '../model/page-state.ts';
import type { Recorder } from '../model/recorder.ts';
import { ActionBar } from './action-bar.tsx';
import { BoardField } from './board-field.tsx';
import { Findings } from './findings.tsx';
import { HandHead } from './hand-head.tsx';
import { NextPanel } from './next-panel.tsx';
import { OpenPanel } from './open-panel.tsx';
import { WalkBar } from './replay-bar.tsx';
import { SetUpPart } from './set-up-part.tsx';
import { ShowdownPanel } from './showdown-panel.tsx';
import { StatusLine } from './status-line.tsx';
import { StreetList } from './street-list.tsx';
import { PotLegend } from './table-middle.tsx';
import { TablePicture } from './table-picture.tsx';

const sessionLine = () => import('./session-line.tsx');

/** The page people have open while they watch a table. */
export function RecorderPage({
  recorder,
  textPanel,
  side,
  extras,
  banner,
  onNewSession,
}: {
  readonly recorder: Recorder;
  readonly textPanel: LoadTextPanel;
  /** The list of sessions and hands. */
  readonly side?: ComponentChildren;
  /** What stands above the hand's lines: times, video, notes. */
  readonly extras?: (ui: PageState) => ComponentChildren;
  /** What stands above everything: how it stands with the others at work. */
  readonly banner?: ComponentChildren;
  /** Puts this session away and begins another. */
  readonly onNewSession?: () => void;
}) {
  const ui = useUi(recorder, onNewSession);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => keepFocus(page.current!), []);
  const isBeside = useSetUpBeside(ui);
  return (
    <div ref={page} class="recorder">
      <div class="recorder-main">
        {banner}
        <HandHead ui={ui} />
        {/* Above the table, so that nothing moves under somebody's hands when it appears. */}
        {!isBeside && <SetUpPart ui={ui} />}
        <TablePicture ui={ui} />
        <PotLegend ui={ui} />
        <Controls ui={ui} />
      </div>
      <aside class="recorder-right" aria-label="The hand" tabIndex={-1}>
        {/* First, so that it stays under the hand whatever is opened below it. */}
        <WalkBar ui={ui} />
        {extras?.(ui)}
        {/* Beside the table, which stays in sight whatever is open. */}
        {isBeside && <SetUpPart ui={ui} />}
        <OpenPanel ui={ui} />
        <ShowdownPanel ui={ui} />
        <HandText ui={ui} textPanel={textPanel} />
        <Findings ui={ui} />
      </aside>
      <NextPanel ui={ui} />
      {side && <aside class="recorder-side">{side}</aside>}
    </div>
  );
}

/** Whether the form was opened with a table to see: it then stands beside it, and stays there. */
function useSetUpBeside({ recorder, isSettingUp }: PageState): boolean {
  const { id, at } = recorder.session.value;
  const hand = `${id} ${at}`;
  const opened = useRef({ hand: '', isBeside: false });
  if (!isSettingUp.value || opened.current.hand !== hand) {
    opened.current = { hand, isBeside: recorder.scene.value.table !== null };
  }
  return opened.current.isBeside;
}

/** The page's own state, with its keys while the page is there. */
function useUi(recorder: Recorder, onNewSession?: () => void): PageState {
  const ui = useMemo(() => new PageState(recorder, browserStore), [recorder]);
  // Before the page is seen: the first key after a reload must not be lost.
  useLayoutEffect(() => {
    const stops = [
      ui.follow(),
      keepPlaying(ui),
      listenToRecorderKeys(ui, onNewSession),
      judgeLate(recorder),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [ui, onNewSession]);
  return ui;
}

/** What holds between hands is loaded once there is a table; without it hands are recorded all the same. */
function judgeLate(recorder: Recorder): () => void {
  let stop: (() => void) | null = null;
  let isWanted = true;
  let isAsked = false;
  const stopWaiting = effect(() => {
    if (isAsked || !recorder.scene.value.table) return;
    isAsked = true;
    import('../model/live-session.ts').then(
      ({ followSession }) => {
        if (isWanted) stop = followSession(recorder);
      },
      (error) => console.warn(error),
    );
  });
  return () => {
    isWanted = false;
    stopWaiting();
    stop?.();
  };
}

/** Always there, so that what it says is read out when it changes. */
const Controls = ({ ui }: { readonly ui: PageState }) => (
  <>
    <div class="controls-top">
      <StatusLine ui={ui} />
      <BoardField ui={ui} />
    </div>
    {ui.recorder.between.value && (
      <Lazy load={sessionLine} otherwise={null}>
        {({ SessionLine }) => <SessionLine ui={ui} />}
      </Lazy>
    )}
    <ActionBar ui={ui} />
  </>
);

const HandText = ({
  ui,
  textPanel,
}: {
  readonly ui: PageState;
  readonly textPanel: LoadTextPanel;
}) => (ui.isTextOpen.value ? <TextPart ui={ui} load={textPanel} /> : <StreetList ui={ui} />);

type TextPanel = FunctionComponent<{ recorder: Recorder; isWanted: Signal<boolean> }>;

/** Loads the text panel when it is first opened. */
type LoadTextPanel = () => Promise<{ TextPanel: TextPanel }>;

/** The hand's text; until the editor is there, and if it never comes, the plain text. */
function TextPart({ ui, load }: { readonly ui: PageState; readonly load: LoadTextPanel }) {
  const { recorder } = ui;
  const panel = useSignal<{ readonly Panel: TextPanel } | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      ({ TextPanel }) => {
        panel.value = { Panel: TextPanel };
      },
      () => {
        failed.value = true;
      },
    );
  }, [load]);
  if (panel.value) {
    const { Panel } = panel.value;
    return <Panel recorder={recorder} isWanted={ui.isTextWanted} />;
  }
  return (
    <>
      {failed.value && <p class="failure">The editor could not be loaded. Here is the text.</p>}
      <pre class="notation plain-text">{recorder.text.value}</pre>
    </>
  );
}
