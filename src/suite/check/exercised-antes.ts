import { type Hand, type Outcome, payHand } from '../../rules/index.ts';

/** POST-5: whether a stack would be another if all antes were dead money for the main pot. */
export function antesMatter(hand: Hand, outcome: Outcome): boolean {
  const { table } = hand;
  if (table.rules.anteType !== 'all') return false;
  const asDead = {
    ...hand,
    table: { ...table, rules: { ...table.rules, anteType: 'bb' as const } },
  };
  const { stacks } = payHand(hand, outcome);
  const others = payHand(asDead, outcome).stacks;
  return stacks !== null && others !== null && stacks.some((stack, seat) => stack !== others[seat]);
}
