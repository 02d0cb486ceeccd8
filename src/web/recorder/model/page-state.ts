import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isBettingOver, type LegalActions, type Street } from '../../../rules/index.ts';
import { amountInUnit, storedUnit, UNITS, type Unit } from '../../ui/amount.tsx';
import type { StoredText } from '../../ui/browser-storage.ts';
import { TakenCards } from './key-bursts.ts';
import { legalShown, type Recorder } from './recorder.ts';
import { type Conflict, conflictOf } from './scene.ts';
import { readSize, type Sizing } from './sizes.ts';
import { type ShownPot, shownPots } from './street-report.ts';
import { holesOf, type SeatView, seatViews } from './table-view.ts';

/** What is open below the table. */
export type Panel =
  | { readonly kind: 'street'; readonly street: Street }
  | { readonly kind: 'history'; readonly seat: number }
  /** Everybody's hole cards; the seat is the one that is asked first. */
  | { readonly kind: 'cards'; readonly seat: number }
  | { readonly kind: 'between' }
  | { readonly kind: 'keys' };

/** A seat on its way to be chosen: to fold everybody up to it, as away (ACT-9), or for its cards. */
export interface SeatChoice {
  readonly purpose: 'fold-to' | 'away' | 'cards';
  readonly seat: number;
}

/** What the page shows and how, apart from the hand itself: nothing in here is saved with it. */
export class PageState {
  readonly recorder: Recorder;
  /** A replayer walks but changes nothing. */
  readonly isReadOnly: boolean;
  readonly unit: Signal<Unit>;
  /** The amount being typed. */
  readonly typed: Signal<string> = signal('');
  /** Shift+F and Shift+X: the seat that is being chosen. */
  readonly choice: Signal<SeatChoice | null> = signal(null);
  /** Shift+W: which of the pots to be declared is asked for, board by board if it was run twice. */
  readonly potAsked: Signal<number | null> = signal(null);
  readonly panel: Signal<Panel | null> = signal(null);
  readonly isSettingUp: Signal<boolean> = signal(false);
  /** Somebody types in the set-up form: too early to say what is wrong with it. */
  readonly isFillingIn: Signal<boolean> = signal(false);
  readonly isTextOpen: Signal<boolean> = signal(false);
  /** The cursor is wanted in the text, once its editor is there. */
  readonly isTextWanted: Signal<boolean> = signal(false);
  readonly isPlaying: Signal<boolean> = signal(false);
  /** The hand's tags and notes are open. */
  readonly isNoting: Signal<boolean> = signal(false);
  /** The cards that were complete last: an Enter behind them is theirs. */
  readonly taken: TakenCards = new TakenCards();
  /** z: the next letter takes what a finding offers. */
  readonly isMending: Signal<boolean> = signal(false);
  /** Why the last key did nothing; empty once something is done. */
  readonly refusal: Signal<string> = signal('');
  /** How fast the hand plays by itself; 1 is the usual speed. */
  readonly speed: Signal<number> = signal(1);
  /** A replayer keeps the cards of the showdown until it comes, unless they are wanted at once. */
  readonly areCardsOpen: Signal<boolean>;
  /** What the page has to say about something that was not done. */
  readonly notice: Signal<string> = signal('');
  /** The blinds of the next hand as typed; empty for the same. */
  readonly level: Signal<string> = signal('');

  readonly legal: ReadonlySignal<LegalActions | null>;
  readonly sizing: ReadonlySignal<Sizing | null>;
  readonly conflict: ReadonlySignal<Conflict | null>;
  /** Whether the moment shown is after the payment. */
  readonly isPaid: ReadonlySignal<boolean>;
  readonly seats: ReadonlySignal<readonly SeatView[]>;
  readonly pots: ReadonlySignal<readonly ShownPot[]>;

  constructor(recorder: Recorder, storage: StoredText, isReadOnly = false) {
    this.recorder = recorder;
    this.isReadOnly = isReadOnly;
    this.areCardsOpen = signal(!isReadOnly);
    this.unit = storedUnit(storage);
    this.legal = computed(() => legalShown(recorder));
    this.sizing = computed(() => {
      const hand = recorder.shown.value;
      const legal = this.legal.value;
      return hand && legal && this.typed.value !== ''
        ? readSize(this.typed.value, hand, legal, this.unit.value)
        : null;
    });
    this.conflict = computed(() => conflictOf(recorder.scene.value));
    this.isPaid = computed(
      () => recorder.cursor.value === null && recorder.scene.value.stage === 'settled',
    );
    this.seats = computed(() => {
      const hand = recorder.shown.value;
      if (!hand) return [];
      const scene = recorder.scene.value;
      const holes = holesOf(scene, this.areCardsOpen.value || isBettingOver(hand));
      return seatViews(scene, hand, this.isPaid.value, recorder.away.value, holes);
    });
    this.pots = computed(() => {
      const hand = recorder.shown.value;
      const settlement = recorder.scene.value.verdict?.settlement ?? null;
      return hand ? shownPots(hand, this.isPaid.value ? settlement : null) : [];
    });
  }

  /** An amount as the user likes to see it. */
  readonly say = (amount: number): string =>
    amountInUnit(amount, this.unit.value, this.recorder.scene.value.table?.blinds.bb ?? 0);

  nextUnit(): void {
    this.unit.value = UNITS[(UNITS.indexOf(this.unit.value) + 1) % UNITS.length]!;
  }

  /** Opens the text, if it is not open, and puts the cursor into it. */
  enterText(): void {
    this.isTextOpen.value = true;
    this.isTextWanted.value = true;
  }

  toggle(panel: Panel): void {
    this.panel.value = isSamePanel(this.panel.value, panel) ? null : panel;
  }

  /** What belongs to one hand is put away when another is opened. */
  follow(): () => void {
    let hand = '';
    return effect(() => {
      const { id, at } = this.recorder.session.value;
      if (!this.isSettingUp.value) this.isFillingIn.value = false;
      if (this.recorder.scene.value.stage === 'set-up') this.isSettingUp.value = true;
      if (hand === `${id} ${at}`) return;
      hand = `${id} ${at}`;
      this.typed.value = '';
      this.level.value = '';
      this.notice.value = '';
      this.refusal.value = '';
      this.choice.value = null;
      this.potAsked.value = null;
      this.isMending.value = false;
      this.panel.value = null;
      this.isPlaying.value = false;
      this.isNoting.value = false;
      this.isFillingIn.value = false;
      this.isSettingUp.value = this.recorder.scene.peek().stage === 'set-up';
    });
  }
}

function isSamePanel(a: Panel | null, b: Panel): boolean {
  if (a?.kind !== b.kind) return false;
  if (a.kind === 'street' && b.kind === 'street') return a.street === b.street;
  if (a.kind === 'history' && b.kind === 'history') return a.seat === b.seat;
  return true;
}
