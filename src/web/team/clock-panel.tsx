import { counted } from '../../kernel/index.ts';
import type { Director } from './director.ts';

const MINUTE = 60_000;

/** 754 seconds → "12:34"; an hour and more with hours. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return parts[0]! > 0 ? `${hours}:${minutes}:${rest}` : `${minutes}:${rest}`;
}

/** The level of all tables, with the clock. */
export function ClockPanel({ director }: { readonly director: Director }) {
  const { clock, handForHand } = director.feed.field.value!;
  const seconds = director.clock.seconds.value ?? 0;
  return (
    <section class="clock-panel" aria-label="Clock">
      <span class={clock.isRunning ? 'clock-time' : 'clock-time clock-paused'} role="timer">
        {clockText(seconds)}
      </span>
      <span class="clock-level">
        <b>
          Level {clock.level + 1}
          {clock.blinds && `: ${clock.blinds}`}
        </b>
        <span class="quiet">{clock.next ? `next ${clock.next}` : 'the last level'}</span>
      </span>
      <span class="clock-buttons">
        <button
          type="button"
          class="button"
          aria-keyshortcuts="Space"
          onClick={() => run(director)}
        >
          {clock.isRunning ? 'Pause' : 'Start'} <kbd>Space</kbd>
        </button>
        <button
          type="button"
          class="button"
          aria-keyshortcuts="-"
          onClick={() => shift(director, -1)}
        >
          −1 min <kbd>-</kbd>
        </button>
        <button
          type="button"
          class="button"
          aria-keyshortcuts="+"
          onClick={() => shift(director, 1)}
        >
          +1 min <kbd>+</kbd>
        </button>
        <button
          type="button"
          class="button"
          aria-keyshortcuts="n"
          disabled={clock.next === null}
          onClick={() => toLevel(director, 1)}
        >
          Next level <kbd>n</kbd>
        </button>
        <button
          type="button"
          class="button"
          aria-keyshortcuts="p"
          disabled={clock.level === 0}
          onClick={() => toLevel(director, -1)}
        >
          Level before <kbd>p</kbd>
        </button>
        <button
          type="button"
          class="button"
          aria-keyshortcuts="h"
          onClick={() => nextHand(director)}
        >
          {handForHand ? 'Next hand for all' : 'Hand for hand'} <kbd>h</kbd>
        </button>
        {handForHand && (
          <button
            type="button"
            class="button"
            onClick={() =>
              director.send([{ kind: 'hand-for-hand', is: 'over' }], 'Hand for hand is over.')
            }
          >
            End hand for hand
          </button>
        )}
      </span>
      {handForHand && <HandForHand director={director} />}
    </section>
  );
}

/** TOUR-5: the next hand is dealt when all tables have finished this one. */
function HandForHand({ director }: { readonly director: Director }) {
  const open = director.feed.tables.value.filter(({ isClosed }) => !isClosed);
  const playing = open.filter(({ isOver }) => !isOver);
  return (
    <p class="clock-wide" role="status">
      Hand for hand:{' '}
      {playing.length === 0
        ? 'all tables are done.'
        : `${counted(playing.length, 'table')} still playing (${playing.map(({ table }) => table).join(', ')}).`}
    </p>
  );
}

const run = (director: Director): Promise<boolean> =>
  director.setClock({ isRunning: !director.feed.field.value!.clock.isRunning });

const shift = (director: Director, minutes: number): Promise<boolean> =>
  director.setClock({
    leftMs: Math.max(0, (director.clock.seconds.value ?? 0) * 1000 + minutes * MINUTE),
  });

function toLevel(director: Director, by: 1 | -1): Promise<boolean> {
  const { clock, settings } = director.feed.field.value!;
  return director.setClock({ level: clock.level + by, leftMs: settings.levelMinutes * MINUTE });
}

const nextHand = (director: Director): Promise<boolean> =>
  director.send([{ kind: 'hand-for-hand', is: 'next' }], 'The next hand of all tables.');

/** What a key does to the clock; false if it does nothing. */
export function clockKey(director: Director, key: string): boolean {
  const field = director.feed.field.value;
  if (!field) return false;
  if (key === ' ') void run(director);
  else if (key === '-') void shift(director, -1);
  else if (key === '+' || key === '=') void shift(director, 1);
  else if (key === 'n' && field.clock.next !== null) void toLevel(director, 1);
  else if (key === 'p' && field.clock.level > 0) void toLevel(director, -1);
  else if (key === 'h') void nextHand(director);
  else return false;
  return true;
}
