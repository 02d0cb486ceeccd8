import { all, counted } from '../kernel/index.ts';
import { missingChair } from '../tournament/index.ts';
import {
  type EventBody,
  type LinkRole,
  type MoveEvent,
  type NewEvent,
  SERVER,
  type VersionEvent,
  type WriterEvent,
} from './event.ts';
import { chairsAt } from './seat-draw.ts';
import type { Tournament } from './tournament.ts';

/** Whoever sends an event, as their link says. */
export interface Actor {
  readonly link: string;
  readonly role: LinkRole;
  /** The collector's table. */
  readonly table: string | null;
}

/** The server itself may note anything. */
export const SERVER_ACTOR: Actor = { link: SERVER, role: 'director', table: null };

/** Why an event is not kept, with what to do about it; null if it is. */
export function refusal(tournament: Tournament, { body }: NewEvent, actor: Actor): string | null {
  return notAllowed(body, actor) ?? senseless(tournament, body);
}

/** A viewer writes nothing, a collector only at the own table, and links are made by the server. */
function notAllowed(body: EventBody, { link, role, table }: Actor): string | null {
  if (link === SERVER) return null;
  if (body.kind === 'link') return 'Links are made on the director’s page.';
  if (role === 'director') return null;
  if (role === 'viewer') return 'This link is for watching; ask the director for another one.';
  switch (body.kind) {
    case 'hand':
    case 'writer':
    case 'decide':
      if (body.table === table) return null;
      return `This link is for table ${table}; ask the director for one for table ${body.table}.`;
    default:
      return 'Only the director does that.';
  }
}

function senseless(tournament: Tournament, body: EventBody): string | null {
  switch (body.kind) {
    case 'settings':
    case 'link':
    case 'clock':
      return null;
    case 'withdraw':
      return refusedWithdrawal(tournament, body.link);
    case 'enter':
      return refusedEntries(tournament, body.players);
    case 'scratch':
      return refusedScratch(tournament, body.player);
    case 'open-table': {
      // A table that was broken by mistake is opened again.
      const isOpen = tournament.table(body.table)?.isClosed === false;
      return isOpen ? `Table ${body.table} is there already.` : null;
    }
    case 'close-table':
      return refusedClosing(tournament, body.table);
    case 'hand':
      return missingTable(tournament, body.table) ?? refusedHand(body);
    case 'writer':
      return missingTable(tournament, body.table) ?? refusedWriter(tournament, body);
    case 'decide': {
      const { table, hand, keep } = body;
      const log = tournament.table(table);
      const isKnown =
        log?.hand(hand)?.hash === keep || log?.readings(hand).some(({ hash }) => hash === keep);
      return isKnown ? null : 'That reading is no longer there; look at the hand again.';
    }
    case 'line':
      return (
        missingTable(tournament, body.table) ??
        closedTable(tournament, body.table) ??
        tournament.table(body.table)!.lineFault(body.line)
      );
    case 'drop-line': {
      const waits = tournament.tables.some((name) => tournament.table(name)!.hasLine(body.line));
      return waits ? null : 'That line is in the text already; take it out there.';
    }
    case 'move':
      return refusedMove(tournament, body);
    case 'drop-move':
      return tournament.moves.has(body.move) ? null : 'That move has been made already.';
    case 'hand-for-hand':
      if (body.is === 'next' || tournament.isHandForHand) return null;
      return 'Hand-for-hand is not on.';
  }
}

const missingTable = (tournament: Tournament, table: string): string | null =>
  tournament.table(table) ? null : `There is no table ${table}; the director opens tables.`;

const closedTable = (tournament: Tournament, table: string): string | null =>
  tournament.table(table)?.isClosed ? `Table ${table} has been broken.` : null;

/** Whoever withdraws the last director's link could never make another. */
function refusedWithdrawal(tournament: Tournament, id: string): string | null {
  const link = tournament.link(id);
  if (!link) return 'There is no such link.';
  const directors = tournament.links.filter(
    ({ role, isWithdrawn }) => role === 'director' && !isWithdrawn,
  );
  const isLast = link.role === 'director' && directors.length === 1 && directors[0]!.link === id;
  return isLast ? 'This is the last director’s link; make another one first.' : null;
}

function refusedEntries(tournament: Tournament, players: readonly string[]): string | null {
  const small = new Set([...tournament.entries].map((name) => name.toLowerCase()));
  const twice = players.filter((name) => {
    const isKnown = small.has(name.toLowerCase());
    small.add(name.toLowerCase());
    return isKnown;
  });
  if (twice.length === 0) return null;
  const more = twice.length > 5 ? [`${twice.length - 5} more`] : [];
  return `${all([...twice.slice(0, 5), ...more])} entered already; two players of one name need different ones.`;
}

function refusedScratch(tournament: Tournament, player: string): string | null {
  if (!tournament.entries.has(player)) return `${player} has not entered.`;
  const table = tournament.tables.find((name) => tournament.summary(name)!.names.has(player));
  return table === undefined ? null : `${player} has played at table ${table} and stays an entry.`;
}

function refusedClosing(tournament: Tournament, table: string): string | null {
  const missing = missingTable(tournament, table) ?? closedTable(tournament, table);
  if (missing !== null) return missing;
  const left = tournament.summary(table)!.view.seats.filter(({ chips }) => chips > 0).length;
  // The winner of the tournament may stay where they are.
  return left > 1
    ? `${counted(left, 'player')} still sit at table ${table}; move them first.`
    : null;
}

function refusedHand({ text, after }: VersionEvent): string | null {
  return (text === null) === (after === null) ? null : '`after` is the hash of `text`.';
}

function refusedWriter(
  tournament: Tournament,
  { table, client, over }: WriterEvent,
): string | null {
  const { writer, isClosed } = tournament.table(table)!;
  if (isClosed) return `Table ${table} has been broken; it can be read, not recorded.`;
  if (writer === null || writer.client === client || writer.client === over) return null;
  return `${tournament.link(writer.link)?.name ?? 'Somebody'} is recording table ${table}.`;
}

function refusedMove(
  tournament: Tournament,
  { player, from, to, chair }: MoveEvent,
): string | null {
  const wrong =
    missingTable(tournament, from) ?? missingTable(tournament, to) ?? closedTable(tournament, to);
  if (wrong !== null) return wrong;
  if (from === to) return `${player} sits at table ${to} already.`;
  if (tournament.table(to)!.handCount === 0) {
    return `Table ${to} has no hand to sit down after; its seats are drawn.`;
  }
  const { seats } = tournament.summary(from)!.view;
  if (!seats.some(({ name, chips }) => name === player && chips > 0)) {
    return `${player} does not sit at table ${from}.`;
  }
  const moves = [...tournament.moves.values()];
  if (moves.some((move) => move.player === player)) return `${player} is being moved already.`;
  const { view } = tournament.summary(to)!;
  const chairs = chairsAt(view, tournament.settings.chairs);
  const missing = chair === null ? null : missingChair(chair, chairs);
  if (missing !== null) return missing;
  const there = view.seats.filter(({ chips }) => chips > 0);
  const coming = moves.filter((move) => move.to === to);
  const taken =
    there.find((seat) => chair !== null && seat.chair === chair)?.name ??
    coming.find((move) => chair !== null && move.chair === chair)?.player;
  if (taken !== undefined) return `${taken} has chair ${chair} at table ${to}.`;
  const leaving = moves.filter((move) => move.from === to).length;
  const isFull = there.length + coming.length - leaving >= chairs;
  return isFull ? `Table ${to} has ${chairs} chairs, and all are taken.` : null;
}
