import { type Finding, finding } from '../kernel/index.ts';
import type { HandRecord, PlacedRuling, Ruling } from '../record/index.ts';
import type { Hand, Payment, Table } from '../rules/index.ts';
import { placeOf } from './place.ts';
import type { RulingContext, Words } from './rule-words.ts';
import { WORDS_BY_RULE } from './words-by-rule.ts';

/** What a ruling is about, as far as there is a legal table and a hand. */
interface RuledHand {
  readonly record: HandRecord;
  readonly table: Table | null;
  readonly hand: Hand | null;
  readonly payment: Payment | null;
}

export function rulingToFinding(
  { part, ruling }: PlacedRuling,
  { record, table, hand, payment }: RuledHand,
): Finding {
  const labels = table?.positions ?? [];
  const name = (seat: number): string => table?.seats[seat]?.name ?? '';
  const scene: RulingContext = {
    record,
    table,
    hand,
    payment,
    part,
    action: part.kind === 'action' ? record.sections[part.section]!.actions[part.action]! : null,
    player: part.kind === 'player' ? record.players[part.line]! : null,
    name,
    titled: (seat) => (labels[seat] ? `${name(seat)} (${labels[seat]})` : name(seat)),
  };
  const words = wordsFor(ruling, scene);
  const { message, advice } = words;
  const { rule, severity } = ruling;
  // Information asks for nothing, so it offers nothing to write.
  const isInfo = severity === 'info';
  const { expected, found, fix, edit } = words;
  return finding(
    rule,
    severity,
    words.at ?? placeOf(record, part),
    advice && !isInfo ? `${message} ${advice}` : message,
    isInfo ? { expected, found } : { expected, found, fix, edit },
  );
}
function wordsFor(ruling: Ruling, scene: RulingContext): Words {
  const rule: { words(ruling: Ruling, scene: RulingContext): Words } = WORDS_BY_RULE[ruling.rule];
  return rule.words(ruling, scene);
}
