import { effect } from '@preact/signals';
import { altKeyOf, isAltAlone } from '../../ui/alt-keys.ts';
import { actByKey, beginChoice, chooseByKey, mendByKey, toggleAway } from '../model/acting.ts';
import { boardOf, cardsReached } from '../model/board.ts';
import { answerPot, askedPot, askPots } from '../model/declared.ts';
import type { ResultKind } from '../model/edits.ts';
import { RefusedBurst } from '../model/key-bursts.ts';
import {
  followingLine,
  goToMoment,
  shownAt,
  stepStreet,
  togglePlay,
} from '../model/moment-cursor.ts';
import { recordNext } from '../model/next-hand.ts';
import type { PageState } from '../model/page-state.ts';
import { pasteText } from '../model/paste.ts';
import type { Recorder } from '../model/recorder.ts';
import { whyNot, whyNotAlt } from '../model/refused-key.ts';
import { SAMPLE_HAND } from '../model/sample-hand.ts';
import { enterBehind, enterField, enterSoon, FIELD } from './fields.ts';
import { enterHoleCards } from './hole-cards.tsx';

/** Listens to the recorder's keys; stop it with what this gives back. */
export function listenToRecorderKeys(ui: PageState, onNewSession?: () => void): () => void {
  const { recorder } = ui;
  const refused = new RefusedBurst();
  const onKey = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (event.isComposing || event.defaultPrevented) return;
    if (event.altKey) {
      // Whoever has a use for it has taken it by now.
      const why = isAltAlone(event) && !ui.isReadOnly ? whyNotAlt(altKeyOf(event)) : null;
      if (why !== null) ui.refusal.value = why;
      return;
    }
    if (isTyping(event.target) && !passes(event.target, key)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.repeat && !isArrow(key)) {
      // A key held down acts once; a button under it is not pressed again and again either.
      if (!isCommand || isUndo(event)) event.preventDefault();
      return;
    }
    if (isCommand) {
      if (!ui.isReadOnly && isUndo(event)) {
        event.preventDefault();
        if (event.shiftKey) recorder.redo();
        else recorder.undo();
      }
      return;
    }
    if (ui.taken.isConfirmedBy(key, event.timeStamp) || refused.takes(key, event.timeStamp)) {
      event.preventDefault();
      return;
    }
    if (isForControl(ui, event)) return;
    ui.refusal.value = '';
    if (key === 'N' && onNewSession && ui.choice.value === null && !askedPot(ui)) onNewSession();
    else if (!press(recorder, ui, key)) {
      const why = ui.isReadOnly ? null : whyNot(ui, key);
      if (why === null) return;
      ui.refusal.value = why;
      refused.begin(event.timeStamp);
    }
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (isTyping(event.target) || ui.isReadOnly || recorder.text.value.trim() !== '') return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() !== '') pasteText(ui, text);
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('paste', onPaste);
  // Whoever acts has seen enough: the hand stops playing by itself.
  const stop = effect(() => {
    if (recorder.timeline.value) {
      ui.isPlaying.value = false;
      ui.refusal.value = '';
    }
  });
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('paste', onPaste);
    stop();
  };
}

