import { useSignal } from '@preact/signals';
import { counted, figure } from '../../kernel/index.ts';
import { chairsAt, type TableView } from '../../team/index.ts';
import { type Director, newSeed } from './director.ts';

/** Seats for everybody who has none: looked at first, drawn again if need be, then taken. */
export function DrawPanel({ director }: { readonly director: Director }) {
  const seed = useSignal(newSeed());
  const { settings } = director.feed.field.value!;
  const unseated = director.unseated.value;
  const drawn = director.draw(seed.value);
  const isAlone = drawn.some(({ players }) => players.length < 2);
  return (
    <>
      <h2>Seat draw</h2>
      {unseated.length === 0 ? (
        <p>Everybody has a seat. Enter players first, or late ones later.</p>
      ) : (
        <p>
          {counted(unseated.length, 'player')} at {counted(drawn.length, 'table')} of up to{' '}
          {settings.chairs}, {figure(settings.stack)} chips each.
        </p>
      )}
      {isAlone && <p class="failure">One player alone cannot play: seat them below instead.</p>}
      <div class="buttons">
        <button
          type="button"
          class="button button-main"
          disabled={drawn.length === 0 || isAlone || director.isBusy.value}
          onClick={() => director.take(drawn)}
        >
          Take these seats
        </button>
        <button
          type="button"
          class="button"
          disabled={drawn.length === 0}
          onClick={() => {
            seed.value = newSeed();
          }}
        >
          Draw again
        </button>
      </div>
      <div class="draw-tables">
        {drawn.map(({ table, players }) => (
          <table key={table} class="sheet">
            <caption>Table {table}</caption>
            <tbody>
              {players.map(({ name, chair }) => (
                <tr key={name}>
                  <td>{chair}</td>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {unseated.length > 0 && <LateEntry director={director} />}
    </>
  );
}

/** One player more at a table that plays: a line the table's collector gets between two hands. */
function LateEntry({ director }: { readonly director: Director }) {
  const player = useSignal('');
  const table = useSignal('');
  const { settings, unseated } = director.feed.field.value!;
  const playing = ({ seats }: TableView): number => seats.filter(({ chips }) => chips > 0).length;
  const open = director.feed.tables.value.filter((one) => !one.isClosed && one.hand !== null);
  const tables = open
    .filter((one) => playing(one) < chairsAt(one, settings.chairs))
    .sort((a, b) => playing(a) - playing(b));
  if (open.length === 0) return null;
  if (tables.length === 0) return <p>Every table in play is full.</p>;
  const who = unseated.includes(player.value) ? player.value : unseated[0]!;
  const where = tables.find((one) => one.table === table.value) ?? tables[0]!;
  // They stay in sight until the server has told of it: a second press must not seat the next one.
  const isComing = director.coming.value.includes(who);
  return (
    <form
      class="director-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComing) void director.seatLate(who, where.table);
      }}
    >
      <label class="director-field">
        <span>A late entry</span>
        <select
          value={who}
          onChange={(event) => {
            player.value = event.currentTarget.value;
          }}
        >
          {unseated.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label class="director-field">
        <span>sits at table</span>
        <select
          value={where.table}
          onChange={(event) => {
            table.value = event.currentTarget.value;
          }}
        >
          {tables.map((one) => (
            <option key={one.table} value={one.table}>
              {one.table} ({counted(playing(one), 'player')})
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button" disabled={isComing}>
        Seat
      </button>
    </form>
  );
}
