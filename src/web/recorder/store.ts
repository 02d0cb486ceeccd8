import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { writeHand } from '../../notation/index.ts';
import type { HoleCards } from '../../record/index.ts';
import type { Card } from '../../rules/cards/index.ts';
import { type ClaimedAction, type Hand, legalActions, type Street } from '../../rules/index.ts';
import { withWholeBoard } from './model/board.ts';
import { type Conflict, conflictOf } from './model/conflict.ts';
import * as edit from './model/edits.ts';
import { type ActionPlace, type Moment, type Scene, sceneOf } from './model/scene.ts';
import * as sessions from './model/session.ts';
import { begin, moveOn, redo, type Timeline, undo } from './model/timeline.ts';

export type Session = sessions.Session;

/**
 * The recorder's one state: a session with its past and future, and the moment that is shown.
 * Everything else on the page is derived from the open hand's text.
 */
export class Recorder {
  readonly timeline: Signal<Timeline<Session>>;
  /** The moment shown, counted from the blinds; null is the newest one. */
  readonly cursor: Signal<number | null> = signal(null);
  readonly session: ReadonlySignal<Session>;
  readonly text: ReadonlySignal<string>;
  readonly scene: ReadonlySignal<Scene>;
  readonly moment: ReadonlySignal<Moment | null>;
  /** The hand as the page shows it: at the cursor, or ready for the next action. */
  readonly shown: ReadonlySignal<Hand | null>;

  constructor(session: Session) {
    this.timeline = signal(begin(session));
    this.session = computed(() => this.timeline.value.present);
    this.text = computed(() => sessions.openText(this.session.value));
    this.scene = computed(() => sceneOf(this.text.value));
    this.moment = computed(() => {
      const { moments } = this.scene.value;
      return moments[this.cursor.value ?? moments.length - 1] ?? null;
    });
    this.shown = computed(() =>
      this.cursor.value === null ? this.scene.value.live : (this.moment.value?.hand ?? null),
    );
  }

  /** The player to act does this; with an earlier moment shown it replaces what he did there. */
  act(action: ClaimedAction): void {
    const scene = this.scene.value;
    const cursor = this.cursor.value;
    const later = cursor === null ? [] : scene.moments.slice(cursor + 1);
    const place = later.find((moment) => moment.place)?.place;
    const conflict = place ? null : conflictOf(scene);
    if (conflict) {
      this.write(answerTo(scene, conflict, action));
      return;
    }
    if (!place) {
      this.write(edit.withAction(scene, action));
      return;
    }
    this.write(edit.withActionAt(scene, place, action));
    this.step(1);
  }

  /** Folds everybody from the player to act up to a seat, which is then to act or has won. */
  foldTo(seat: number): void {
    let scene = this.scene.value;
    // Nobody is asked twice on the way, so the number of seats is enough.
    for (let i = 0; i < 10 && scene.legal && scene.legal.seat !== seat; i++) {
      scene = sceneOf(edit.withAction(scene, { verb: 'fold' }));
    }
    // The last one folded to has won.
    if (scene.legal?.seat === seat || scene.live?.players === 1) this.write(scene.text);
  }

  removeAction(place: ActionPlace): void {
    this.write(edit.withoutActionAt(this.scene.value, place));
  }

  board(street: Street, cards: readonly Card[]): void {
    this.write(edit.withBoard(this.scene.value, street, cards));
  }

  /** The whole board at once, street by street. */
  wholeBoard(cards: readonly Card[]): void {
    this.write(withWholeBoard(this.scene.value, cards));
  }

  secondBoard(cards: readonly Card[]): void {
    this.write(edit.withBoard2(this.scene.value, cards));
  }

  hole(name: string, hole: HoleCards | null): void {
    this.write(edit.withHole(this.scene.value, name, hole));
  }

  tell(telling: edit.Telling): void {
    this.write(edit.withWinners(this.scene.value, telling));
  }

  /** Another text for the open hand: typed, pasted, or made by one of the edits. */
  write(text: string): void {
    if (text !== this.text.value) this.change(sessions.withText(this.session.value, text));
  }

  /** Opens the next hand, if this one is settled: the one that follows, or a new one. */
  next(text: string | null = null): void {
    const { session } = this;
    const following = text ?? nextText(this.scene.value);
    if (following === null) return;
    this.cursor.value = null;
    this.change(sessions.withNextHand(session.value, following));
  }

  openHand(at: number): void {
    this.cursor.value = null;
    this.change(sessions.withHandOpen(this.session.value, at));
  }

  removeHand(at: number): void {
    this.cursor.value = null;
    this.change(sessions.withoutHand(this.session.value, at));
  }

  rename(name: string): void {
    this.change({ ...this.session.value, name });
  }

  /** Another session altogether; its past begins here. */
  load(session: Session): void {
    this.cursor.value = null;
    this.timeline.value = begin(session);
  }

  undo(): void {
    this.timeline.value = undo(this.timeline.value);
    this.cursor.value = null;
  }

  redo(): void {
    this.timeline.value = redo(this.timeline.value);
    this.cursor.value = null;
  }

  /** Walks through the hand; past the newest moment the page follows the hand again. */
  step(by: number): void {
    const last = this.scene.value.moments.length - 1;
    const to = (this.cursor.value ?? last) + by;
    this.cursor.value = to >= last ? null : Math.max(0, to);
  }

  change(session: Session): void {
    if (session !== this.session.value) this.timeline.value = moveOn(this.timeline.value, session);
  }
}

/** In a conflict an action takes the place of the line, or comes before it if it is another's. */
function answerTo(scene: Scene, { place, line }: Conflict, action: ClaimedAction): string {
  const turn = scene.live?.turn ?? null;
  return turn !== null && scene.table?.seats[turn]?.name === line.name
    ? edit.withActionAt(scene, place, action)
    : edit.withActionBefore(scene, place, action);
}

/** What the player to act may do at the moment shown. */
export const legalShown = (recorder: Recorder): ReturnType<typeof legalActions> => {
  const hand = recorder.shown.value;
  return hand && legalActions(hand);
};

/** The next hand's text; null until this one is settled, and when the tournament is over. */
export const nextText = ({ verdict }: Scene): string | null =>
  verdict?.nextHand ? writeHand(verdict.nextHand) : null;
