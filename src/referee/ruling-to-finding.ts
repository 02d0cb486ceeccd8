import { type Finding, finding } from '../kernel/index.ts';
import type { PlacedRuling, Replay, Ruling } from '../record/index.ts';
import type { Payment } from '../rules/index.ts';
import { placeOf } from './place.ts';
import type { RulingContext, Words } from './rule-words.ts';
import { WORDS_BY_RULE } from './words-by-rule.ts';

export function rulingToFinding(
  { part, ruling }: PlacedRuling,
  { record, seating, hand }: Replay,
  payment: Payment | null,
): Finding {
  const table = seating?.table ?? null;
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
