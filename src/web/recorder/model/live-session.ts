import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { writeBetweenLine } from '../../../formats/index.ts';
import { SMALL_A } from '../../../kernel/index.ts';
import {
  type BrokenCarry,
  brokenCarries,
  levelsAfterThis,
  readSchedule,
  type SessionHand,
  SessionJudge,
  typedLevel,
  writeLevel,
} from '../../../tournament/index.ts';
import { isSameWork, type Session } from '../../session/session.ts';
import { yieldEvery } from '../../session/yield-to-browser.ts';
import {
  betweenPlace,
  carried,
  followingHand,
  type JudgeAt,
  linesAt,
  openStacks,
  readLine,
  withCounted,
  withLines,
} from './between-edits.ts';
import type { BetweenHands, CarryOffer, HandInSession, HandRemedy } from './between-hands.ts';
import { levelAfter } from './next-hand.ts';
import type { Recorder } from './recorder.ts';
import { possibleRemedies } from './remedies.ts';

/** Milliseconds without a change after which the session is judged: no key waits for it. */
const PAUSE = 40;

/** So many hands may be judged while the page is drawn; more are judged afterwards. */
const AT_ONCE = 2;

/** Judges the recorder's session from now on; stop it with what this gives back. */
export function followSession(recorder: Recorder): () => void {
  const live = new LiveSession(recorder);
  const stop = live.follow();
  recorder.between.value = live;
  return () => {
    stop();
    recorder.between.value = null;
  };
}

/** A text should be one hand; of several the first is shown and the last leads on. */
export function handInSession(text: string, judged: readonly SessionHand[]): HandInSession {
  const [first] = judged;
  return {
    text,
    // The hand's own findings are shown at every key; these come after it.
    findings: first?.between ?? [],
    follows: first?.follows ?? false,
    after: judged.at(-1)?.after ?? null,
  };
}

