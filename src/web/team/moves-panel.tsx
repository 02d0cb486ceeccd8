import { type Signal, useSignal } from '@preact/signals';
import { counted, prng } from '../../kernel/index.ts';
import {
  balancingMove,
  canBreak,
  freeChairs,
  type ProposedMove,
  type TableView,
} from '../../team/index.ts';
import { type Director, newSeed } from './director.ts';

const playersOf = ({ seats }: TableView): readonly string[] =>
  seats.filter(({ chips }) => chips > 0).map(({ name }) => name);

/** One player to another table, with both ends written at both tables once the hand is over. */
export function MovesPanel({ director }: { readonly director: Director }) {
  const chosen = useSignal<ProposedMove | null>(null);
  // Seats at a table without a hand are drawn; nobody is moved there.
  const tables = director.feed.tables.value.filter(
    ({ isClosed, hand }) => !isClosed && hand !== null,
  );
  const { moves, settings } = director.feed.field.value!;
  const players = tables.flatMap((table) =>
    playersOf(table).map((player) => ({ player, from: table.table })),
  );
  const balancing = balancingMove(tables, settings.chairs, prng(1));
  const first = players[0];
  const move =
    chosen.value ?? (first ? { ...first, to: otherThan(first.from, tables), chair: null } : null);
  return (
    <>
      <h2>Move a player</h2>
      {balancing && (
        <p>
          Tables are uneven: <bdi>{balancing.player}</bdi> from table {balancing.from} to table{' '}
          {balancing.to} would even them.{' '}
          <button
            type="button"
            class="button"
            onClick={() => {
              chosen.value = balancing;
            }}
          >
            Choose that
          </button>
        </p>
      )}
      {!move || tables.length < 2 ? (
        <p>There are not two tables with players yet.</p>
      ) : (
        <form
          class="director-row"
          onSubmit={(event) => {
            event.preventDefault();
            void director
              .send([{ kind: 'move', ...move }], `${move.player} moves to table ${move.to}.`)
              .then((isKept) => {
                if (isKept) chosen.value = null;
              });
          }}
        >
          <label class="director-field">
            <span>Player</span>
            <select
              value={move.player}
              onChange={(event) => {
                const player = event.currentTarget.value;
                const { from } = players.find((one) => one.player === player)!;
                chosen.value = { player, from, to: otherThan(from, tables), chair: null };
              }}
            >
              {players.map(({ player, from }) => (
                <option key={player} value={player}>
                  {player} (table {from})
                </option>
              ))}
            </select>
          </label>
          <SeatFields
            move={move}
            tables={tables}
            chairs={settings.chairs}
            others={moves}
            onChange={(change) => {
              chosen.value = { ...move, ...change };
            }}
          />
          <button type="submit" class="button button-main">
            Move
          </button>
        </form>
      )}
      {moves.length > 0 && (
        <ul class="director-list" aria-label="Moves that wait for a hand to end">
          {moves.map(({ move: id, player, from, to, chair }) => (
            <li key={id}>
              <bdi>{player}</bdi>: table {from} → {to}
              {chair !== null && `, chair ${chair}`} <span class="quiet">after this hand</span>{' '}
              <button
                type="button"
                class="button"
                aria-label={`Do not move ${player}`}
                onClick={() => director.send([{ kind: 'drop-move', move: id }], `${player} stays.`)}
              >
                Do not move
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const otherThan = (from: string, tables: readonly TableView[]): string =>
  tables.find(({ table }) => table !== from)?.table ?? from;

/** The table and the chair somebody moves to. */
function SeatFields({
  move,
  tables,
  chairs,
  others,
  onChange,
}: {
  readonly move: ProposedMove;
  readonly tables: readonly TableView[];
  readonly chairs: number;
  /** Who else is on the way: their chairs are taken. */
  readonly others: readonly Pick<ProposedMove, 'to' | 'chair'>[];
  readonly onChange: (change: Pick<ProposedMove, 'to' | 'chair'>) => void;
}) {
  const there = tables.find(({ table }) => table === move.to);
  const free = there ? freeChairs(there, chairs, others) : [];
  return (
    <>
      <label class="director-field">
        <span>to table</span>
        <select
          aria-label={`Table for ${move.player}`}
          value={move.to}
          onChange={(event) => onChange({ to: event.currentTarget.value, chair: null })}
        >
          {tables
            .filter(({ table }) => table !== move.from)
            .map(({ table }) => (
              <option key={table}>{table}</option>
            ))}
        </select>
      </label>
      <label class="director-field">
        <span>chair</span>
        <select
          aria-label={`Chair for ${move.player}`}
          value={move.chair ?? ''}
          onChange={(event) =>
            onChange({ to: move.to, chair: Number(event.currentTarget.value) || null })
          }
        >
          <option value="">any</option>
          {free.map((chair) => (
            <option key={chair} value={chair}>
              {chair}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** One table fewer: new seats for everybody, proposed and open to change. */
export function BreakPanel({ director }: { readonly director: Director }) {
  const table = useSignal('');
  const moves: Signal<readonly ProposedMove[]> = useSignal([]);
  const open = director.feed.tables.value.filter(({ isClosed }) => !isClosed);
  const { settings } = director.feed.field.value!;
  const fewest = open.toSorted((a, b) => playersOf(a).length - playersOf(b).length)[0];
  const chosen = open.find((one) => one.table === table.value) ?? fewest;
  const propose = (name: string): void => {
    table.value = name;
    const proposed = director.proposeBreak(name, newSeed());
    director.problem.value = proposed
      ? ''
      : `The other tables do not have enough free chairs for table ${name}.`;
    moves.value = proposed ?? [];
  };
  if (!chosen || open.length < 2) return <p>There is only one table.</p>;
  const isEmpty = playersOf(chosen).length === 0;
  return (
    <>
      <h2>Break a table</h2>
      <p role="status">
        {canBreak(open, settings.chairs)
          ? 'Everybody would fit at one table fewer.'
          : 'The players do not fit at one table fewer yet.'}
      </p>
      <div class="director-row">
        <label class="director-field">
          <span>Table</span>
          <select value={chosen.table} onChange={(event) => propose(event.currentTarget.value)}>
            {open.map((one) => (
              <option key={one.table} value={one.table}>
                {one.table} ({counted(playersOf(one).length, 'player')})
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" onClick={() => propose(chosen.table)}>
          {moves.value.length > 0 ? 'Draw again' : 'Propose seats'}
        </button>
        <button
          type="button"
          class="button button-main"
          disabled={moves.value.length === 0}
          onClick={async () => {
            const bodies = moves.value.map((move) => ({ kind: 'move' as const, ...move }));
            if (await director.send(bodies, `Table ${chosen.table} is broken.`)) moves.value = [];
          }}
        >
          Move everybody
        </button>
        <button
          type="button"
          class="button"
          disabled={!isEmpty}
          title="Once everybody has left it"
          onClick={() =>
            director.send(
              [{ kind: 'close-table', table: chosen.table }],
              `Table ${chosen.table} is closed.`,
            )
          }
        >
          Close table {chosen.table}
        </button>
      </div>
      <ul class="director-list">
        {moves.value.map((move, i) => (
          <li key={move.player} class="director-row">
            <bdi class="director-who">{move.player}</bdi>
            <SeatFields
              move={move}
              tables={open.filter(({ hand }) => hand !== null)}
              chairs={settings.chairs}
              others={moves.value.filter((other) => other !== move)}
              onChange={(change) => {
                moves.value = moves.value.with(i, { ...move, ...change });
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
