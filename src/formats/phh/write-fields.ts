import type { HandRecord } from '../../record/index.ts';
import { cardLetters, potName, setupLabelOf, type Table } from '../../rules/index.ts';
import { statedChairs } from '../chairs.ts';
import { writeMinor } from '../money.ts';
import { writeBetweenLine } from '../notation/between.ts';
import { RESULT_TEXT } from '../notation/outcome.ts';
import type { SettledHand } from '../writable-hand.ts';
import type { Key } from './keys.ts';

type Field = readonly [Key, string];

/** What PHH has no place for, in keys of our own: house rules, pots, seats, times, declarations, the evening. */
export function ownFields(hand: SettledHand, isUntold: boolean): readonly Field[] {
  const { record, settlement, scale, origin } = hand;
  const { table } = settlement.hand;
  const fields: Field[] = [];
  const add = (key: Key, value: string | null): void => {
    if (value !== null) fields.push([key, value]);
  };
  const { rules } = record;
  add('_sidepot_profile', rules.profile ? tomlText(rules.profile) : null);
  add('_sidepot_ante_order', rules.anteOrder ? tomlText(rules.anteOrder) : null);
  add('_sidepot_ante_type', rules.anteType ? tomlText(rules.anteType) : null);
  add('_sidepot_button', rules.button ? tomlText(rules.button) : null);
  add('_sidepot_odd_chip', rules.oddChip === undefined ? null : String(rules.oddChip));
  add('_sidepot_uncalled', rules.uncalled ? tomlText(rules.uncalled) : null);
  add('_sidepot_scale', scale === 1 ? null : String(scale));
  if (postedAnte(hand) !== table.blinds.ante) {
    add('_sidepot_ante', tomlAmount(table.blinds.ante, scale));
  }
  if (table.seats[table.sb]!.stack === 0) {
    add('_sidepot_small_blind', tomlAmount(table.blinds.sb, scale));
  }
  if (table.seats.some(({ stack }) => stack === 0)) {
    add('_sidepot_seats', tomlList(seatEntries(table)));
    // `seats` has those who are dealt in, by position.
    const names = table.seats.map(({ name }) => name);
    const isKnown = record.chairs !== null || names.every((name) => origin.chairs?.has(name));
    const chairs = isKnown ? statedChairs(hand, names) : null;
    add('_sidepot_chairs', chairs && tomlText(chairs.numbers.join(' ')));
  }
  const pots = settlement.pots.map((pot) => tomlAmount(pot.amount, scale));
  add('_sidepot_pots', tomlList(pots));
  add('_sidepot_started_at', record.startedAt && tomlText(record.startedAt));
  add('_sidepot_ended_at', record.endedAt && tomlText(record.endedAt));
  add('_sidepot_tournament', origin.tournament && tomlText(origin.tournament));
  fields.push(...declaredFields(record));
  add('_sidepot_showdown', isUntold ? 'false' : null);
  add('_sidepot_unfinished', settlement.next === null ? 'true' : null);
  add('_sidepot_result', record.result && tomlText(RESULT_TEXT[record.result.kind]));
  add('_sidepot_tags', record.tags.length === 0 ? null : tomlText(record.tags.join(', ')));
  const between = record.between?.lines.map((line) => tomlText(writeBetweenLine(line)));
  add('_sidepot_between', between ? tomlList(between) : null);
  return fields;
}

/** The ante the big blind could pay after the blind (POST-3); else the ante as stated. */
export function postedAnte({ settlement }: SettledHand): number {
  const { table, antes } = settlement.hand;
  const { anteOrder, anteType } = table.rules;
  const isBlindFirst = anteType === 'bb' && anteOrder === 'bb-first';
  return isBlindFirst ? antes[table.bb]! : table.blinds.ante;
}

/** `Dealer Ada`, `SB Ben`, `- Cleo`: every seat from the button on, empty ones too. */
const seatEntries = (table: Table): readonly string[] =>
  table.seats.map(({ name }, seat) => {
    const label = setupLabelOf(table, seat);
    return tomlText(`${label ?? '-'} ${name}`);
  });

function declaredFields({ winners, ranking, winner, board2 }: HandRecord): readonly Field[] {
  const fields: Field[] = [];
  if (board2) fields.push(['_sidepot_board_2', tomlText(board2.cards.map(cardLetters).join(''))]);
  if (winners.length > 0) {
    const lines = winners.map(({ pot, board, names }) => {
      const title = board === null ? potName(pot) : `${potName(pot)}, Board ${board}`;
      return tomlText(`${title}: ${names.map(({ name }) => name).join(', ')}`);
    });
    fields.push(['_sidepot_winners', tomlList(lines)]);
  }
  if (ranking) {
    const tiers = ranking.tiers.map((tier) => tier.map(({ name }) => name).join(' = '));
    fields.push(['_sidepot_ranking', tomlText(tiers.join(' > '))]);
  }
  if (winner) fields.push(['_sidepot_winner', tomlText(winner.name)]);
  return fields;
}

/** A text in quotes: plain ones where that is enough, else double ones with escapes. */
export function tomlText(text: string): string {
  if (!NEEDS_ESCAPES.test(text)) return `'${text}'`;
  const escaped = text.replace(ESCAPED, (sign) => ESCAPES[sign] ?? spelt(sign));
  return `"${escaped}"`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NEEDS_ESCAPES = /['\u0000-\u001F\u007F\uD800-\uDFFF]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ESCAPED = /["\\\u0000-\u001F\u007F]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
};

/** Half a character cannot be written: what programs put in its place stands there. */
const spelt = (sign: string): string =>
  sign >= '\uD800' ? '\uFFFD' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const tomlList = (entries: readonly string[]): string => `[${entries.join(', ')}]`;

/** Minor units in units of the file. */
export const tomlAmount = (amount: number, scale: number): string =>
  amount < 0 ? `-${writeMinor(-amount, scale)}` : writeMinor(amount, scale);
