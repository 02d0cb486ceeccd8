import { readHands } from '../../../formats/index.ts';
import { figure } from '../../../kernel/index.ts';
import type { PageState } from './page-state.ts';

/** More than this is a book of hands, which the import reads piece by piece. */
const LIMIT = 200_000;

/** A pasted text becomes the hand, or several; the form stays open if there is no table in it. */
export function pasteText(ui: PageState, text: string): void {
  const { recorder } = ui;
  if (text.length > LIMIT) {
    ui.notice.value = `${figure(text.length)} characters are too many for one hand: bring them in with Import, beside the sessions.`;
    return;
  }
  ui.notice.value = '';
  ui.isFillingIn.value = false;
  const { session } = recorder;
  const { hands, at } = session.value;
  const taken = handTexts(withNumber(text, numberAfter(hands[at - 1])));
  recorder.change({ ...session.value, hands: hands.toSpliced(at, 1, ...taken) });
  ui.isSettingUp.value = recorder.scene.value.table === null;
}

/** Hand numbers count up; the first one is 1. */
const numberAfter = (text: string | undefined): number =>
  (readHands(text ?? '').hands[0]?.record.number ?? 0) + 1;

/** A pasted set-up often has no number: it gets this one, and the hands after it count on. */
function withNumber(text: string, number: number): string {
  const [first] = readHands(text).hands;
  if (!first || first.record.number !== null || first.record.players.length === 0) return text;
  const lines = text.split('\n');
  return lines.toSpliced(first.firstLine - 1, 0, `Hand (${number})`).join('\n');
}

/** The texts of the hands in a text; what stands before the first stays with it. */
export function handTexts(text: string): readonly string[] {
  const starts = readHands(text).hands.map(({ firstLine }) => firstLine - 1);
  if (starts.length < 2) return [text];
  const lines = text.split('\n');
  return starts.map((start, i) => {
    const own = lines.slice(i === 0 ? 0 : start, starts[i + 1]);
    return `${own.join('\n').trimEnd()}\n`;
  });
}
