import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { readCards, writeCards } from '../../../formats/index.ts';
import { type Card, card, cardText, suitOf } from '../../../rules/index.ts';
import type { TakenCards } from '../model/key-bursts.ts';
import { leaveField } from './fields.ts';
import '../acting.css';

/** What typed cards come to: something to write, or why not (yet). */
export type CardsTyped<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

interface CardFieldProps<T> {
  readonly id: string;
  readonly label: string;
  /** For those who hear the field and not what stands beside it. */
  readonly about?: string;
  readonly hotkey?: string;
  readonly placeholder: string;
  /** What the text says now. */
  readonly written: string;
  /** Cards that are out elsewhere. */
  readonly used: ReadonlySet<Card>;
  readonly most: number;
  readonly read: (typed: string) => CardsTyped<T>;
  readonly onRead: (value: T) => void;
  /** Whether nothing can be missing any more: then nobody has to press Enter. */
  readonly isComplete: (value: T) => boolean;
  readonly taken: TakenCards;
  /** Leads on from cards that are complete; without it the keys work again. */
  readonly onComplete?: () => void;
  readonly onEnter?: () => void;
  /** Backspace in the empty field. */
  readonly onBack?: () => void;
  readonly onEscape?: () => void;
  /** While it is empty, letters that begin no card are keys of the recorder. */
  readonly letsKeysPass?: boolean;
  /** Tab does what Enter does, past the picker, which Shift+Tab reaches from the next field. */
  readonly skipsOnTab?: boolean;
}

/** Cards by typing or picking. What cannot be written yet is kept and explained. */
export function CardField<T>(props: CardFieldProps<T>) {
  const { id, label, written, used, most } = props;
  const typed = useSignal<string | null>(null);
  const isPicking = useSignal(false);
  const shown = typed.value ?? written;
  const reading = typed.value === null ? null : props.read(typed.value);
  const put = (text: string): void => {
    typed.value = text;
    const now = props.read(text);
    if (now.ok) props.onRead(now.value);
  };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was in the way of these cards is gone: they are written after all. They are read again,
    // since more may have been typed after the page was drawn.
    const now = typed.value === null ? null : props.read(typed.value);
    if (now?.ok && document.activeElement !== field.current) {
      typed.value = null;
      props.onRead(now.value);
    }
  });
  const chosen = readCards(shown).cards;
  const leave = (): void => {
    typed.value = null;
    isPicking.value = false;
    leaveField();
    props.onEscape?.();
  };
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLInputElement }): void => {
    const { key, repeat, timeStamp } = event;
    const isConfirmed = props.taken.isConfirmedBy(key, timeStamp);
    const isEmpty = event.currentTarget.value === '';
    if (key === 'Enter' || isConfirmed) {
      event.preventDefault();
      if (isConfirmed || repeat || reading?.ok === false) return;
      if (props.onEnter) props.onEnter();
      else event.currentTarget.blur();
    } else if (key === 'Tab' && !event.shiftKey && props.skipsOnTab) {
      event.preventDefault();
      props.onEnter?.();
    } else if (key === 'Backspace' && isEmpty && props.onBack) {
      event.preventDefault();
      if (!repeat) props.onBack();
    } else if (repeat && key.length === 1) {
      // The last sign of the cards before is still held down.
      event.preventDefault();
    }
  };
  return (
    // Esc leaves the field, and the picker too: the keys are the recorder's again.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its controls do not use.
    <div
      class="card-field"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        leave();
      }}
    >
      <label for={id}>
        {label} {props.about && <span class="off-screen">{props.about}</span>}
        {props.hotkey && <kbd>{props.hotkey}</kbd>}
      </label>
      <input
        id={id}
        ref={field}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={props.placeholder}
        value={shown}
        aria-invalid={reading !== null && !reading.ok}
        aria-describedby={`${id}-says`}
        {...(props.letsKeysPass && { 'data-keys-pass': '' })}
        onInput={(event) => {
          const value = withoutKey(event.currentTarget.value, props.hotkey);
          event.currentTarget.value = value;
          const isMore = value.length > shown.length;
          put(value);
          const now = props.read(value);
          if (!isMore || !now.ok || !props.isComplete(now.value)) return;
          typed.value = null;
          props.taken.note(event.timeStamp);
          if (props.onComplete) props.onComplete();
          else event.currentTarget.blur();
        }}
        onBlur={() => {
          if (reading?.ok) typed.value = null;
        }}
        onKeyDown={onKey}
      />
      <button
        type="button"
        class="button pick"
        aria-expanded={isPicking.value}
        aria-label={`Pick cards: ${label} ${props.about ?? ''}`}
        onClick={() => {
          isPicking.value = !isPicking.value;
        }}
      >
        Pick
      </button>
      <div class="field-says" id={`${id}-says`} aria-live="polite">
        {reading && !reading.ok && reading.message}
      </div>
      {isPicking.value && (
        <CardPicker
          used={used}
          chosen={chosen}
          isFull={chosen.length >= most}
          onPick={(card) => put(writeCards(toggled(chosen, card)))}
        />
      )}
    </div>
  );
}

const toggled = (cards: readonly Card[], card: Card): readonly Card[] =>
  cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];

/** Why these cards cannot be: a card twice or out already (WIN-5), or no card at all. */
export function cardFault(typed: string, used: ReadonlySet<Card>): string | null {
  const { cards, bad } = readCards(typed);
  if (bad) return `"${typed.slice(bad.from, bad.to)}" is not a card: write ah, Td, 7c.`;
  const twice = cards.find((card, i) => used.has(card) || cards.indexOf(card) !== i);
  return twice === undefined ? null : `WIN-5: ${cardText(twice)} is out already.`;
}

const SUITS = [3, 2, 1, 0];

const RANKS = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/** All 52 cards; those that are out cannot be picked. */
const CardPicker = ({
  used,
  chosen,
  isFull,
  onPick,
}: {
  readonly used: ReadonlySet<Card>;
  readonly chosen: readonly Card[];
  readonly isFull: boolean;
  readonly onPick: (card: Card) => void;
}) => (
  <fieldset class="card-picker" aria-label="Cards">
    {SUITS.map((suit) => (
      <div key={suit} class="card-suit">
        {RANKS.map((rank) => {
          const one = card(rank, suit);
          const isChosen = chosen.includes(one);
          return (
            <button
              key={one}
              type="button"
              class="card-choice"
              disabled={used.has(one) || (isFull && !isChosen)}
              aria-pressed={isChosen}
              aria-label={used.has(one) ? `${cardText(one)}, out already` : cardText(one)}
              onClick={() => onPick(one)}
            >
              <PlayingCard card={one} />
            </button>
          );
        })}
      </div>
    ))}
  </fieldset>
);

const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** One card of the four-colour deck; the suit sign says the same as the colour. */
export function PlayingCard({ card }: { readonly card: Card }) {
  const text = cardText(card);
  return (
    <span class={`playing-card suit-${SUIT_NAMES[suitOf(card)]}`}>
      {text[0]}
      <span class="suit">{text[1]}</span>
    </span>
  );
}

/** Where a card is still to come. */
export const NoCard = () => <span class="playing-card no-card" aria-hidden="true" />;

/** The field's own key, pressed again behind whole cards, for the next street: it is not a card. */
function withoutKey(value: string, key: string | undefined): string {
  const before = value.slice(0, -1);
  return key && value.endsWith(key) && readCards(before).bad === null ? before : value;
}
