import { readHands, writeHand } from '../../../formats/index.ts';
import { UNWRITTEN } from '../../../record/index.ts';
import { type LevelFields, readTypedLevel } from '../../../tournament/index.ts';
import type { HandInSession } from './between-hands.ts';
import type { PageState } from './page-state.ts';
import { nextText, type Recorder } from './recorder.ts';

/**
 * The next hand's text with the level that was typed; null until this hand is settled, and when
 * one player is left.
 */
export function nextHandText(ui: PageState): string | null {
  const text = settledNextText(ui.recorder);
  if (text === null || ui.level.value.trim() === '') return text;
  const before = ui.recorder.scene.value.table?.blinds;
  const level = before && levelAfter(ui.level.value, before);
  return level ? withLevel(text, level) : text;
}

/** The table after the open hand and the lines below it; null until it is judged as it stands. */
export function tableAfter({ between, session }: Recorder): HandInSession['after'] {
  const { hands, at } = session.value;
  const judged = between.value?.hands.value[at];
  return judged?.text === hands[at] ? (judged?.after ?? null) : null;
}

/** The lines between the hands decide: people leave and buy chips there. */
function settledNextText(recorder: Recorder): string | null {
  const text = recorder.between.value?.nextText.value ?? null;
  if (text !== null) return text;
  const isLast = tableAfter(recorder)?.nextHand() === null;
  return isLast ? null : nextText(recorder.scene.value);
}

/** Whoever has all the chips when there is no next hand (NEXT-6), the lines between applied. */
export function lastPlayer(
  recorder: Recorder,
): { readonly name: string; readonly chips: number } | null {
  const players =
    tableAfter(recorder)?.seated.map(({ name, least }) => ({ name, chips: least })) ??
    recorder.scene.value.verdict?.settlement?.players.map(({ name, newStack }) => ({
      name,
      chips: newStack ?? 0,
    }));
  return players?.find(({ chips }) => chips > 0) ?? null;
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
  if (recorder.between.value) return recorder.between.value.recordNext(ui.level.value);
  const text = nextHandText(ui);
  if (text !== null) recorder.next(text);
  return text !== null;
}

/** A new level as typed: without an ante it stays as it was, or the big blind if it was that. */
export function levelAfter(typed: string, before: LevelFields): LevelFields | null {
  const level = readTypedLevel(typed);
  if (!level || typed.trim().split(/\s*[/\s]\s*/).length === 3) return level;
  return { ...level, ante: before.ante === before.bb ? level.bb : before.ante };
}

/** A hand's text with other blinds. */
export function withLevel(text: string, { sb, bb, ante }: LevelFields): string {
  const record = readHands(text).hands[0]?.record;
  return record ? writeHand({ ...record, blinds: { at: UNWRITTEN, sb, bb, ante } }) : text;
}
