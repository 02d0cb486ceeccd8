import { useEffect } from 'preact/hooks';
import { figure } from '../../kernel/index.ts';
import { standings } from '../../team/index.ts';
import { placeText } from '../../tournament/index.ts';
import { clockText } from './clock-panel.tsx';
import type { Countdown, TeamFeed } from './team-feed.ts';
import { averageOf } from './watch-page.tsx';
import './room-screen.css';

/** So many names can be read from the back of the room. */
const LEADERS = 8;

/** For a screen in the room: to be read from ten metres, and nothing to press. Esc leads back. */
export function RoomScreen({
  feed,
  clock,
}: {
  readonly feed: TeamFeed;
  readonly clock: Countdown;
}) {
  useEffect(() => {
    document.documentElement.dataset.screen = '';
    return () => {
      delete document.documentElement.dataset.screen;
    };
  }, []);
  const field = feed.field.value!;
  const all = standings(feed.tables.value, field.places);
  const leaders = all.filter(({ chips }) => chips > 0).slice(0, LEADERS);
  const last = field.places.find(({ table }) => table !== null);
  const seconds = clock.seconds.value ?? 0;
  return (
    <div class="room-screen">
      <h1>
        <bdi>{field.settings.name}</bdi>
      </h1>
      <div class="room-clock">
        <p
          class={isUrgent(seconds, field.clock.isRunning) ? 'room-time room-urgent' : 'room-time'}
          style={fitting(clockText(seconds))}
        >
          {clockText(seconds)}
        </p>
        <p class="room-state">{stateOf(feed)}</p>
      </div>
      <dl class="room-facts">
        <div class="room-blinds">
          <dt>Level {field.clock.level + 1}</dt>
          <dd style={fitting(field.clock.blinds ?? '')}>{field.clock.blinds ?? '–'}</dd>
        </div>
        <div>
          <dt>Next</dt>
          <dd style={fitting(field.clock.next ?? '')}>{field.clock.next ?? '–'}</dd>
        </div>
        <div>
          <dt>Players</dt>
          <dd style={fitting(`${field.left} of ${field.entries}`)}>
            {field.left} <small>of {field.entries}</small>
          </dd>
        </div>
        <div>
          <dt>Average</dt>
          <dd style={fitting(figure(averageOf(field)))}>{figure(averageOf(field))}</dd>
        </div>
      </dl>
      <ol class="room-leaders">
        {leaders.map(({ rank, name, chips }) => (
          <li key={name}>
            <span>{rank}</span>
            <bdi>{name}</bdi>
            <span class="chips">{figure(chips)}</span>
          </li>
        ))}
      </ol>
      {last && (
        <p class="room-last">
          {placeText(last)}: <bdi>{last.name}</bdi>
          {last.paid > 0 && ` (${figure(last.paid)})`}
        </p>
      )}
    </div>
  );
}

/** Long figures are drawn smaller, so that they stay on the screen. */
const fitting = (text: string) => ({ '--length': String(Math.max(1, text.length)) });

/** The last minute of a level. */
const isUrgent = (seconds: number, isRunning: boolean): boolean => isRunning && seconds <= 60;

function stateOf({ field, state }: TeamFeed): string {
  if (state.value !== 'open') return 'Not connected';
  if (field.value!.handForHand) return 'Hand for hand';
  return field.value!.clock.isRunning ? '' : 'Paused';
}
