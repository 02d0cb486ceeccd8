import { useComputed } from '@preact/signals';
import { counted } from '../../../kernel/figures.ts';
import type { SessionInfo } from '../../session/database.ts';
import type { Hit } from '../../session/search.ts';
import { whenText } from '../../session/when.ts';
import { leadTo, OPEN_ID } from './focus.ts';
import { OpenSession } from './open-session.tsx';
import { type Desk, openSession } from './panel-actions.ts';

/** The open session with its hands, then the others, the one changed last first. */
export function SessionList({
  desk,
  hits,
}: {
  readonly desk: Desk;
  /** What a search has found; null without one. */
  readonly hits: readonly Hit[] | null;
}) {
  const { keep, recorder } = desk;
  const openId = useComputed(() => recorder.session.value.id).value;
  const now = keep.now();
  const placesIn = new Map(hits?.map(({ id, places }) => [id, places]));
  const isListed = ({ id }: SessionInfo): boolean => id !== openId && (!hits || placesIn.has(id));
  return (
    <>
      <ul class="session-list" aria-label="Sessions">
        {(!hits || placesIn.has(openId)) && (
          <OpenSession key={openId} desk={desk} places={placesIn.get(openId) ?? null} />
        )}
        {keep.sessions.value.filter(isListed).map((info) => (
          <ClosedSession
            key={info.id}
            desk={desk}
            info={info}
            now={now}
            places={placesIn.get(info.id) ?? []}
          />
        ))}
      </ul>
      {hits?.length === 0 && <p class="quiet">No session and no hand has all these words.</p>}
    </>
  );
}

const ClosedSession = ({
  desk,
  info,
  now,
  places,
}: {
  readonly desk: Desk;
  readonly info: SessionInfo;
  readonly now: number;
  readonly places: readonly number[];
}) => (
  <li class="session">
    <button
      type="button"
      class="session-button"
      onClick={() => openSession(desk, info.id, places[0]).then(() => leadTo(OPEN_ID))}
    >
      <span class="session-name">{info.name}</span>
      <span class="quiet chips">
        {places.length > 0
          ? `found in ${counted(places.length, 'hand')}`
          : counted(info.hands, 'hand')}
        {' · '}
        {whenText(info.changedAt, now)}
      </span>
    </button>
  </li>
);
