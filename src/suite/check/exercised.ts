import { claimedOutcome, replay } from '../../record/index.ts';
import { checkText } from '../../referee/index.ts';
import {
  type Declaration,
  type Hand,
  type Outcome,
  payHand,
  RULE_IDS,
  type RuleId,
} from '../../rules/index.ts';
import type { Case } from '../case.ts';
import { type CaseFacts, factsOf, isShortBb, isShortRaise } from '../facts.ts';

/** When a case exercises a rule: a program that breaks the rule would get this case wrong. */
interface Exercise {
  readonly shows: string;
  readonly by: (facts: CaseFacts) => boolean;
}

const exercise = (shows: string, by: (facts: CaseFacts) => boolean): Exercise => ({ shows, by });

/** Not shown by any legal hand. */
const NEVER = { error: 'only an error shows it' } as const;

const turned = (declared: Declaration): Declaration =>
  declared.kind !== 'pots'
    ? declared
    : {
        kind: 'pots',
        lines: declared.lines.map((line) => ({
          ...line,
          board: line.board === null ? null : 1 - line.board,
        })),
      };

/** Every rule of the rule book: what shows it, or why nothing can. */
export const EXERCISES: Readonly<Record<RuleId, Exercise | { readonly error: string }>> = {
  'CHIP-1': NEVER,
  'CHIP-2': exercise('chips change hands', () => true),
  'CHIP-3': exercise('somebody is all-in', ({ allIns }) => allIns.length > 0),
  'SEAT-1': exercise('a ring of three or more', ({ table }) => !table.headsUp),
  'SEAT-2': exercise('heads-up', ({ table }) => table.headsUp),
  'SEAT-3': exercise(
    'three or more act preflop and again later',
    ({ table, actionStreets }) => !table.headsUp && actionStreets > 1,
  ),
  'SEAT-4': exercise('players between BB and Dealer', ({ table }) => table.seats.length > 3),
  'SEAT-5': exercise('somebody listed with 0', ({ settlement }) =>
    settlement.players.some((player) => player.start === 0 || player.newStack === 0),
  ),
  'SEAT-6': NEVER,
  'POST-1': exercise(
    'a blind posted short, all-in',
    ({ table }) =>
      table.seats[table.sb]!.stack <= table.blinds.sb ||
      table.seats[table.bb]!.stack <= table.blinds.bb + table.blinds.ante,
  ),
  'POST-2': exercise(
    'the BB posts the ante',
    ({ table }) => table.rules.anteType === 'bb' && table.blinds.ante > 0,
  ),
  'POST-3': exercise(
    'the order of ante and blind changes what is live',
    ({ table }) => table.rules.anteType === 'bb' && table.blinds.ante > 0 && isShortBb(table),
  ),
  'POST-4': exercise(
    'somebody pays the full price over a short BB',
    ({ table, settlement, moves }) => {
      const live = settlement.players[table.bb]!.live;
      return (
        live < table.blinds.bb && moves.some(({ seat, price }) => seat !== table.bb && price > live)
      );
    },
  ),
  'POST-5': exercise(
    'somebody short of an ante that everybody posts',
    ({ table, record, settlement }) => {
      if (table.rules.anteType !== 'all' || table.blinds.ante === 0) return false;
      const told = claimedOutcome(replay(record));
      return told !== null && antesMatter(settlement.hand, told.outcome);
    },
  ),
  'ACT-1': NEVER,
  'ACT-2': exercise('a check', ({ moves }) => moves.some(({ verb }) => verb === 'check')),
  'ACT-3': exercise('a call', ({ moves }) => moves.some(({ verb }) => verb === 'call')),
  'ACT-4': exercise('a bet', ({ moves }) => moves.some(({ verb }) => verb === 'bet')),
  'ACT-5': exercise('a raise', ({ moves }) => moves.some(({ verb }) => verb === 'raise')),
  'ACT-6': exercise('somebody who has acted faces a short all-in', ({ moves }) =>
    moves.some(
      (short, i) =>
        isShortRaise(short) &&
        moves.slice(i + 1).some(({ street, more }) => street === short.street && more > 0),
    ),
  ),
  'ACT-7': exercise('a last call nobody could raise', ({ moves, settlement }) => {
    const last = moves.findLast((move) => move.verb !== 'fold');
    if (last?.verb !== 'call') return false;
    return settlement.players.every(
      ({ allIn, folded, start }, seat) =>
        seat === last.seat || start === 0 || allIn !== null || folded !== null,
    );
  }),
  'ACT-8': exercise(
    'the board runs out without action',
    ({ moves, settlement }) =>
      settlement.hand.street !== 'preflop' &&
      settlement.hand.street !== moves[moves.length - 1]?.street,
  ),
  'ACT-9': { error: 'an absent player’s check or fold is written like any other' },
  'SEC-1': exercise('a More section', ({ moves }) => moves.some(({ more }) => more > 0)),
  'SEC-2': exercise('a street with nothing but cards', ({ record }) =>
    record.sections.some(({ actions, board }) => actions.length === 0 && board !== null),
  ),
  'SEC-3': { error: 'only a warning shows it' },
  'RET-1': exercise('chips returned', ({ settlement }) => settlement.uncalledReturned !== null),
  'RET-2': exercise(
    'uncalled chips kept as a side pot',
    ({ table, sidePots, endsAlone, uncalled }) =>
      table.rules.uncalled === 'side-pot' && sidePots > 0 && endsAlone && uncalled > 0,
  ),
  'POT-1': exercise('several levels', ({ settlement }) => settlement.pots.length > 1),
  'POT-2': exercise('folded chips in a pot', ({ settlement }) =>
    settlement.players.some(({ folded, live }) => folded !== null && live > 0),
  ),
  'POT-3': exercise(
    'dead money in the first pot',
    ({ table, settlement }) =>
      table.rules.anteType === 'bb' && settlement.players.some(({ ante }) => ante > 0),
  ),
  'POT-4': exercise('a side pot', ({ settlement }) => settlement.pots.length > 1),
  // Folded chips on top of every total take a fold for free, which no clean case has.
  'POT-5': exercise(
    'one player left, one pot',
    ({ settlement: { pots } }) => pots.length === 1 && pots[0]!.eligible.length === 1,
  ),
  'POT-6': exercise('pots that add up', ({ settlement }) => settlement.pots.length > 0),
  'POT-7': exercise(
    'percentages that need the largest remainder',
    ({ needsRemainder }) => needsRemainder,
  ),
  'POT-8': exercise('a max win below the total', ({ settlement: { players, totalPot } }) =>
    players.some(({ maxWin }) => maxWin > 0 && maxWin < totalPot),
  ),
  'POT-9': exercise('somebody excluded from a pot', ({ settlement }) =>
    settlement.pots.some(({ excluded }) => excluded.length > 0),
  ),
  'WIN-1': exercise('cards that decide between two or more', (facts) => isShownDown(facts)),
  'WIN-2': exercise('winners declared', ({ record }) => isDeclared(record)),
  'WIN-3': { error: 'only a wrong declaration shows it' },
  'WIN-4': exercise('a mucked or unknown hand', ({ record }) =>
    record.showdown.some(({ hole }) => typeof hole === 'string'),
  ),
  'WIN-5': NEVER,
  'ODD-1': exercise('odd chips', ({ oddPots }) => oddPots.length > 0),
  'SHOW-1': exercise('hands shown', ({ record }) => record.showdown.length > 0),
  'RUN-1': exercise('two boards, and what is left over decides a stack', oddBoards),
  'NEXT-1': exercise('a next hand', ({ settlement }) => settlement.next?.seats != null),
  'NEXT-2': exercise('the moving button with three or more left', (facts) =>
    isNext(facts, 'moving'),
  ),
  'NEXT-3': exercise(
    'two players left',
    ({ table, remaining }) => table.rules.button !== 'seat' && remaining === 2,
  ),
  'NEXT-4': exercise('the dead button with three or more left', (facts) => isNext(facts, 'dead')),
  'NEXT-5': exercise('seat rotation', ({ table }) => table.rules.button === 'seat'),
  'NEXT-6': exercise('one player left', ({ remaining }) => remaining === 1),
  'NOTE-1': NEVER,
  'NOTE-2': NEVER,
  'NOTE-3': NEVER,
  'NOTE-4': NEVER,
  'NOTE-5': NEVER,
};

