import { compareReadings, type HandView, type WholeTable } from '../../team/index.ts';
import { whenText } from '../session/dates.ts';
import './readings-panel.css';

/** Hands that two people wrote differently: both side by side, and a person decides. */
export function ReadingsPanel({
  whole,
  onKeep,
}: {
  readonly whole: WholeTable;
  readonly onKeep: (hand: string, hash: string) => void;
}) {
  return (
    <>
      {whole.readings.map((reading) => (
        <ComparedHand
          key={`${reading.hand} ${reading.hash}`}
          counts={whole.hands.find(({ hand }) => hand === reading.hand) ?? null}
          reading={reading}
          onKeep={(hash) => onKeep(reading.hand, hash)}
        />
      ))}
    </>
  );
}

function ComparedHand({
  counts,
  reading,
  onKeep,
}: {
  /** The version that counts until somebody decides; null if the hand is not in it. */
  readonly counts: HandView | null;
  readonly reading: HandView;
  readonly onKeep: (hash: string) => void;
}) {
  const lines = compareReadings(counts?.text ?? '', reading.text);
  const number = reading.hand.replace('~', ', number ');
  return (
    <section class="readings" aria-label={`Readings of hand ${number}`}>
      <h2>Hand {number}: which reading is right?</h2>
      <table class="readings-table">
        <thead>
          <tr>
            {[counts, reading].map((version, i) => (
              <th key={i === 0 ? 'counts' : 'other'} scope="col">
                <bdi>{version ? version.by : 'Not in the session'}</bdi>
                {version && <span class="quiet"> {whenText(version.at, version.at)}</span>}
                <span class="quiet">{i === 0 ? ' (counts now)' : ''}</span>{' '}
                {version && (
                  <button type="button" class="button" onClick={() => onKeep(version.hash)}>
                    Keep this one<span class="off-screen">: the reading of {version.by}</span>
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody class="notation">
          {lines.map(({ left, right }, i) => {
            const differs = left !== right;
            return (
              <tr key={i} class={differs ? 'reading-differs' : ''}>
                <ReadingCell line={left} differs={differs} />
                <ReadingCell line={right} differs={differs} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** A difference is told by a word too, not by its colour alone. */
const ReadingCell = ({
  line,
  differs,
}: {
  readonly line: string | null;
  readonly differs: boolean;
}) => (
  <td>
    {differs && <span class="off-screen">{line === null ? 'nothing' : 'differs: '}</span>}
    <bdi>{line}</bdi>
  </td>
);
