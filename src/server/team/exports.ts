import { setImmediate as breathe } from 'node:timers/promises';
import { formatOf, NOTATION } from '../../formats/index.ts';
import { HandFileWriter } from '../../referee/index.ts';
import {
  type FieldView,
  standings,
  type TableSnapshot,
  type TeamEvent,
  type Tournament,
} from '../../team/index.ts';
import { csvCell, isOver, sessionStream } from '../../tournament/index.ts';

/** A table's hands as a file, in the order they were played. */
export const handFile = (texts: readonly string[]): string =>
  texts.map((text) => `${text.trim()}\n`).join('\n');

/** The same in PHH; hands that are not settled yet are left out. Others are served meanwhile. */
export async function phhFile(texts: readonly string[]): Promise<string> {
  const writer = new HandFileWriter(formatOf('phh'));
  let written = '';
  let count = 0;
  const stream = sessionStream(NOTATION, {}, ({ verdict }, hand) => {
    if (!isOver(verdict)) return;
    count++;
    written += writer.write({ verdict, hand, file: null, count }).take();
  });
  for (const text of texts) {
    stream.push(`${text.trim()}\n\n`);
    await breathe();
  }
  stream.end();
  return written + writer.end();
}

const HEAD = [
  'rank',
  'name',
  'chips',
  'table',
  'place',
  'to_place',
  'paid',
  'out_in_hand',
  'out_by',
];

/** Everybody, those with chips first, for a spreadsheet. */
export function standingsCsv(tournament: Tournament, now: number): string {
  const tables = tournament.tables.flatMap((name) => tournament.tableView(name) ?? []);
  const { places, unseated, settings } = tournament.field(now);
  const rows = standings(tables, places).map(({ rank, name, chips, table, place }) => [
    ...[rank, name, chips, table ?? place?.table],
    ...[place?.from, place?.to, place?.paid, place?.hand, place?.by.join(', ')],
  ]);
  const waiting = unseated.map((name) => [null, name, settings.stack]);
  return [HEAD, ...rows, ...waiting]
    .map((row) => `${HEAD.map((_, i) => csvCell(row[i])).join(',')}\r\n`)
    .join('');
}

/** Everything of a tournament but the log itself; `schemas/team-tournament.json` says how. */
interface TournamentFile extends FieldView {
  readonly sidepot: 'tournament';
  readonly version: 1;
  readonly exportedAt: string;
  /** The number of the last event that is in it. */
  readonly events: number;
  readonly players: readonly string[];
}

/** Taken at one moment; writing it down takes longer than that. */
export interface TournamentSnapshot {
  readonly head: TournamentFile;
  readonly tables: readonly { readonly snapshot: TableSnapshot; readonly isClosed: boolean }[];
}

export function snapshotOf(tournament: Tournament, now: number): TournamentSnapshot {
  const head: TournamentFile = {
    sidepot: 'tournament',
    version: 1,
    exportedAt: new Date(now).toISOString(),
    events: tournament.seq,
    players: [...tournament.entries],
    ...tournament.field(now),
  };
  const tables = tournament.tables.map((name) => ({
    snapshot: tournament.snapshot(name)!,
    isClosed: tournament.table(name)!.isClosed,
  }));
  return { head, tables };
}

/** As JSON, table by table, so that a large tournament keeps nobody waiting. */
export function tournamentJson(
  { head, tables }: TournamentSnapshot,
  stored: (seqs: readonly number[]) => Promise<readonly TeamEvent[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const fields = JSON.stringify(head, null, 1);
      controller.enqueue(
        encoder.encode(`${fields.slice(0, fields.lastIndexOf('\n}'))},\n "tables": [`),
      );
    },
    async pull(controller) {
      await breathe();
      const table = tables[next];
      if (table) {
        const { snapshot, isClosed } = table;
        // Where a page's stream goes on is no part of the file; `events` says how far it goes.
        const { seq: _, ...whole } = snapshot.whole(await stored(snapshot.missing));
        const text = JSON.stringify({ ...whole, isClosed }, null, 1).replaceAll('\n', '\n  ');
        controller.enqueue(encoder.encode(`${next === 0 ? '' : ','}\n  ${text}`));
        next++;
        return;
      }
      controller.enqueue(encoder.encode('\n ]\n}\n'));
      controller.close();
    },
  });
}
