import { effect } from '@preact/signals';
import { highest } from '../../../kernel/index.ts';
import type { ActionLine, Section } from '../../../record/index.ts';
import { STREETS, type Street } from '../../../rules/index.ts';
import type { PageState } from './page-state.ts';
import type { Recorder } from './recorder.ts';
import { conflictOf, type Scene } from './scene.ts';

/** How long each moment is shown when the hand plays by itself, at the usual speed. */
const PACE = 900;

/** How fast it may play, by how much of the usual. */
const SPEEDS = [0.25, 0.5, 1, 2, 4];

export const isSlowest = ({ speed }: PageState): boolean => speed.value === SPEEDS[0];

export const isFastest = ({ speed }: PageState): boolean => speed.value === SPEEDS.at(-1);

/** A step slower or faster, as far as there is one. */
export function changeSpeed({ speed }: PageState, by: -1 | 1): void {
  speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + by] ?? speed.value;
}

export function goToMoment(recorder: Recorder, moment: number): void {
  const last = recorder.scene.value.moments.length - 1;
  recorder.cursor.value = moment >= last ? null : Math.max(0, moment);
}

/** The moment shown, counted from the blinds. */
export const shownAt = (recorder: Recorder): number =>
  recorder.cursor.value ?? Math.max(0, recorder.scene.value.moments.length - 1);

/** The action line that follows the moment shown, or the first that does not fit; null at the end. */
export function followingLine({ cursor, scene }: Recorder): ActionLine | null {
  const { moments, verdict } = scene.value;
  const later = cursor.value === null ? [] : moments.slice(cursor.value + 1);
  const place = later.find((moment) => moment.place)?.place;
  if (!place) return conflictOf(scene.value)?.line ?? null;
  return verdict?.record.sections[place.section]?.actions[place.action] ?? null;
}

/** The scene as far as it may be told: a replayer keeps to itself what is still to come. */
export function toldScene({ recorder, isReadOnly }: PageState): Scene {
  const scene = recorder.scene.value;
  const { verdict } = scene;
  const moments = scene.moments.slice(0, shownAt(recorder) + 1);
  const now = moments.at(-1);
  if (!isReadOnly || recorder.cursor.value === null || !verdict || !now) return scene;
  const played = moments.filter(({ place }) => place).length;
  const sections = sectionsUpTo(verdict.record.sections, now.hand.street, played);
  const lastLine = highest(moments.map(lineOf), verdict.record.players.at(-1)?.at.line ?? 0);
  return {
    ...scene,
    moments,
    live: now.hand,
    verdict: { ...verdict, settlement: null, record: { ...verdict.record, sections } },
    findings: scene.findings.filter(({ at }) => at.line <= lastLine),
  };
}

const lineOf = ({ line }: { readonly line: number | null }): number => line ?? 0;

/** The first so many actions, and the board of no later street. */
function sectionsUpTo(sections: readonly Section[], street: Street, played: number) {
  let left = played;
  const reached = sections.filter((one) => STREETS.indexOf(one.street) <= STREETS.indexOf(street));
  return reached.map((section): Section => {
    const actions = section.actions.slice(0, left);
    left -= actions.length;
    return { ...section, actions };
  });
}

/** To the beginning of a street: this one's or an earlier one's, or the next one's. */
export function stepStreet(recorder: Recorder, by: -1 | 1): void {
  const { moments } = recorder.scene.value;
  const at = shownAt(recorder);
  const starts = moments.flatMap(({ event }, i) => (!event || event.kind === 'deal' ? [i] : []));
  const to =
    by < 0
      ? starts.findLast((start) => start < at)
      : (starts.find((start) => start > at) ?? moments.length - 1);
  goToMoment(recorder, to ?? 0);
}

/** Plays the hand moment by moment from where it is shown, or from the blinds; again: stops. */
export function togglePlay(ui: PageState): void {
  const { recorder } = ui;
  if (!ui.isPlaying.value && recorder.cursor.value === null) recorder.cursor.value = 0;
  ui.isPlaying.value = !ui.isPlaying.value;
}

/** Moves on at its pace while the hand is playing; stop it with what this gives back. */
export function keepPlaying(ui: PageState): () => void {
  return effect(() => {
    const timer = setInterval(() => {
      if (!ui.isPlaying.value) return;
      ui.recorder.step(1);
      if (ui.recorder.cursor.value === null) ui.isPlaying.value = false;
    }, PACE / ui.speed.value);
    return () => clearInterval(timer);
  });
}
