import { writeHand } from '../../../formats/index.ts';
import { isError } from '../../../kernel/index.ts';
import {
  type ActionLine,
  type ActionPlace,
  canonicalRecord,
  type HandRecord,
  type HoleCards,
  replay,
  type Section,
  UNWRITTEN,
} from '../../../record/index.ts';
import {
  type Card,
  type ClaimedAction,
  type Hand,
  judge,
  namesAmount,
  STREETS,
  type Street,
} from '../../../rules/index.ts';
import { isShowdown, type Scene, sceneOf } from './scene.ts';

/** An action as it is written down: ACT-9 may have done it for somebody who was away. */
export type WrittenAction = ClaimedAction & { readonly away?: boolean };

/** The hand with one more action of the player to act. */
export function withAction(scene: Scene, action: WrittenAction): Scene {
  const { live, verdict } = scene;
  if (!live || live.turn === null || !verdict) return scene;
  const record = canonicalRecord(verdict.replay);
  // Beside an error lines stay as they are written.
  const claim = verdict.replay.stopped ? action : asPlayed(live, live.turn, action);
  const line = actionLine(live.table.seats[live.turn]!.name, claim);
  const more = timesActed(live, live.turn);
  return written({ ...record, sections: addedTo(record.sections, live.street, more, line) });
}

/** What an action comes to, so that it is written as the rules read it from the start. */
function asPlayed(hand: Hand, seat: number, action: WrittenAction): WrittenAction {
  const { event, rulings } = judge(hand, seat, action);
  return event?.kind === 'act' && !rulings.some(isError)
    ? { ...action, verb: event.verb, to: event.to }
    : action;
}

/**
 * A record written down, read and played: once, unless the playing shows that its lines belong
 * elsewhere (SEC-1), which a change to an earlier action can bring about.
 */
export function written(record: HandRecord): Scene {
  const scene = sceneOf(writeHand(record));
  const { verdict } = scene;
  if (!verdict) return scene;
  // Where the reader found an error the replay stops, but the lines after it are tidied all the same.
  const played = verdict.isRead ? verdict.replay : replay(verdict.record);
  const canonical = canonicalRecord(played);
  return canonical === verdict.record ? scene : sceneOf(writeHand(canonical));
}

/** The hand with another action in the place of one that stands there; the rest stays. */
export function withActionAt(scene: Scene, place: ActionPlace, action: WrittenAction): Scene {
  const record = scene.verdict?.record;
  if (!record) return scene;
  return written({
    ...record,
    sections: changedAt(record.sections, place.section, (section) => ({
      ...section,
      actions: section.actions.map((line, i) =>
        i === place.action ? { ...line, ...claimed(action) } : line,
      ),
    })),
  });
}

/** The hand with a player's action before one that stands there; the rest stays. */
export function withActionBefore(
  scene: Scene,
  place: ActionPlace,
  name: string,
  action: WrittenAction,
): Scene {
  const record = scene.verdict?.record;
  if (!record) return scene;
  return written({
    ...record,
    sections: changedAt(record.sections, place.section, (section) => ({
      ...section,
      actions: section.actions.toSpliced(place.action, 0, actionLine(name, action)),
    })),
  });
}

/** The hand without one action; the rest stays. */
export function withoutActionAt(scene: Scene, place: ActionPlace): Scene {
  const record = scene.verdict?.record;
  if (!record) return scene;
  const sections = changedAt(record.sections, place.section, (section) => ({
    ...section,
    actions: section.actions.filter((_, i) => i !== place.action),
  }));
  return written({ ...record, sections: sections.filter(saysSomething) });
}

/** The hand with a street's new board cards; none takes them away. */
export function withBoard(scene: Scene, street: Street, cards: readonly Card[]): Scene {
  const record = scene.verdict?.record;
  if (!record) return scene;
  const board = cards.length > 0 ? cards : null;
  const base = record.sections.findIndex((s) => s.street === street && s.more === 0);
  const sections =
    base >= 0
      ? changedAt(record.sections, base, (section) => ({ ...section, board }))
      : inserted(record.sections, { ...emptySection(street, 0), board });
  return written({ ...record, sections: sections.filter(saysSomething) });
}

/** The hand with the second run's new cards (RUN-1); none takes them and its winners away. */
export function withBoard2(scene: Scene, cards: readonly Card[]): Scene {
  if (cards.length > 0) return withRecord(scene, { board2: { at: UNWRITTEN, cards } });
  const winners = withoutBoards(scene.verdict?.record.winners ?? []);
  return withRecord(scene, {
    board2: null,
    winners,
    headings: headingsWith(scene, winners.length > 0),
  });
}

/** WIN-3: with one board left, what was declared for it holds for the whole pot. */
const withoutBoards = (winners: HandRecord['winners']): HandRecord['winners'] =>
  winners
    .filter(({ pot, board }) => {
      const hasOwn = winners.some((line) => line.pot === pot && line.board === 1);
      return board === 1 || (board === null && !hasOwn);
    })
    .map((line) => ({ ...line, board: null }));

/**
 * The hand with a player's hole cards: shown once betting is over, known before (`Cards:`) until
 * then. null takes them away.
 */
