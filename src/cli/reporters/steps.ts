import { figure } from '../../kernel/figures.ts';
import type { Verdict } from '../../referee/index.ts';
import { STREETS } from '../../rules/hand/street.ts';
import { makePots } from '../../rules/pots/pots.ts';
import { stakesOf } from '../../rules/pots/stakes.ts';
import { columns } from './columns.ts';
import { heldIn } from './held.ts';
import type { Paint } from './paint.ts';

/** `--steps`: pots after every street, contributions, levels, and who is paid in which order. */
export function reportSteps(verdict: Verdict, paint: Paint): string[] {
  const { settlement } = verdict;
  if (!settlement) return [];
  return [
    ...afterStreets(verdict, paint),
    contributions(verdict, paint),
    ...payments(verdict, paint),
  ];
}

function afterStreets({ replay }: Verdict, paint: Paint): string[] {
  return STREETS.flatMap((street) => {
    const played = replay.steps.filter((step) => step.after.street === street);
    const last = played[played.length - 1];
    if (!last) return [];
    const stakes = stakesOf(last.after);
    const { pots } = makePots(stakes, last.after.table.rules);
    const lines = pots.map(
      (pot) =>
        `  ${pot.name}: ${figure(pot.amount)}   ${pot.eligible.map((i) => stakes[i]!.name).join(', ')}   ${pot.calculation}`,
    );
    return [
      [
        paint.bold(
          street === 'preflop' ? 'After the betting before the flop' : `After the ${street}`,
        ),
        ...lines,
      ].join('\n'),
    ];
  });
}

function contributions({ settlement }: Verdict, paint: Paint): string {
  const { players, pots, hand } = settlement!;
  const rows = players
    .filter((player) => player.start > 0)
    .map((player) => [`  ${player.name}`, figure(player.live), figure(player.ante)]);
  const levels = pots.map((pot) => figure(pot.level)).join(', ');
  // POST-5: with antes for all the ante counts for the levels
  const ante = hand.table.rules.anteType === 'all' ? 'ante' : 'dead (ante)';
  const table = columns([['', 'live', ante], ...rows]);
  const last = levels ? `\n  Levels: ${levels}` : '';
  return `${paint.bold('Contributions and levels')}\n${table}${last}`;
}

/** WIN-1: the last side pot is awarded first. */
function payments(verdict: Verdict, paint: Paint): string[] {
  const { pots, players, next } = verdict.settlement!;
  if (!next || pots.length === 0) return [];
  const held = heldIn(verdict);
  const lines = [...pots].reverse().map((pot) => {
    const won = pot.winners.map(({ seat, amount }) => {
      const hand = held(seat);
      return `${figure(amount)} to ${players[seat]!.name}${hand ? ` (${hand})` : ''}`;
    });
    return `  ${pot.name}: ${won.join(', ')}`;
  });
  return [[paint.bold('Paid, last pot first'), ...lines].join('\n')];
}
