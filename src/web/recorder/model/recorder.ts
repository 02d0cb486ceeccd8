import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { writeHand } from '../../../formats/index.ts';
import type { Finding } from '../../../kernel/index.ts';
import type { ActionPlace, HoleCards, Moment } from '../../../record/index.ts';
import {
  absentAction,
  type Card,
  type Hand,
  legalActions,
  type Street,
} from '../../../rules/index.ts';
import * as sessions from '../../session/session.ts';
import { begin, moveOn, redo, type Session, type Timeline, undo } from '../../session/session.ts';
import { awayNames, withMark, withoutMark } from './away.ts';
import type { BetweenHands } from './between-hands.ts';
import { withWholeBoard } from './board.ts';
import * as edit from './edits.ts';
import { withInserted } from './insert.ts';
import { type Conflict, conflictOf, type Scene, sceneOf } from './scene.ts';

/**
 * The recorder's one state: a session with its past and future, and the moment that is shown.
 * Everything else on the page is derived from the open hand's text.
 */
export class Recorder {
  readonly timeline: Signal<Timeline<Session>>;
  /** The moment shown, counted from the blinds; null is the newest one. */
  readonly cursor: Signal<number | null> = signal(null);
  /** The next action comes before the one that follows the moment shown, not in its place. */
  readonly isInserting: Signal<boolean> = signal(false);
  readonly session: ReadonlySignal<Session>;
  readonly text: ReadonlySignal<string>;
  readonly scene: ReadonlySignal<Scene>;
  readonly moment: ReadonlySignal<Moment | null>;
  /** ACT-9: the players who are away, by name. */
  readonly away: ReadonlySignal<ReadonlySet<string>>;
  /** The hand as the page shows it: at the cursor, or ready for the next action. */
  readonly shown: ReadonlySignal<Hand | null>;
  /** What holds between the hands; loaded and worked out after the page is there. */
  readonly between: Signal<BetweenHands | null> = signal(null);
  /** Of the open hand, with what is wrong between it and the hand before (TOUR-1 to TOUR-9). */
  readonly findings: ReadonlySignal<readonly Finding[]>;
  /** Somebody else writes this session: it is looked at, and nothing of it is changed here. */
  readonly isLocked: Signal<boolean> = signal(false);
  /** What the last edit made: an edit reads and plays its text, so nobody has to do it again. */
  #edited: Scene | null = null;

  constructor(session: Session) {
    this.timeline = signal(begin(session));
    this.session = computed(() => this.timeline.value.present);
    this.text = computed(() => sessions.openText(this.session.value));
    this.scene = computed(() => {
      const text = this.text.value;
      return this.#edited?.text === text ? this.#edited : sceneOf(text);
    });
    this.findings = computed(() => {
      const own = this.scene.value.findings;
      const judged = this.between.value?.hands.value[this.session.value.at];
      return judged && judged.findings.length > 0
        ? [...own, ...judged.findings].sort((a, b) => a.at.line - b.at.line)
        : own;
    });
    this.moment = computed(() => {
      const { moments } = this.scene.value;
      return moments[this.cursor.value ?? moments.length - 1] ?? null;
    });
    this.away = computed(() =>
      awayNames(this.session.value, this.scene.value.verdict?.record ?? null),
    );
    this.shown = computed(() =>
      this.cursor.value === null ? this.scene.value.live : (this.moment.value?.hand ?? null),
    );
  }

  /** The player to act does this; with an earlier moment shown it replaces what they did there. */
  act(action: edit.WrittenAction): void {
    const scene = this.scene.value;
    const cursor = this.cursor.value;
    const later = cursor === null ? [] : scene.moments.slice(cursor + 1);
    const place = later.find((moment) => moment.place)?.place;
    const conflict = place ? null : conflictOf(scene);
    const name = this.#toAct();
    const session = name === null ? this.session.value : withoutMark(this.session.value, name);
    const before = place ?? conflict?.place;
    if (this.isInserting.value && before) {
      this.isInserting.value = false;
      this.#change(session, withInserted(scene, this.shown.value!, before, action));
      this.step(1);
      return;
    }
    if (conflict) {
      this.#change(session, answerTo(scene, conflict, action));
      return;
    }
    if (!place) {
      this.#goOn(session, edit.withAction(scene, action), action.away || undefined);
      return;
    }
    this.#change(session, edit.withActionAt(scene, place, action));
    this.step(1);
  }

  /** ACT-9: somebody leaves, and the rule acts from now on; or is back. */
  toggleAway(name: string): void {
    const isAway = !this.away.value.has(name);
    const legal = legalShown(this);
    if (isAway && legal && this.#toAct() === name) this.act({ ...absentAction(legal), away: true });
    else this.change(withMark(this.session.value, name, isAway));
  }

  /** The player to act at the moment shown. */
  #toAct(): string | null {
    const hand = this.shown.value;
    return hand && hand.turn !== null ? hand.table.seats[hand.turn]!.name : null;
  }

  /** Folds everybody from the player to act up to a seat, which is then to act or has won. */
  foldTo(seat: number): void {
    let scene = this.scene.value;
    // Nobody is asked twice on the way, so the number of seats is enough.
    for (let i = 0; i < 10 && scene.legal && scene.legal.seat !== seat; i++) {
      const isAway = this.away.value.has(scene.table!.seats[scene.legal.seat]!.name);
      const action = isAway ? { ...absentAction(scene.legal), away: true } : FOLD;
      scene = edit.withAction(scene, action);
    }
    // The last one folded to has won.
    if (scene.legal?.seat === seat || scene.live?.players === 1) {
      this.#goOn(this.session.value, scene);
    }
  }

