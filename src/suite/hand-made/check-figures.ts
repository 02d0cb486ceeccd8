import { all } from '../../kernel/index.ts';
import {
  labelFits,
  type PlayerResult,
  type SettledPot,
  type Settlement,
} from '../../rules/index.ts';
import { amountText, type TellAt } from './check-claims.ts';
import type { ClaimedPlayer, ClaimedPot, HandMadeClaims } from './hand-made-case.ts';

/** Holds what a case claims against what the hand gives, as far as its winners do not matter. */
export function checkFigures(
  claims: HandMadeClaims,
  settlement: Settlement,
  line: number,
  tell: TellAt,
): void {
  const { players, totalPot } = settlement;
  if (claims.players.length > 0) {
    for (const player of players) {
      const row = claims.players.find(({ name }) => name === player.name);
      if (row) checkRow(row, player, settlement, tell);
      else
        tell(
          'SEAT-5',
          claims.players[0]!.line,
          `${player.name} is missing from the table of results.`,
        );
    }
    for (const { name, line: at } of claims.players) {
      if (players.some((player) => player.name === name)) continue;
      tell('SEAT-5', at, `${name} is in the table of results and not in the stack setup.`);
    }
  }
  const ante = players.reduce((sum, player) => sum + player.ante, 0);
  if (claims.ante)
    checkAmount('POST-2', claims.ante.line, 'The BB ante', ante, claims.ante.amount, tell);
  if (claims.totalPot) {
    checkAmount(
      'POT-6',
      claims.totalPot.line,
      'The total pot',
      totalPot,
      claims.totalPot.amount,
      tell,
    );
  }
  checkFolded(claims, players, tell);
  checkPots(claims, settlement, line, tell);
}

/** POT-2: what folded players left in the pots; a big blind's may be written with the ante or without. */
function checkFolded(
  { folded }: HandMadeClaims,
  players: readonly PlayerResult[],
  tell: TellAt,
): void {
  for (const { line, name, amount } of folded) {
    const player = players.find((one) => one.name === name);
    if (!player?.folded) tell('POT-2', line, `${name} has not folded.`);
    else if (amount !== player.live)
      checkAmount('POT-2', line, `${name}: what was folded`, player.contributed, amount, tell);
  }
}

function checkRow(
  row: ClaimedPlayer,
  player: PlayerResult,
  settlement: Settlement,
  tell: TellAt,
): void {
  const { line, name } = row;
  const { position, start, final, contributed, live, maxWin, allIn } = player;
  if (row.position !== null && position !== null && !labelFits(row.position.trim(), position)) {
    tell(
      'SEAT-4',
      line,
      `${name} sits as ${position}, not as ${row.position}.`,
      position,
      row.position,
    );
  }
  checkAmount('CHIP-2', line, `${name}: the starting stack`, start, row.start, tell);
  const { uncalledReturned: returned } = settlement;
  const back = returned && settlement.players[returned.seat] === player ? returned.amount : 0;
  if (back > 0 && row.contributed === contributed + back) {
    const message = `${name}: ${amountText(back)} of the ${amountText(row.contributed)} were called by nobody and go back; contributed is ${amountText(contributed)}.`;
    tell('RET-1', line, message, String(contributed), String(row.contributed));
    return;
  }
  // A live amount may be written with what went back.
  if (row.live !== live - back)
    checkAmount('CHIP-2', line, `${name}: the live contribution`, live, row.live, tell);
  const why = twicePosted(row.contributed, player, settlement);
  checkAmount('CHIP-2', line, `${name}: contributed`, contributed, row.contributed, tell, why);
  // What follows from contributed is not said again.
  if (row.contributed === null || row.contributed === contributed) {
    checkAmount('CHIP-2', line, `${name}: the final stack`, final, row.final, tell);
  }
  checkAmount('POT-8', line, `${name}: max win`, maxWin, row.maxWin, tell);
  if (row.isAllIn !== (allIn !== null) && row.contributed !== null) {
    const message =
      allIn === null
        ? `${name} is marked (all-in) and has chips left.`
        : `${name} is all-in and not marked: write “${amountText(contributed)} (all-in)”.`;
    tell('CHIP-3', line, message);
  }
}

/** POST-1: the commonest mistake is a street total added to a blind that it holds already. */
function twicePosted(claimed: number | null, player: PlayerResult, { hand }: Settlement): string {
  if (claimed === null) return '';
  const { sb, bb, ante } = hand.table.blinds;
  const over = claimed - player.contributed;
  if (player.position === 'SB' && over === sb)
    return ' The small blind is counted twice: a call or raise is to a street total (POST-1).';
  if (player.position === 'BB' && over === bb)
    return ' The big blind is counted twice: a call or raise is to a street total (POST-1).';
  if (player.position === 'BB' && ante > 0 && over === -ante)
    return ' The ante is missing (POST-2).';
  return '';
}

function checkAmount(
  rule: Parameters<TellAt>[0],
  line: number,
  what: string,
  right: number,
  claimed: number | null,
  tell: TellAt,
  why = '',
): void {
  // A negative figure is said already.
  if (claimed === null || claimed === right || claimed < 0) return;
  const message = `${what} is ${amountText(right)}, not ${amountText(claimed)}.${why}`;
  tell(rule, line, message, String(right), String(claimed));
}

function checkPots(
  { pots }: HandMadeClaims,
  settlement: Settlement,
  line: number,
  tell: TellAt,
): void {
  if (pots.length === 0) return;
  for (const right of settlement.pots) {
    const claimed = pots.find(({ name }) => name === right.name);
    if (claimed) checkPot(claimed, right, settlement, tell);
    else
      tell(
        'POT-4',
        pots.at(-1)?.line ?? line,
        `${right.name} of ${amountText(right.amount)} is missing: ${right.calculation}.`,
      );
  }
  for (const { name, line: at, amount } of pots) {
    if (settlement.pots.some((right) => right.name === name)) continue;
    tell(
      'POT-4',
      at,
      `There is no ${name}${amount === null ? '' : ` of ${amountText(amount)}`}: the pots are ${potList(settlement)}.`,
    );
  }
}

const potList = ({ pots }: Settlement): string =>
  all(pots.map(({ name, amount }) => `${name} ${amountText(amount)}`));

function checkPot(
  claimed: ClaimedPot,
  right: SettledPot,
  { players }: Settlement,
  tell: TellAt,
): void {
  const { line, name, percentage } = claimed;
  checkAmount('POT-1', line, name, right.amount, claimed.amount, tell, ` ${right.calculation}.`);
  const isRight =
    percentage === right.percentage ||
    (Number.isInteger(percentage) && Math.round(right.percentage) === percentage);
  if (percentage !== null && !isRight && claimed.amount === right.amount) {
    const message = `${name}: the percentage is ${right.percentage}, not ${percentage}.`;
    tell('POT-7', line, message, String(right.percentage), String(percentage));
  }
  const nameOf = (seat: number): string => players[seat]!.name;
  const sets = [
    ['POT-2', 'eligible', right.eligible.map(nameOf), claimed.eligible],
    ['POT-9', 'excluded', right.excluded.map(({ seat }) => nameOf(seat)), claimed.excluded],
  ] as const;
  for (const [rule, what, expected, found] of sets) {
    if (found === null || isSameSet(expected, found)) continue;
    const message = `${name}: ${what} ${expected.length === 0 ? 'is nobody' : `are ${all(expected)}`}, not ${all(found) || 'nobody'}.`;
    tell(rule, line, message, expected.join(', '), found.join(', '));
  }
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));