export function withHole(scene: Scene, name: string, hole: HoleCards | null): Scene {
  const record = scene.verdict?.record;
  if (!record) return scene;
  const line = hole && { name, at: UNWRITTEN, hole, holeAt: UNWRITTEN };
  const order = record.players.map((player) => player.name);
  const withLine = (lines: HandRecord['cards'], isPlace: boolean): HandRecord['cards'] => {
    const others = lines.filter((one) => one.name !== name);
    return (line && isPlace ? [...others, line] : others).toSorted(
      (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
    );
  };
  const isShown = isShowdown(scene) || record.showdown.some((one) => one.name === name);
  const cards = withLine(record.cards, !isShown);
  const showdown = withLine(record.showdown, isShown);
  // An empty heading would still say that there was a showdown.
  const { showdown: shown, cards: known, ...headings } = record.headings;
  return withRecord(scene, {
    cards,
    showdown,
    headings: {
      ...headings,
      ...(shown && showdown.length > 0 && { showdown: shown }),
      ...(known && (cards.length > 0 || known.above || known.beside) && { cards: known }),
    },
  });
}

/** Which run a pot's winners are declared for; null where there is only one, or for both. */
export type BoardNumber = 1 | 2 | null;

/** The names declared for one pot, or for its half on one board. */
export interface DeclaredPotField {
  readonly pot: number;
  readonly board: BoardNumber;
  readonly names: readonly string[];
}

/** Who wins, as somebody declares it: one way at a time (WIN-2). */
export type DeclaredWinners =
  | { readonly kind: 'pots'; readonly lines: readonly DeclaredPotField[] }
  | { readonly kind: 'ranking'; readonly tiers: readonly (readonly string[])[] }
  | { readonly kind: 'winner'; readonly name: string }
  | { readonly kind: 'nothing' };

/** The hand with declared winners in the place of any that stand there. */
export function withWinners(scene: Scene, declared: DeclaredWinners): Scene {
  const named = (name: string) => ({ name, at: UNWRITTEN });
  const tiers = declared.kind === 'ranking' ? declared.tiers.filter((tier) => tier.length > 0) : [];
  const lines = declared.kind === 'pots' ? declared.lines : [];
  return withRecord(scene, {
    headings: headingsWith(scene, lines.length > 0),
    winner: declared.kind === 'winner' ? named(declared.name) : null,
    ranking:
      tiers.length > 0 ? { at: UNWRITTEN, tiers: tiers.map((tier) => tier.map(named)) } : null,
    winners: lines.map(({ pot, board, names }) => ({
      at: UNWRITTEN,
      pot,
      board,
      names: names.map(named),
    })),
  });
}

/** An empty heading would say that winners are to follow; one with a comment is kept. */
function headingsWith({ verdict }: Scene, hasWinners: boolean): HandRecord['headings'] {
  const { winners: heading, ...headings } = verdict?.record.headings ?? {};
  return heading && (hasWinners || heading.above || heading.beside)
    ? { ...headings, winners: heading }
    : headings;
}

/** The hand without an end that anybody saw, or as a misdeal (TOUR-9); again: as it was before. */
export function withResult(scene: Scene, kind: ResultKind): Scene {
  const isTold = scene.verdict?.record.result?.kind === kind;
  return withRecord(scene, { result: isTold ? null : { at: UNWRITTEN, kind } });
}

export type ResultKind = NonNullable<HandRecord['result']>['kind'];

/** The hand with other header parts or blinds. */
function withRecord(scene: Scene, change: Partial<HandRecord>): Scene {
  const record = scene.verdict?.record;
  return record ? written({ ...record, ...change }) : scene;
}

/** SEC-1: how often a player has acted on this street, which decides their section. */
export function timesActed(hand: Hand, seat: number): number {
  let times = 0;
  for (let log = hand.log; log && log.event.kind !== 'deal'; log = log.before) {
    if (log.event.kind === 'act' && log.event.seat === seat) times++;
  }
  return times;
}

export function addedTo(
  sections: readonly Section[],
  street: Street,
  more: number,
  line: ActionLine,
): readonly Section[] {
  const place = sections.findIndex((s) => s.street === street && s.more === more);
  if (place < 0) {
    return inserted(sections, { ...emptySection(street, more), actions: [line] });
  }
  return changedAt(sections, place, (s) => ({ ...s, actions: [...s.actions, line] }));
}

/** A new section where it belongs: by street, then Base before More. */
function inserted(sections: readonly Section[], fresh: Section): readonly Section[] {
  const rank = (section: Section): number => STREETS.indexOf(section.street) * 1000 + section.more;
  const place = sections.findIndex((section) => rank(section) > rank(fresh));
  return place < 0 ? [...sections, fresh] : sections.toSpliced(place, 0, fresh);
}

const changedAt = (
  sections: readonly Section[],
  place: number,
  change: (section: Section) => Section,
): readonly Section[] => sections.map((section, i) => (i === place ? change(section) : section));

/** SEC-2: a section without actions or cards is not a section. */
export const saysSomething = (section: Section): boolean =>
  section.actions.length > 0 || section.board !== null || section.kept !== undefined;

const emptySection = (street: Street, more: number): Section => ({
  at: UNWRITTEN,
  street,
  more,
  board: null,
  boardAt: null,
  actions: [],
});

const claimed = ({
  verb,
  to,
  forced,
  away,
}: WrittenAction): Pick<ActionLine, 'verb' | 'to' | 'forced' | 'away'> => ({
  verb,
  to: namesAmount(verb) ? (to ?? null) : null,
  forced: forced ?? false,
  away: away ?? false,
});

export const actionLine = (name: string, action: WrittenAction): ActionLine => ({
  name,
  at: UNWRITTEN,
  label: null,
  ...claimed(action),
  doesAt: UNWRITTEN,
  amountAt: null,
  lineAt: UNWRITTEN,
});