function oddBoards({ record, settlement }: CaseFacts): boolean {
  const told = record.board2 === null ? null : claimedOutcome(replay(record));
  return told != null && boardsMatter(settlement.hand, told.outcome);
}

const isNext = (facts: CaseFacts, button: CaseFacts['table']['rules']['button']): boolean =>
  facts.table.rules.button === button && facts.remaining > 2;

const isDeclared = ({ winners, ranking, winner }: CaseFacts['record']): boolean =>
  winners.length > 0 || ranking !== null || winner !== null;

const isShownDown = ({ record, settlement }: CaseFacts): boolean =>
  !isDeclared(record) && settlement.pots.some(({ eligible }) => eligible.length > 1);

/** The rules a case exercises; none if its hand is not finished. */
export function rulesExercised(one: Case): ReadonlySet<RuleId> {
  const [verdict] = checkText(one.hand).hands;
  const facts = verdict ? factsOf(one, verdict) : null;
  return new Set(facts ? exercisedBy(facts) : []);
}

export const exercisedBy = (facts: CaseFacts): readonly RuleId[] =>
  RULE_IDS.filter((rule) => {
    const shown = EXERCISES[rule];
    return 'by' in shown && shown.by(facts);
  });

/** POST-5: whether a stack would be another if all antes were dead money for the main pot. */
export function antesMatter(hand: Hand, outcome: Outcome): boolean {
  const { table } = hand;
  if (table.rules.anteType !== 'all') return false;
  const asDead = {
    ...hand,
    table: { ...table, rules: { ...table.rules, anteType: 'bb' as const } },
  };
  const stacks = payHand(hand, outcome).newStacks;
  const others = payHand(asDead, outcome).newStacks;
  return stacks !== null && others !== null && stacks.some((stack, seat) => stack !== others[seat]);
}

/** RUN-1: whether a stack would be another if what is left over went to the second board. */
export function boardsMatter(hand: Hand, outcome: Outcome): boolean {
  const { board2 = null, declared } = outcome;
  if (board2 === null || hand.board.length < 5) return false;
  const shared = 5 - board2.length;
  // The same as exchanging the boards: the second is then paid first.
  const exchanged = { ...hand, board: [...hand.board.slice(0, shared), ...board2] };
  const stacks = payHand(hand, outcome).newStacks;
  const others = payHand(exchanged, {
    ...outcome,
    board2: hand.board.slice(shared),
    ...(declared && { declared: turned(declared) }),
  }).newStacks;
  return stacks !== null && others !== null && stacks.some((stack, seat) => stack !== others[seat]);
}
