import { levelAfter, withLevel } from './level.ts';
import type { PageState } from './page-state.ts';
import { nextText } from './recorder.ts';

/** The next hand's text with the level that was typed; null until this hand is settled. */
export function upcoming(ui: PageState): string | null {
  const text = nextText(ui.recorder.scene.value);
  if (text === null || ui.level.value.trim() === '') return text;
  const before = ui.recorder.scene.value.table?.blinds;
  const level = before && levelAfter(ui.level.value, before);
  return level ? withLevel(text, level) : text;
}

/** Opens the next hand; false while there is none. */
export function recordNext(ui: PageState): boolean {
  const { recorder } = ui;
  const { hands, at } = recorder.session.value;
  // An earlier hand of the session has its next hand already.
  if (at < hands.length - 1) {
    recorder.openHand(at + 1);
    return true;
  }
  const text = upcoming(ui);
  if (text === null) return false;
  recorder.next(text);
  return true;
}