class LiveSession implements BetweenHands {
  readonly hands: Signal<readonly HandInSession[]> = signal([]);
  readonly offer: Signal<CarryOffer | null> = signal(null);
  readonly names: ReadonlySignal<readonly string[]>;
  readonly openStacks: ReadonlySignal<ReadonlySet<string>>;
  readonly broken: ReadonlySignal<number>;
  readonly remedies: ReadonlySignal<readonly HandRemedy[]>;
  readonly lines: ReadonlySignal<readonly string[]>;
  readonly nextText: ReadonlySignal<string | null>;
  readonly chipsWaiting: ReadonlySignal<number>;
  readonly #recorder: Recorder;
  readonly #judge = new SessionJudge<HandInSession>(handInSession);
  readonly #judgeAt: JudgeAt = (texts, place) => this.#judge.handAt(texts, place);
  #isStopped = false;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
    this.names = computed(() => namesIn(this.hands.value));
    this.openStacks = computed(() => {
      const before = this.#handBefore();
      const record = recorder.scene.value.verdict?.record;
      return before && record ? openStacks(before, record) : NOBODY;
    });
    this.broken = computed(() => this.#brokenStacks().length);
    this.remedies = computed(() => this.#remedies());
    this.lines = computed(() => {
      const session = recorder.session.value;
      return linesAt(session, betweenPlace(session)).map(writeBetweenLine);
    });
    this.chipsWaiting = computed(() => {
      const { at } = recorder.session.value;
      const players = recorder.scene.value.verdict?.record.players ?? [];
      const before = this.hands.value[at]?.follows ? this.hands.value[at - 1]?.after : null;
      const waiting = before?.carriedTo(new Set(players.map(({ name }) => name))).waiting ?? [];
      return waiting.reduce((sum, { seat }) => sum + seat.least, 0);
    });
    this.nextText = computed(() => {
      // Judged anew whenever the session is.
      this.hands.value;
      const session = recorder.session.value;
      const left = this.#judge.begin(session.hands) - (session.hands.length - 1 - session.at);
      if (!isOver(recorder) || left > AT_ONCE) return null;
      return followingHand(session, this.#judgeAt)?.text ?? null;
    });
  }

  /** The hand before the open one, if it is judged as it stands. */
  #handBefore(): HandInSession | null {
    const { hands, at } = this.#recorder.session.value;
    const before = this.hands.value[at - 1];
    return before && before.text === hands[at - 1] ? before : null;
  }

  tableAt(place: number): HandInSession['after'] {
    const { hands } = this.#recorder.session.value;
    const judged = this.hands.value[place];
    const isCurrent = judged !== undefined && judged.text === hands[place];
    return (isCurrent ? judged : this.#judgeAt(hands, place))?.after ?? null;
  }

  #brokenStacks(): readonly BrokenCarry[] {
    const table = this.#handBefore()?.after;
    const record = this.#recorder.scene.value.verdict?.record;
    const isNext = this.hands.value[this.#recorder.session.value.at]?.follows ?? false;
    return table && record && isNext ? brokenCarries(table, record) : [];
  }

  #remedies(): readonly HandRemedy[] {
    const recorder = this.#recorder;
    const possible = possibleRemedies({
      session: recorder.session.value,
      hands: this.hands.value,
      findings: recorder.findings.value,
      broken: this.#brokenStacks(),
      judge: this.#judgeAt,
    });
    return possible.map(({ applied, ...remedy }, i) => {
      const letter = i < 26 ? String.fromCharCode(SMALL_A + i) : null;
      const keys = letter && `z ${letter}`;
      return { ...remedy, letter, keys, press: () => recorder.change(applied()) };
    });
  }

  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let texts: readonly string[] | null = null;
    let open = '';
    const stop = effect(() => {
      const { id, hands } = this.#recorder.session.value;
      // What is known of one session says nothing of another.
      if (id !== open) this.hands.value = [];
      open = id;
      if (hands === texts) return;
      texts = hands;
      clearTimeout(timer);
      timer = setTimeout(() => void this.#judgeAll(), PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
      this.#isStopped = true;
    };
  }

  /** Hand after hand, with the keys in between; the open one is shown as soon as it is judged. */
  async #judgeAll(): Promise<void> {
    const breath = yieldEvery();
    const { hands: texts, at } = this.#recorder.session.value;
    this.#judge.begin(texts);
    while (this.#judge.next(texts)) {
      if (this.#judge.hands.length === at + 1) this.#publish(texts);
      await breath();
      // What has changed meanwhile is judged in its own time.
      if (this.#isStopped || this.#recorder.session.value.hands !== texts) return;
      this.#judge.begin(texts);
    }
    this.#publish(texts);
  }

  #publish(texts: readonly string[]): void {
    const judged = this.#judge.hands;
    batch(() => {
      this.hands.value = [...judged, ...this.hands.value.slice(judged.length, texts.length)];
      this.offer.value = judged.length < texts.length ? this.offer.value : this.#offerFor(texts);
    });
  }

  #offerFor(texts: readonly string[]): CarryOffer | null {
    const edited = Object.entries(this.#recorder.session.value.edited ?? {});
    const [place] = edited.flatMap(([key, before]) =>
      this.#judge.leadsElsewhere(texts, Number(key), before) ? [Number(key)] : [],
    );
    if (place === undefined) return null;
    // The next one followed it as it was; few of its stacks may still say so.
    const after = this.#judge.hands.slice(place + 2);
    const end = after.findIndex(({ follows }) => !follows);
    return { place, later: 1 + (end < 0 ? after.length : end) };
  }

  recordNext(level: string): boolean {
    if (!isOver(this.#recorder)) return false;
    const session = this.#withLevel(this.#recorder.session.value, level);
    const next = followingHand(session, this.#judgeAt);
    if (next) this.#recorder.next(next.text, next.session);
    return next !== null;
  }

  /** TOUR-7: blinds that change say so between the hands. */
  #withLevel(session: Session, typed: string): Session {
    const { hands, at } = session;
    const before = this.#judgeAt(hands, at)?.after?.blinds;
    const level = before && levelAfter(typed, before);
    const line = level ? readLine(hands[at]!, writeLevel(level)) : '';
    if (typeof line === 'string') return session;
    return withLines(session, at, [...linesAt(session, at), line], this.#judgeAt);
  }

  addLine(typed: string): string | null {
    const session = this.#recorder.session.value;
    const place = betweenPlace(session);
    const line = readLine(session.hands[place] ?? '', typed);
    if (typeof line === 'string') return line;
    const lines = [...linesAt(session, place), line];
    const next = withLines(session, place, lines, this.#judgeAt);
    // Somebody who is not at the table is better said before it is written.
    const wrong = errorInLine(this.#judgeAt(next.hands, place), lines.length - 1);
    if (wrong === null) this.#recorder.change(next);
    return wrong;
  }

  removeLine(index: number): void {
    const session = this.#recorder.session.value;
    const place = betweenPlace(session);
    const lines = linesAt(session, place).toSpliced(index, 1);
    this.#recorder.change(withLines(session, place, lines, this.#judgeAt));
  }

  nextLevel(): string | null {
    const session = this.#recorder.session.value;
    const schedule = readSchedule(session.levels ?? '');
    if (schedule.levels.length === 0) {
      return 'There is no schedule of levels yet: y opens the panel that takes it.';
    }
    const now = this.#judgeAt(session.hands, betweenPlace(session))?.after?.blinds;
    if (!now) return 'There is no table yet: e opens the set-up.';
    const [level] = levelsAfterThis(schedule, now);
    return level
      ? this.addLine(writeLevel(level))
      : `${typedLevel(now)} is the last level of the schedule: y opens the panel that takes more.`;
  }

  confirmStacks(): boolean {
    const { session } = this.#recorder;
    const names = this.openStacks.value;
    if (names.size > 0) this.#recorder.change(withCounted(session.value, names));
    return names.size > 0;
  }

  carryThrough(): boolean {
    const session = this.#recorder.session.value;
    const next = carried(session);
    const isChanged = !isSameWork(session, next);
    if (isChanged) this.#recorder.change(next);
    this.offer.value = null;
    return isChanged;
  }
}

/** What a line of a hand's block has wrong with it; null for nothing. */
export function errorInLine(judged: HandInSession | null, index: number): string | null {
  const line = judged?.after?.record.between?.lines[index];
  const wrong = judged?.findings.find(
    ({ severity, at }) => severity === 'error' && at.line === line?.at.line,
  );
  return wrong?.message ?? null;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Whether another hand can follow the open one. */
const isOver = ({ scene }: Recorder): boolean =>
  scene.value.stage === 'settled' || scene.value.stage === 'unseen';

function namesIn(hands: readonly HandInSession[]): readonly string[] {
  const names = new Set<string>();
  for (const { after } of hands) for (const { name } of after?.seats ?? []) names.add(name);
  return [...names].sort((a, b) => a.localeCompare(b));
}
