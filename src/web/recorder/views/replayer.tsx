import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { browserStore } from '../../ui/browser-storage.ts';
import { keepFocus } from './fields.ts';
import { listenToRecorderKeys } from './keys.ts';
import '../recorder.css';
import { MomentChances } from '../model/chances.ts';
import { changeSpeed, isFastest, isSlowest, keepPlaying } from '../model/moment-cursor.ts';
import { PageState } from '../model/page-state.ts';
import { Recorder } from '../model/recorder.ts';
import { Findings } from './findings.tsx';
import { HandHead } from './hand-head.tsx';
import { OpenPanel } from './open-panel.tsx';
import { WalkBar } from './replay-bar.tsx';
import { ShowdownPanel } from './showdown-panel.tsx';
import { StatusLine } from './status-line.tsx';
import { StreetList } from './street-list.tsx';
import { PotLegend } from './table-middle.tsx';
import { TablePicture } from './table-picture.tsx';

/** A hand to walk through, as a shared link opens it: nothing is changed and nothing is kept. */
export function Replayer({ text, onEdit }: { readonly text: string; readonly onEdit: () => void }) {
  const ui = useMemo(() => {
    const recorder = new Recorder({ id: 'shared', name: 'Shared hand', hands: [text], at: 0 });
    if (recorder.scene.value.moments.length > 1) recorder.cursor.value = 0;
    return new PageState(recorder, browserStore, true);
  }, [text]);
  const chances = useMemo(() => new MomentChances(ui.recorder), [ui]);
  useLayoutEffect(() => {
    const stops = [
      keepPlaying(ui),
      listenToRecorderKeys(ui),
      listenToReplayKeys(ui),
      chances.follow(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [ui, chances]);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => keepFocus(page.current!), []);
  return (
    <div ref={page} class="recorder replayer">
      <div class="recorder-main">
        <HandHead ui={ui} />
        <p class="shared-note">
          <span>
            A shared hand<span class="by-arrows">: walk through it with the arrows</span>.
          </span>{' '}
          <button type="button" class="button primary" onClick={onEdit}>
            Edit a copy
          </button>
        </p>
        <TablePicture ui={ui} beside={(seat) => <SeatChances chances={chances} seat={seat} />} />
        <div class="controls">
          <StatusLine ui={ui} />
        </div>
      </div>
      <aside class="recorder-right" aria-label="The hand" tabIndex={-1}>
        <WalkBar ui={ui} />
        <ReplayBar ui={ui} />
        {/* Below what the thumb presses: there it may grow. */}
        <PotLegend ui={ui} />
        <OpenPanel ui={ui} />
        <ShowdownPanel ui={ui} />
        <StreetList ui={ui} />
        <Findings ui={ui} />
        <WhyNoChances chances={chances} />
      </aside>
    </div>
  );
}

/** How a replayer plays: slower or faster, and with every card open from the start. */
const ReplayBar = ({ ui }: { readonly ui: PageState }) => (
  <div class="replay-bar">
    <button
      type="button"
      class="button"
      aria-label="Slower"
      aria-keyshortcuts="-"
      disabled={isSlowest(ui)}
      onClick={() => changeSpeed(ui, -1)}
    >
      − <kbd>-</kbd>
    </button>
    <span class="replay-speed chips" role="status">
      <span class="off-screen">Speed </span>
      {ui.speed.value}×
    </span>
    <button
      type="button"
      class="button"
      aria-label="Faster"
      aria-keyshortcuts="+"
      disabled={isFastest(ui)}
      onClick={() => changeSpeed(ui, 1)}
    >
      + <kbd>+</kbd>
    </button>
    <button
      type="button"
      class={ui.areCardsOpen.value ? 'button is-on' : 'button'}
      aria-pressed={ui.areCardsOpen.value}
      aria-keyshortcuts="o"
      title="Shows the cards of the showdown before it comes"
      onClick={() => turnCards(ui)}
    >
      All cards open <kbd>o</kbd>
    </button>
  </div>
);

function turnCards({ areCardsOpen }: PageState): void {
  areCardsOpen.value = !areCardsOpen.value;
}

/** The replayer's own keys, beside those for walking; stop it with what this gives back. */
function listenToReplayKeys(ui: PageState): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === '-') changeSpeed(ui, -1);
    else if (event.key === '+' || event.key === '=') changeSpeed(ui, 1);
    else if (event.key === 'o') turnCards(ui);
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/** "82.4%" beside a shown hand; nothing while it is being counted or cannot be known. */
function SeatChances({
  chances,
  seat,
}: {
  readonly chances: MomentChances;
  readonly seat: number;
}) {
  const shown = chances.shown.value;
  const percent = shown?.kind === 'known' ? shown.bySeat.get(seat) : undefined;
  if (!percent) return null;
  const { win, tie, share } = percent;
  const title = `wins ${win.toFixed(2)}%, ties ${tie.toFixed(2)}%, share of the pot ${share.toFixed(2)}%`;
  return (
    <span class="seat-chances" title={title}>
      <span class="off-screen">chances </span>
      {share.toFixed(1)}%
    </span>
  );
}

/** Why nobody has a figure, in a line below the table; nothing while all is well. */
function WhyNoChances({ chances }: { readonly chances: MomentChances }) {
  const shown = chances.shown.value;
  return shown?.kind === 'none' ? <p class="no-chances">No chances shown: {shown.why}</p> : null;
}