  removeAction(place: ActionPlace): void {
    this.show(edit.withoutActionAt(this.scene.value, place));
  }

  board(street: Street, cards: readonly Card[]): void {
    this.show(edit.withBoard(this.scene.value, street, cards));
  }

  /** The whole board at once, street by street. */
  wholeBoard(cards: readonly Card[]): void {
    this.show(withWholeBoard(this.scene.value, cards));
  }

  secondBoard(cards: readonly Card[]): void {
    this.show(edit.withBoard2(this.scene.value, cards));
  }

  hole(name: string, hole: HoleCards | null): void {
    this.show(edit.withHole(this.scene.value, name, hole));
  }

  declareWinners(winners: edit.DeclaredWinners): void {
    this.show(edit.withWinners(this.scene.value, winners));
  }

  /** The open hand as an edit made it. */
  show(scene: Scene): void {
    if (scene.text !== this.text.value) this.#change(this.session.value, scene);
  }

  /** Another text for the open hand: typed, pasted, or made by one of the fixes. */
  write(text: string): void {
    if (text !== this.text.value) this.change(sessions.withText(this.session.value, text));
  }

  /** The hand ends without being settled: nobody saw how, or it was a misdeal; again: it goes on. */
  endWith(result: edit.ResultKind): void {
    this.cursor.value = null;
    this.show(edit.withResult(this.scene.value, result));
  }

  /** Opens the next hand, if this one is settled: the one that follows, or a new one. */
  next(text: string | null = null, session: Session = this.session.value): void {
    const following = text ?? nextText(this.scene.value);
    if (following === null) return;
    this.cursor.value = null;
    const next = sessions.withNextHand(session, following);
    // Who is away may be so since the lines between these two hands.
    this.#goOn(next, sceneOf(following), true);
  }

  openHand(at: number): void {
    this.cursor.value = null;
    this.#look(at);
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
    if (!this.isLocked.value) this.#moveTo(undo(this.timeline.value));
  }

  redo(): void {
    if (this.isLocked.value) return;
    const before = this.session.value;
    this.#moveTo(redo(this.timeline.value));
    const { hands } = this.session.value;
    const changed = hands.findIndex((text, i) => text !== before.hands[i]);
    // It is shown where it was done, wherever somebody went afterwards.
    if (changed >= 0 && hands.length === before.hands.length) this.#look(changed);
  }

  #moveTo(timeline: Timeline<Session>): void {
    this.timeline.value = timeline;
    this.cursor.value = null;
    this.isInserting.value = false;
  }

  /** Opens a hand without a step for undo, which takes back what was done and not where one looked. */
  #look(at: number): void {
    const session = sessions.withHandOpen(this.session.value, at);
    if (session.at !== this.session.value.at) {
      this.timeline.value = { ...this.timeline.value, present: session };
    }
  }

  /** Walks through the hand; past the newest moment the page follows the hand again. */
  step(by: number): void {
    const last = this.scene.value.moments.length - 1;
    const to = (this.cursor.value ?? last) + by;
    this.cursor.value = to >= last ? null : Math.max(0, to);
  }

  /** ACT-9: the hand goes on, and those who are away act at once; it is undone as one step. */
  #goOn(session: Session, scene: Scene, isSomebodyAway = this.away.value.size > 0): void {
    const after = isSomebodyAway ? withAbsent(session, scene) : { session, scene };
    this.#change(after.session, after.scene);
  }

  #change(session: Session, scene: Scene): void {
    this.#edited = scene;
    this.change(sessions.withText(session, scene.text));
  }

  change(session: Session): void {
    const before = this.session.value;
    if (session === before || this.isLocked.value) return;
    const next = sessions.withEditedInPlace(before, session);
    this.timeline.value = moveOn(this.timeline.value, next);
  }
}

const FOLD = { verb: 'fold' } as const;

/** ACT-9: session and hand after the rule has acted for everybody away who is next, one by one. */
function withAbsent(before: Session, start: Scene): { session: Session; scene: Scene } {
  let session = before;
  let scene = start;
  for (;;) {
    const { legal, table, verdict } = scene;
    const name = legal && table ? table.seats[legal.seat]!.name : null;
    if (!legal || name === null || !awayNames(session, verdict?.record ?? null).has(name)) {
      return { session, scene };
    }
    scene = edit.withAction(scene, { ...absentAction(legal), away: true });
    session = withoutMark(session, name);
  }
}

/** In a conflict an action takes the place of the line, or comes before it if it is another's. */
function answerTo(scene: Scene, { place, line }: Conflict, action: edit.WrittenAction): Scene {
  const turn = scene.live?.turn ?? null;
  const name = turn === null ? null : (scene.table?.seats[turn]?.name ?? null);
  if (name === null) return scene;
  return name === line.name
    ? edit.withActionAt(scene, place, action)
    : edit.withActionBefore(scene, place, name, action);
}

/** What the player to act may do at the moment shown. */
export const legalShown = (recorder: Recorder): ReturnType<typeof legalActions> => {
  const hand = recorder.shown.value;
  const { stage } = recorder.scene.value;
  // A misdeal, or a hand nobody saw to its end, is over while somebody would be to act.
  const isOver = recorder.cursor.value === null && (stage === 'settled' || stage === 'unseen');
  return hand && !isOver ? legalActions(hand) : null;
};

/** The next hand's text; null until this one is settled, and when the tournament is over. */
export const nextText = ({ verdict }: Scene): string | null =>
  verdict?.nextHand ? writeHand(verdict.nextHand) : null;