/** A letter by Shift alone: Caps Lock does not make another key of it. */
const keyOf = ({ key, shiftKey }: KeyboardEvent): string => {
  if (!/^[a-z]$/i.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
};

const isArrow = (key: string): boolean => key.startsWith('Arrow');

/** Whether a key belongs to what has the focus: fields, and the text panel's editor. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=radio], [type=checkbox]), textarea, select') ||
    target.isContentEditable);

/** An empty field for hole cards at the showdown leaves the recorder what begins no card. */
const passes = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLInputElement &&
  target.matches('[data-keys-pass]') &&
  target.value === '' &&
  /^[a-z]$/i.test(key) &&
  !/^[tjqkam]$/i.test(key);

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, a, summary, [role=button], input');

/** A button does what it does on Enter and Space; while a seat is being chosen Enter takes that. */
function isForControl(ui: PageState, { key, target }: KeyboardEvent): boolean {
  if ((key !== 'Enter' && key !== ' ') || !isControl(target)) return false;
  const isChosen = (ui.choice.value !== null || askedPot(ui) !== null) && key === 'Enter';
  return !isChosen || (target as HTMLElement).matches('.seat-box');
}

const isUndo = (event: KeyboardEvent): boolean => event.key.toLowerCase() === 'z';

/** Does what a key asks; false if it asks for nothing. */
function press(recorder: Recorder, ui: PageState, key: string): boolean {
  const asked = askedPot(ui);
  if (asked) return answerPot(ui, asked, key);
  if (ui.choice.value !== null) return chooseByKey(ui, ui.choice.value, key);
  if (ui.isMending.value) return mendByKey(ui, key);
  return walk(recorder, ui, key) || look(recorder, ui, key) || (!ui.isReadOnly && change(ui, key));
}

function walk(recorder: Recorder, ui: PageState, key: string): boolean {
  if (recorder.scene.value.moments.length === 0) return false;
  switch (key) {
    case 'ArrowLeft':
      recorder.step(-1);
      return true;
    case 'ArrowRight':
      recorder.step(1);
      return true;
    case 'ArrowUp':
      stepStreet(recorder, -1);
      return true;
    case 'ArrowDown':
      stepStreet(recorder, 1);
      return true;
    case 'Home':
      goToMoment(recorder, 0);
      return true;
    case 'End':
      recorder.cursor.value = null;
      return true;
    case ' ':
      togglePlay(ui);
      return true;
    default:
      return false;
  }
}

function look(recorder: Recorder, ui: PageState, key: string): boolean {
  const hand = recorder.shown.value;
  switch (key) {
    case '?':
      ui.toggle({ kind: 'keys' });
      return true;
    case 'u':
      ui.nextUnit();
      return true;
    case 't':
      ui.isTextOpen.value = !ui.isTextOpen.value;
      return true;
    case 'T':
      if (!ui.isReadOnly) ui.enterText();
      return !ui.isReadOnly;
    case 'k':
      if (hand) ui.toggle({ kind: 'street', street: hand.street });
      return hand !== null;
    case 'i':
      if (hand) ui.panel.value = { kind: 'history', seat: nextSeat(ui) };
      return hand !== null;
    case 'Escape':
      ui.panel.value = null;
      ui.typed.value = '';
      recorder.isInserting.value = false;
      if (recorder.scene.value.table) ui.isSettingUp.value = false;
      return true;
    default:
      return false;
  }
}

function change(ui: PageState, key: string): boolean {
  const { recorder } = ui;
  switch (key) {
    case 'F':
      return beginChoice(ui, 'fold-to');
    case 'x':
      return toggleAway(ui, ui.legal.value?.seat);
    case 'X':
      return beginChoice(ui, 'away');
    case 'd':
      return isBoardFull(recorder) ? enterField(FIELD.board) : enterBehind(FIELD.board);
    case 'D':
      return enterField(FIELD.secondBoard);
    case 'o':
      return enterHoleCards(ui);
    case 'O':
      return beginChoice(ui, 'cards');
    case 'w':
      return enterField(FIELD.winners);
    case 'W':
      return askPots(ui);
    case 'j':
      ui.isNoting.value = recorder.scene.value.verdict !== null;
      if (ui.isNoting.value) enterSoon(FIELD.tags);
      return ui.isNoting.value;
    case 'e':
      ui.isSettingUp.value = true;
      enterSoon(FIELD.setUp);
      return true;
    case 'n':
      return recordNext(ui);
    case 'q':
    case 'Q':
      return endUnsettled(ui, key === 'q' ? 'not-seen' : 'void');
    case 'y':
      if (recorder.scene.value.table) ui.toggle({ kind: 'between' });
      return recorder.scene.value.table !== null;
    case 'l':
      ui.refusal.value = recorder.between.value?.nextLevel() ?? '';
      return true;
    case 'v':
      return recorder.between.value?.confirmStacks() ?? false;
    case 'C':
      return recorder.between.value?.carryThrough() ?? false;
    case 'z':
      return mendByKey(ui, key);
    case 's':
      if (recorder.text.value.trim() !== '') return false;
      pasteText(ui, SAMPLE_HAND);
      return true;
    case 'Insert':
    case 'g':
      return toggleInsert(recorder);
    case 'Delete': {
      const place = recorder.scene.value.moments[shownAt(recorder)]?.place;
      if (place) recorder.removeAction(place);
      return place !== undefined && place !== null;
    }
    default:
      return startAmount(ui, key) || actByKey(ui, key);
  }
}

/** A hand that is settled has its end; one that is not ends so, or goes on again. */
function endUnsettled({ recorder }: PageState, result: ResultKind): boolean {
  const { stage, verdict } = recorder.scene.value;
  const isTold = verdict?.record.result?.kind === result;
  const isPossible = stage === 'betting' || stage === 'showdown' || stage === 'unseen' || isTold;
  if (isPossible) recorder.endWith(result);
  return isPossible;
}

/** The next action goes before the one that follows; there has to be one. */
function toggleInsert(recorder: Recorder): boolean {
  const isPossible = followingLine(recorder) !== null && recorder.shown.value?.turn !== null;
  recorder.isInserting.value = isPossible && !recorder.isInserting.value;
  return isPossible;
}

const isBoardFull = ({ scene }: Recorder): boolean =>
  boardOf(scene.value).length === cardsReached(scene.value.live);

/** b, r and digits begin an amount. */
function startAmount(ui: PageState, key: string): boolean {
  const isDigit = /^[0-9.]$/.test(key);
  if (!ui.legal.value || !(isDigit || key === 'b' || key === 'r')) return false;
  if (!enterField(FIELD.amount)) return false;
  ui.typed.value = isDigit ? key : '';
  return true;
}

/** The player to act first, then one after another. */
function nextSeat(ui: PageState): number {
  const panel = ui.panel.value;
  const count = ui.seats.value.length;
  return panel?.kind === 'history' ? (panel.seat + 1) % count : (ui.legal.value?.seat ?? 0);
}
