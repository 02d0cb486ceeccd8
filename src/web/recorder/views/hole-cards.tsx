import { readCards, writeHole } from '../../../formats/index.ts';
import type { HoleCards } from '../../../record/index.ts';
import { type Card, showOrder } from '../../../rules/index.ts';
import { handNames } from '../model/awards.ts';
import { cardsOutBut } from '../model/board.ts';
import type { PageState } from '../model/page-state.ts';
import { isShowdown } from '../model/scene.ts';
import { holesOf } from '../model/table-view.ts';
import { CardField, type CardsTyped, cardFault } from './card-field.tsx';
import { enterBehind, enterField, FIELD, leaveField } from './fields.ts';

/** Where the hole cards are typed: at the showdown, or in the panel that asks every seat. */
export type HolePlace = 'showdown' | 'panel';

export const holeFieldId = (place: HolePlace, seat: number): string =>
  place === 'showdown' ? `${FIELD.hole}-${seat}` : `${FIELD.hole}-of-${seat}`;

/** A field for every seat given. Two cards lead on to the next hand that is not known. */
export function HoleList({
  ui,
  place,
  seats,
  onEnd,
  onBack,
}: {
  readonly ui: PageState;
  readonly place: HolePlace;
  readonly seats: readonly number[];
  /** After the last one, and on Esc. */
  readonly onEnd?: () => void;
  /** Back from the first one. */
  readonly onBack?: () => void;
}) {
  const { table } = ui.recorder.scene.value;
  const names = handNames(ui.recorder.scene.value);
  const enter = (seat: number | undefined): void => {
    if (seat !== undefined && enterField(holeFieldId(place, seat))) return;
    leaveField();
    onEnd?.();
  };
  const back = (at: number): void => {
    const before = seats[at - 1];
    if (before !== undefined) enterBehind(holeFieldId(place, before));
    else onBack?.();
  };
  return (
    <div class="holes">
      {seats.map((seat, i) => {
        const { name } = table!.seats[seat]!;
        return (
          <div key={name} class="hole-row">
            <HoleField
              ui={ui}
              name={name}
              id={holeFieldId(place, seat)}
              label={name}
              letsKeysPass={place === 'showdown'}
              skipsOnTab={place === 'panel' && i < seats.length - 1}
              onComplete={() => enter(firstUnknown(ui, seats.slice(i + 1)))}
              onEnter={() => enter(seats[i + 1])}
              onBack={() => back(i)}
              {...(onEnd && { onEscape: onEnd })}
            />
            <span class="hand-name quiet">{names.get(name) ?? ''}</span>
          </div>
        );
      })}
    </div>
  );
}

/** The first of these seats whose cards nobody has typed. */
function firstUnknown({ recorder }: PageState, seats: readonly number[]): number | undefined {
  const scene = recorder.scene.value;
  const holes = holesOf(scene);
  return seats.find((seat) => !holes.has(scene.table!.seats[seat]!.name));
}

/** Into the first unknown hand at the showdown; false if there is no showdown, or none unknown. */
export function enterShowdown(ui: PageState): boolean {
  const scene = ui.recorder.scene.value;
  if (!isShowdown(scene) || ui.recorder.cursor.value !== null) return false;
  const seat = firstUnknown(ui, showOrder(scene.live!).seats);
  return seat !== undefined && enterField(holeFieldId('showdown', seat));
}

/** o: the showdown's cards; before it, everybody's, seat by seat from the first unknown one. */
export function enterHoleCards(ui: PageState): boolean {
  const scene = ui.recorder.scene.value;
  const [first] = isShowdown(scene) ? showOrder(scene.live!).seats : [];
  if (enterShowdown(ui)) return true;
  if (first !== undefined && enterField(holeFieldId('showdown', first))) return true;
  const seats = seatsWithCards(ui);
  const seat = firstUnknown(ui, seats) ?? seats[0];
  if (seat !== undefined) ui.panel.value = { kind: 'cards', seat };
  return seat !== undefined;
}

/** Everybody dealt in, in the order of the set-up. */
export const seatsWithCards = (ui: PageState): readonly number[] =>
  ui.seats.value.filter(({ standing }) => standing !== 'out').map(({ seat }) => seat);

/** A player's hole cards: two cards, ? for unknown, or mucks at the showdown. */
export function HoleField({
  ui,
  name,
  id,
  label,
  ...leads
}: {
  readonly ui: PageState;
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly letsKeysPass?: boolean;
  readonly skipsOnTab?: boolean;
  readonly onComplete?: () => void;
  readonly onEnter?: () => void;
  readonly onBack?: () => void;
  readonly onEscape?: () => void;
}) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const hole = holesOf(scene).get(name) ?? null;
  const own = hole === null || typeof hole === 'string' ? [] : hole;
  const used = cardsOutBut(scene, own);
  const mayMuck = isShowdown(scene);
  return (
    <CardField
      id={id}
      label={label}
      placeholder={mayMuck ? 'as qs, ? or mucks' : 'as qs or ?'}
      written={hole ? writeHole(hole) : ''}
      used={used}
      most={2}
      read={(typed) => readHole(typed, used, mayMuck)}
      onRead={(told) => recorder.hole(name, told)}
      isComplete={(told) => told !== null && typeof told !== 'string'}
      taken={ui.taken}
      {...leads}
    />
  );
}

function readHole(
  typed: string,
  used: ReadonlySet<Card>,
  mayMuck: boolean,
): CardsTyped<HoleCards | null> {
  const word = typed.trim().toLowerCase();
  if (word === '') return { ok: true, value: null };
  if (/^\?(\s*\?)?$/.test(word)) return { ok: true, value: 'unknown' };
  if ('mucks'.startsWith(word)) {
    if (!mayMuck) return { ok: false, message: 'Nobody mucks before the showdown.' };
    return word === 'mucks' || word === 'muck'
      ? { ok: true, value: 'mucks' }
      : { ok: false, message: 'Write mucks, or two cards.' };
  }
  const fault = cardFault(typed, used);
  if (fault) return { ok: false, message: fault };
  const [first, second, third] = readCards(typed).cards;
  if (first === undefined || second === undefined || third !== undefined) {
    return { ok: false, message: mayMuck ? 'Two cards, ? or mucks.' : 'Two cards, or ?.' };
  }
  return { ok: true, value: [first, second] };
}
