import type { HandRecord, NamedPlayer } from '../../../record/index.ts';

/** The record with players called otherwise wherever they are named after the set-up. */
export function renamed(record: HandRecord, names: ReadonlyMap<string, string>): HandRecord {
  if ([...names].every(([was, is]) => was === is)) return record;
  const call = <T extends NamedPlayer>(one: T): T => {
    const name = names.get(one.name);
    return name ? { ...one, name } : one;
  };
  const { cards, sections, showdown, winners, ranking, winner } = record;
  return {
    ...record,
    cards: cards.map(call),
    sections: sections.map((section) => ({ ...section, actions: section.actions.map(call) })),
    showdown: showdown.map(call),
    winners: winners.map((line) => ({ ...line, names: line.names.map(call) })),
    ranking: ranking && { ...ranking, tiers: ranking.tiers.map((tier) => tier.map(call)) },
    winner: winner && call(winner),
  };
}
