import { cardsReached } from './board.ts';
import type { PageState } from './page-state.ts';
import { sayTurn } from './say.ts';

/** Milliseconds: keys that come faster one after another belong together. */
const PAUSE = 600;

/** What ends up here instead of in a field; walking keys and Tab are nobody's text. */
const isTyped = (key: string): boolean =>
  key.length === 1 || key === 'Enter' || key === 'Backspace' || key === 'Delete';

/**
 * What somebody types behind a key that did not apply was meant for whatever that key would have
 * opened: it must not act on the hand.
 */
export class RefusedBurst {
  #last = Number.NEGATIVE_INFINITY;

  begin(time: number): void {
    this.#last = time;
  }

  /** Whether a key belongs to the burst; a pause, Esc and every walking key end it. */
  takes(key: string, time: number): boolean {
    const isPart = isTyped(key) && time - this.#last <= PAUSE;
    this.#last = isPart ? time : Number.NEGATIVE_INFINITY;
    return isPart;
  }
}

/**
 * Cards are taken as soon as they are complete. The Enter or space that many type behind them all
 * the same belongs to them, and to nothing that has the focus by then.
 */
export class TakenCards {
  #at = Number.NEGATIVE_INFINITY;

  note(time: number): void {
    this.#at = time;
  }

  /** Whether this key only confirms what was taken already; asked once for every key. */
  isConfirmedBy(key: string, time: number): boolean {
    const isRecent = time - this.#at <= PAUSE;
    this.#at = Number.NEGATIVE_INFINITY;
    return isRecent && (key === 'Enter' || key === ' ');
  }
}

/** Why a key of the recorder did nothing; null for a key that is none of its own. */
export function whyNot(ui: PageState, key: string): string | null {
  if (ui.choice.value) return isTyped(key) ? 'Type the letter of a seat, or Esc.' : null;
  const reason = /^[0-9.]$/.test(key) ? nobodyToAct : REASONS[key];
  if (!reason) return /^[a-z]$/i.test(key) ? `${key} is not a key here: ? lists them.` : null;
  return ui.recorder.scene.value.table ? reason(ui) : 'There is no table yet: e opens the set-up.';
}

type Reason = (ui: PageState) => string;

/** The stage of the hand, in the words of somebody who asked for something else. */
function stageText(ui: PageState): string {
  const { recorder } = ui;
  const { stage, live } = recorder.scene.value;
  switch (stage) {
    case 'betting':
      return `Betting is still open: ${live ? sayTurn(live, ui.say) : ''}`;
    case 'showdown':
      return 'Betting is over: o shows the cards, w names the winners.';
    case 'settled':
      return 'The hand is settled: n records the next one.';
    case 'stopped':
      return 'A line of the text stands in the way: see the findings.';
    case 'set-up':
      return 'There is no table yet: e opens the set-up.';
  }
}

const earlier: Reason = () => 'An earlier moment is shown: End leads to the newest.';

/** At an earlier moment the stage of the whole hand is not what stands in the way. */
const atNewest = (reason: Reason): Reason => {
  return (ui) => (ui.recorder.cursor.value === null ? reason(ui) : earlier(ui));
};

const nobodyToAct = atNewest(stageText);

/** Somebody is to act, but not so. */
const notOpen = (message: string): Reason => {
  return (ui) => (ui.legal.value ? message : nobodyToAct(ui));
};

const noRaise = notOpen('No bet or raise is open here (ACT-6, ACT-7).');

const REASONS: Readonly<Record<string, Reason>> = {
  f: nobodyToAct,
  c: nobodyToAct,
  x: nobodyToAct,
  b: noRaise,
  r: noRaise,
  m: noRaise,
  h: noRaise,
  p: noRaise,
  a: notOpen(
    'All-in is not open: nobody can answer it, or betting was not reopened (ACT-6, ACT-7).',
  ),
  F: atNewest((ui) => (ui.legal.value ? 'Nobody is left to fold up to.' : stageText(ui))),
  X: nobodyToAct,
  d: (ui) => noBoard(ui),
  o: nobodyToAct,
  w: nobodyToAct,
  n: nobodyToAct,
  s: () => 'The sample hand comes on an empty page.',
  Delete: () => 'No action is shown here: the arrow keys lead to one.',
};

function noBoard(ui: PageState): string {
  const { live } = ui.recorder.scene.value;
  return live && cardsReached(live) === 0
    ? `No board yet: ${sayTurn(live, ui.say)}`
    : stageText(ui);
}
