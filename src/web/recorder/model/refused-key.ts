import { cardsReached } from './board.ts';
import { askedPot } from './declared.ts';
import { isTyped } from './key-bursts.ts';
import type { PageState } from './page-state.ts';
import { sayTurn } from './say.ts';
import { isShowdown } from './scene.ts';

/** Why a key of the recorder did nothing; null for a key that is none of its own. */
export function whyNot(ui: PageState, key: string): string | null {
  if (askedPot(ui)) {
    return isTyped(key) ? 'Type the letter of a winner, Enter for the next pot, or Esc.' : null;
  }
  if (ui.isMending.value) return isTyped(key) ? 'Type the letter of what to write, or Esc.' : null;
  if (ui.choice.value) return isTyped(key) ? 'Type the letter of a seat, or Esc.' : null;
  if (key === '/') return nothingToFind(ui);
  const reason = /^[0-9.]$/.test(key) ? nobodyToAct : REASONS[key];
  if (!reason) return /^[a-z]$/i.test(key) ? `${key} is not a key here: ? lists them.` : null;
  return ui.recorder.scene.value.table ? reason(ui) : 'There is no table yet: e opens the set-up.';
}

/** The search of hands opens by itself where there are several. */
const nothingToFind = ({ recorder }: PageState): string | null =>
  recorder.session.value.hands.length > 1 ? null : 'There are no other hands to find yet.';

/** Why a key with Alt did nothing: those of video and times need a hand. null for another key. */
export function whyNotAlt(key: string): string | null {
  return VIDEO_KEYS.includes(key)
    ? 'There is no hand yet for a video or a time: e opens the set-up.'
    : null;
}

const VIDEO_KEYS = 'vkjl,.uo';

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
    case 'unseen':
      return 'Nobody saw the end: n records the next hand, q takes that back.';
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

const notNow: Reason = ({ recorder }) =>
  recorder.scene.value.stage === 'settled'
    ? 'The hand is settled: Ctrl+Z takes its end back.'
    : 'A line of the text stands in the way: see the findings.';

const noRaise = notOpen('No bet or raise is open here (ACT-6, ACT-7).');

const nowhereToInsert: Reason = ({ recorder }) =>
  recorder.cursor.value === null
    ? 'Nothing follows here: ← leads back to where an action is missing.'
    : 'Nobody is to act at this moment: go one step on or back.';

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
  O: nobodyToAct,
  D: atNewest((ui) => noSecondBoard(ui)),
  d: (ui) => noBoard(ui),
  o: nobodyToAct,
  w: nobodyToAct,
  W: nobodyToAct,
  n: nobodyToAct,
  y: nobodyToAct,
  q: notNow,
  Q: notNow,
  v: () => 'No stack is only proposed: there is nothing to take as it is.',
  C: () => 'No hand was changed that later ones stand on.',
  z: () => 'Nothing is wrong here that a key could put right.',
  j: nobodyToAct,
  s: () => 'The sample hand comes on an empty page.',
  Insert: nowhereToInsert,
  g: nowhereToInsert,
  Delete: () => 'No action is shown here: the arrow keys lead to one.',
};

function noSecondBoard(ui: PageState): string {
  return isShowdown(ui.recorder.scene.value)
    ? 'No cards were to come when betting ended: it cannot be run twice (RUN-1).'
    : stageText(ui);
}

function noBoard(ui: PageState): string {
  const { live } = ui.recorder.scene.value;
  return live && cardsReached(live) === 0
    ? `No board yet: ${sayTurn(live, ui.say)}`
    : stageText(ui);
}
