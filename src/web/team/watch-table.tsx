import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { keepPlaying } from '../recorder/model/moment-cursor.ts';
import { PageState } from '../recorder/model/page-state.ts';
import { Recorder } from '../recorder/model/recorder.ts';
import { listenToRecorderKeys } from '../recorder/views/keys.ts';
import { OpenPanel } from '../recorder/views/open-panel.tsx';
import { WalkBar } from '../recorder/views/replay-bar.tsx';
import { StatusLine } from '../recorder/views/status-line.tsx';
import { StreetList } from '../recorder/views/street-list.tsx';
import { PotLegend } from '../recorder/views/table-middle.tsx';
import { TablePicture } from '../recorder/views/table-picture.tsx';
import { browserStore } from '../ui/browser-storage.ts';
import '../recorder/recorder.css';
import { CountsOfTable, textsOf } from './table-counts.tsx';
import type { TeamFeed } from './team-feed.ts';

/** One table as it plays: its picture, the hand so far, its hands, and the counts. */
export function WatchTable({ feed }: { readonly feed: TeamFeed }) {
  const ui = useMemo(() => {
    const recorder = new Recorder({ id: 'watched', name: 'Watched', hands: [], at: 0 });
    return new PageState(recorder, browserStore, true);
  }, [feed]);
  useEffect(() => {
    const stops = [followHands(feed, ui.recorder), keepPlaying(ui), listenToRecorderKeys(ui)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [ui]);
  const { hands, at } = ui.recorder.session.value;
  if (!feed.whole.value) return <p class="quiet">Waiting for the table …</p>;
  if (hands.length === 0) return <p class="quiet">No hand has been recorded here yet.</p>;
  return (
    <div class="recorder watch-table">
      <div class="recorder-main">
        <WatchedHand ui={ui} by={byOf(feed, at)} />
        <TablePicture ui={ui} />
        <div class="controls">
          <StatusLine ui={ui} />
        </div>
        <PotLegend ui={ui} />
        {hands.length > 1 && (
          <section class="watch-counts" aria-label="Chip counts">
            <h2>Chip counts</h2>
            <CountsOfTable texts={hands} />
          </section>
        )}
      </div>
      <aside class="recorder-right" aria-label="The hand" tabIndex={-1}>
        <WalkBar ui={ui} />
        <OpenPanel ui={ui} />
        <StreetList ui={ui} />
      </aside>
    </div>
  );
}

/** Who recorded the hand at a place. */
const byOf = (feed: TeamFeed, at: number): string | null =>
  textsOf(feed.whole.value)[at]?.by ?? null;

/** Shows every change; whoever looks at an earlier hand, or walks through one, is left there. */
function followHands(feed: TeamFeed, recorder: Recorder): () => void {
  return effect(() => {
    const hands = textsOf(feed.whole.value).map(({ text }) => text);
    const session = recorder.session.peek();
    const isFollowing = session.at >= session.hands.length - 1;
    const at = isFollowing ? Math.max(0, hands.length - 1) : session.at;
    const cursor = recorder.cursor.peek();
    recorder.load({ ...session, hands, at });
    if (at === session.at) recorder.cursor.value = cursor;
  });
}

/** Which hand is shown, and the way to the others. */
function WatchedHand({ ui, by }: { readonly ui: PageState; readonly by: string | null }) {
  const { recorder } = ui;
  const { hands, at } = recorder.session.value;
  const record = recorder.scene.value.verdict?.record;
  return (
    <div class="watched-hand">
      <h2>Hand {record?.number ?? at + 1}</h2>
      {by !== null && (
        <span class="quiet">
          recorded by <bdi>{by}</bdi>
        </span>
      )}
      <span class="buttons">
        <button
          type="button"
          class="button"
          disabled={at === 0}
          onClick={() => recorder.openHand(at - 1)}
        >
          Hand before
        </button>
        <button
          type="button"
          class="button"
          disabled={at >= hands.length - 1}
          onClick={() => recorder.openHand(at + 1)}
        >
          Next hand
        </button>
        <button
          type="button"
          class="button"
          disabled={at >= hands.length - 1}
          onClick={() => recorder.openHand(hands.length - 1)}
        >
          Now
        </button>
      </span>
    </div>
  );
}
