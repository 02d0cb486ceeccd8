import { figure } from '../../kernel/index.ts';
import { standings, type TeamPlace } from '../../team/index.ts';
import { placeText } from '../../tournament/index.ts';
import { FieldCountsDetails } from './counts-details.tsx';
import type { TeamFeed } from './team-feed.ts';

/** Everybody over all tables: who is in by chips, who is out by place. */
export function StandingsTable({ feed }: { readonly feed: TeamFeed }) {
  const { places, settings, unseated, left } = feed.field.value!;
  const all = standings(feed.tables.value, places);
  const most = Math.max(1, ...all.map(({ chips }) => chips));
  const hasPaid = settings.payouts.length > 0;
  return (
    <section class="standings" aria-label="Standings">
      <h2>
        Standings <span class="quiet">{left} left</span>
      </h2>
      <FieldCountsDetails feed={feed} />
      <table class="standings-sheet">
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Player</th>
            <th scope="col">Table</th>
            <th scope="col">Chips</th>
            <th scope="col">Place</th>
            {hasPaid && <th scope="col">Paid</th>}
          </tr>
        </thead>
        <tbody>
          {all.map(({ rank, name, chips, table, place }) => (
            <tr key={name} class={chips === 0 ? 'standings-out' : ''} data-player={name}>
              <td>{rank}</td>
              <th scope="row">
                <bdi>{name}</bdi>
                {place && <OutBy place={place} />}
                {chips > 0 && (
                  <span class="standings-bar" aria-hidden="true">
                    <span style={{ width: `${(100 * chips) / most}%` }} />
                  </span>
                )}
              </th>
              <td>{table === null ? '' : <bdi>{table}</bdi>}</td>
              <td class="chips">{chips > 0 ? figure(chips) : ''}</td>
              <td>{place ? placeText(place) : ''}</td>
              {hasPaid && (
                <td class="chips">{place && place.paid > 0 ? figure(place.paid) : ''}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {unseated.length > 0 && (
        <p class="quiet">
          Without a seat: <bdi>{unseated.join(', ')}</bdi>
        </p>
      )}
    </section>
  );
}

const OutBy = ({ place }: { readonly place: TeamPlace }) =>
  place.hand === null ? null : (
    <span class="quiet standings-by">
      table <bdi>{place.table}</bdi>, hand {place.hand}
      {place.by.length > 0 && (
        <>
          {' '}
          by <bdi>{place.by.join(', ')}</bdi>
        </>
      )}
    </span>
  );
