import { figure } from '../../kernel/index.ts';
import { claimedOutcome } from '../../record/index.ts';
import { type Verdict, type VerdictJson, verdictJson } from '../../referee/index.ts';
import {
  describeHand,
  evaluate,
  explainPots,
  makePots,
  STREETS,
  stakesOf,
  standingOf,
} from '../../rules/index.ts';
import { columns, type Paint } from './paint.ts';
import { reportPot, reportReturned, reportTotal } from './pots.ts';

/** `settle` for people: pots with explanations, the result table and the next hand. */
export function reportSettlement(
  verdict: Verdict,
  paint: Paint,
  steps: boolean,
  chipsInPlay: number | null,
): string {
  const json = verdictJson(verdict);
  const blocks: string[] = [];
  if (steps) blocks.push(...reportSteps(verdict, paint));
  if (json.pots.length > 0) {
    const held = heldIn(verdict);
    const heldBy = (name: string): string | null =>
      held(json.players.findIndex((player) => player.name === name));
    const money = [totals(json, paint), ...folded(json), ...reportReturned(json.returned)];
    blocks.push(money.join('\n'));
    blocks.push(json.pots.map((pot) => reportPot(pot, paint, heldBy)).join('\n'));
  } else if (json.returned.length > 0) {
    blocks.push(reportReturned(json.returned).join('\n'));
  }
  if (json.players.length > 0) {
    // TOUR-2
    const inPlay = chipsInPlay === null ? '' : `\nChips in play: ${figure(chipsInPlay)}`;
    blocks.push(`${resultTable(json, verdict)}${inPlay}`);
  }
  if (json.nextHand) blocks.push(`${paint.bold('Next hand')}\n${json.nextHand.trimEnd()}`);
  return `${blocks.join('\n\n')}\n`;
}

function totals({ totalPot, players }: VerdictJson, paint: Paint): string {
  const antes = players.filter((player) => player.ante > 0);
  const ante = antes.reduce((sum, player) => sum + player.ante, 0);
  const word = antes.length > 1 ? 'Antes' : 'BB ante';
  return reportTotal(totalPot, ante, word, paint);
}

/** "Folded: Bob 15,000 + David 29,000": what stays in the pots without a claim (POT-2). */
function folded({ players }: VerdictJson): string[] {
  const left = players.filter((player) => player.folded !== null && player.contributed > 0);
  if (left.length === 0) return [];
  const amounts = left.map(({ name, contributed }) => `${name} ${figure(contributed)}`);
  return [`Folded: ${amounts.join(' + ')}`];
}

/** ACT-8: who folded after betting was over is not folded. */
const hasMucked =
  ({ settlement }: Verdict) =>
  (seat: number): boolean =>
    settlement !== null && standingOf(settlement.hand, seat) === 'mucked';

function resultTable({ players, returned }: VerdictJson, verdict: Verdict): string {
  const mucked = hasMucked(verdict);
  const back = (name: string): string => {
    const amount = returned.find((share) => share.name === name)?.amount;
    return amount === undefined ? '' : `, ${figure(amount)} back`;
  };
  const open = players.some((player) => player.won === null && player.start > 0);
  const head = ['Player', 'Starting', 'Contributed', 'Final', 'Won', 'New stack', 'Max win'];
  const endOf = ({ name, allIn, folded }: VerdictJson['players'][number], seat: number): string => {
    if (allIn) return ` (all-in${back(name)})`;
    if (folded) return ' (folded)';
    return mucked(seat) ? ` (mucked${back(name)})` : '';
  };
  const rows = players.map((player, seat) => [
    player.position ? `${player.name} (${player.position})` : player.name,
    figure(player.start),
    `${figure(player.contributed)}${endOf(player, seat)}`,
    figure(player.final),
    player.won === null ? '?' : figure(player.won),
    player.new === null ? '?' : figure(player.new),
    figure(player.maxWin),
  ]);
  const why =
    verdict.record.result?.kind === 'not-seen'
      ? 'nobody saw how the hand ended'
      : 'the hand is not settled';
  const note = open ? `\n? is not known${verdict.record.result ? '' : ' yet'}: ${why}.` : '';
  return `${columns([head, ...rows])}${note}`;
}

/** `--steps`: pots after every street, contributions, levels, and who is paid in which order. */
function reportSteps(verdict: Verdict, paint: Paint): string[] {
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
    const { anteType, uncalled } = last.after.table.rules;
    const pots = explainPots(makePots(stakes, uncalled), anteType);
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

/** "two pair, queens and nines" for a seat; null where the cards are not all known. */
type Held = (seat: number) => string | null;

/** What the players held at the end; run twice, nobody held one hand. */
function heldIn({ replay }: Verdict): Held {
  const outcome = claimedOutcome(replay)?.outcome;
  const board = replay.hand?.board ?? [];
  return (seat) => {
    const hole = outcome?.holes?.[seat];
    const known = typeof hole === 'object' && hole !== null && board.length === 5;
    return known && !outcome?.board2 ? describeHand(evaluate([...hole, ...board])) : null;
  };
}
