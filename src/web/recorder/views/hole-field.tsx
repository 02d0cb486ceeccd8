import { readCards, writeHole } from '../../../formats/notation/index.ts';
import type { HoleCards } from '../../../record/index.ts';
import type { Card } from '../../../rules/cards/index.ts';
import { cardsOut } from '../model/board.ts';
import type { Ui } from '../model/page-state.ts';
import { holesOf } from '../model/table-view.ts';
import { without } from './board-field.tsx';
import { CardField, type CardsTyped, cardFault } from './card-field.tsx';

/** A player's hole cards: two cards, ? for unknown, or mucks. */
export function HoleField({
  ui,
  name,
  id,
  label,
  onEnter,
}: {
  readonly ui: Ui;
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly onEnter?: () => void;
}) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const hole = holesOf(scene).get(name) ?? null;
  const own = hole === null || typeof hole === 'string' ? [] : hole;
  const used = without(cardsOut(scene), own);
  return (
    <CardField
      id={id}
      label={label}
      placeholder="as qs, ? or mucks"
      written={hole ? writeHole(hole) : ''}
      used={used}
      most={2}
      read={(typed) => readHole(typed, used)}
      onRead={(told) => recorder.hole(name, told)}
      {...(onEnter && { onEnter })}
    />
  );
}

function readHole(typed: string, used: ReadonlySet<Card>): CardsTyped<HoleCards | null> {
  const word = typed.trim().toLowerCase();
  if (word === '') return { ok: true, value: null };
  if (/^\?(\s*\?)?$/.test(word)) return { ok: true, value: 'unknown' };
  if (word === 'mucks' || word === 'muck') return { ok: true, value: 'mucks' };
  if ('mucks'.startsWith(word)) return { ok: false, message: 'Write mucks, or two cards.' };
  const fault = cardFault(typed, used);
  if (fault) return { ok: false, message: fault };
  const [first, second, third] = readCards(typed).cards;
  if (first === undefined || second === undefined || third !== undefined) {
    return { ok: false, message: 'Two cards, ? or mucks.' };
  }
  return { ok: true, value: [first, second] };
}
