import type { PlayerLine } from '../../record/index.ts';
import type { SetupLabel } from '../../rules/index.ts';
import { legalName } from '../legal-name.ts';
import type { Chair, PostKind, TableLog } from './table-log.ts';

/** The players dealt in as a ring from the button, and who has the blinds. */
export interface Ring {
  /** SEAT-1: clockwise from the button, empty chairs only where a label stands on them. */
  readonly players: readonly PlayerLine[];
  readonly dealtIn: readonly Chair[];
  /** null for a dead small blind, which nobody posts (SEAT-5). */
  readonly sb: Chair | null;
  readonly bb: Chair | null;
  /** Heads-up the big blind sits on the button, and the small blind opens later streets. */
  readonly buttonOnBb?: true;
}

export function ringOf(log: TableLog): Ring {
  const dealtIn = playersIn(log);
  // Too few for a hand: the engine says so (SEAT-5).
  if (dealtIn.length < 2) return { players: dealtIn.map(unlabelled), dealtIn, sb: null, bb: null };
  const button = log.button ?? guessButton(log, dealtIn);
  const order = clockwiseFrom(dealtIn, button);
  const last = order[order.length - 1]!;
  const onButton = last.chair === button ? last : null;
  const bb = bigBlindOf(log, order);
  if (dealtIn.length === 2) {
    // SEAT-2: whoever is not the BB is SB and has the button
    const big = bb ?? order[0]!;
    const sb = order.find((chair) => chair !== big)!;
    if (onButton === big && opensLater(log, sb)) {
      const players = [lineOf(big, 'BB'), lineOf(sb, 'SB')];
      return { players, dealtIn, sb, bb: big, buttonOnBb: true };
    }
    return { players: [lineOf(sb, 'SB'), lineOf(big, 'BB')], dealtIn, sb, bb: big };
  }
  const sb = smallBlindOf(log, order, bb);
  const big = bb ?? order[(order.indexOf(sb!) + 1) % order.length]!;
  const players: PlayerLine[] = [onButton ? lineOf(onButton, 'Dealer') : emptyLine(log, button)];
  if (sb === null) players.push(emptyLine(log, chairBetween(button, big.chair), 'SB'));
  for (const chair of order) {
    if (chair === onButton) continue;
    players.push(lineOf(chair, chair === big ? 'BB' : chair === sb ? 'SB' : null));
  }
  return { players, dealtIn, sb, bb: big };
}

const opensLater = ({ streets }: TableLog, { name }: Chair): boolean =>
  streets.slice(1).find(({ actions }) => actions.length > 0)?.actions[0]?.name === name;

function playersIn(log: TableLog): readonly Chair[] {
  if (log.chairs.length === 0) {
    const message = 'The hand has no players.';
    log.say('FORM-5', 'error', log.at, message, { expected: 'the players and their stacks' });
  }
  const dealtIn: Chair[] = [];
  for (const chair of log.chairs) {
    if (chair.stack === 0) continue;
    if (log.takesPart(chair)) dealtIn.push(chair);
    else {
      const message = `${chair.name} has a chair but takes no part in this hand and is left out.`;
      log.say('FORM-2', 'info', chair.at, message, { found: chair.name });
    }
  }
  return dealtIn.sort((a, b) => a.chair - b.chair);
}

/** The players from the chair after the button on, the button last. */
function clockwiseFrom(dealtIn: readonly Chair[], button: number): readonly Chair[] {
  const first = dealtIn.findIndex(({ chair }) => chair > button);
  return first <= 0 ? dealtIn : [...dealtIn.slice(first), ...dealtIn.slice(0, first)];
}

const posted = (log: TableLog, what: PostKind, { name }: Chair): boolean =>
  log.posts.some((post) => post.what === what && post.name === name);

/** The first to the left of the button who posts it; late players sit further on. */
function bigBlindOf(log: TableLog, order: readonly Chair[]): Chair | null {
  const antes = log.posts.filter((post) => post.what === 'ante');
  return (
    order.find((chair) => posted(log, 'bb', chair)) ??
    order.find((chair) => posted(log, 'both', chair)) ??
    order.find(({ name }) => name === log.called.bb) ??
    // POST-2: an ante of one player is the BB's, who may have had nothing left for the blind
    (antes.length === 1 ? order.find(({ name }) => name === antes[0]!.name) : undefined) ??
    null
  );
}

/** null for a dead small blind: then the BB is the first player left of the button. */
function smallBlindOf(log: TableLog, order: readonly Chair[], bb: Chair | null): Chair | null {
  if (bb === order[0]) return null;
  const before = bb === null ? order : order.slice(0, order.indexOf(bb));
  return before.find((chair) => posted(log, 'sb', chair)) ?? before[0]!;
}

/** SEAT-1: the button sits right of the small blind. */
function guessButton(log: TableLog, dealtIn: readonly Chair[]): number {
  const count = dealtIn.length;
  const sb = dealtIn.findIndex((chair) => posted(log, 'sb', chair));
  const bb = dealtIn.findIndex((chair) => posted(log, 'bb', chair));
  const back = sb >= 0 ? sb - 1 : bb >= 0 ? bb - 2 : 0;
  const { chair, name } = dealtIn[(back + (count === 2 ? 1 : 0) + 2 * count) % count]!;
  const message = `The file does not say who has the button; by the blinds it is ${name}.`;
  log.say('FORM-1', 'warning', log.at, message, { expected: 'the chair of the button' });
  return chair;
}

/** An empty chair left of the button, if there is one. */
const chairBetween = (button: number, bb: number): number | null =>
  bb > button + 1 || bb < button ? button + 1 : null;

const lineOf = (chair: Chair, label: SetupLabel | null): PlayerLine => ({
  at: chair.at,
  name: chair.name,
  nameAt: chair.at,
  label,
  stack: chair.stack,
  stackAt: chair.at,
});

const unlabelled = (chair: Chair): PlayerLine => lineOf(chair, null);

/** SEAT-5: a dead button or a dead small blind stands on an empty chair. */
function emptyLine(log: TableLog, chair: number | null, label: SetupLabel = 'Dealer'): PlayerLine {
  const wanted = chair === null ? 'Empty seat' : `Seat ${chair}`;
  const name = legalName(wanted, (other) => log.has(other));
  if (chair !== null) log.emptyChairs.set(name, chair);
  const { at } = log;
  return { at, name, nameAt: at, label, stack: 0, stackAt: at };
}
