import { figure } from '../../kernel/figures.ts';
import { handsOf } from './model/hands-of.ts';
import type { Ui } from './ui.ts';

/** More than this is a book of hands, which the import reads piece by piece. */
const LIMIT = 200_000;

/** A pasted text becomes the hand, or several; the form stays open if there is no table in it. */
export function takeText(ui: Ui, text: string): void {
  const { recorder } = ui;
  if (text.length > LIMIT) {
    ui.notice.value = `${figure(text.length)} characters are too many for one hand: bring them in with Import, beside the sessions.`;
    return;
  }
  ui.notice.value = '';
  const { session } = recorder;
  const { hands, at } = session.value;
  recorder.change({ ...session.value, hands: hands.toSpliced(at, 1, ...handsOf(text)) });
  ui.isSettingUp.value = recorder.scene.value.table === null;
}
