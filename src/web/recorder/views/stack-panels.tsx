import type { Street } from '../../../rules/index.ts';
import { isolated } from '../../ui/quoted.tsx';
import { toggleAway } from '../model/acting.ts';
import { toldScene } from '../model/moment-cursor.ts';
import type { PageState } from '../model/page-state.ts';
import { capitalised } from '../model/say.ts';
import {
  type HistoryLine,
  type StreetPot,
  stackHistory,
  streetReports,
} from '../model/street-report.ts';
import { HoleField, holeFieldId } from './hole-cards.tsx';

/** Process Stack: what a street did to every stack and every pot, step by step. */
export function ProcessStack({ ui, street }: { readonly ui: PageState; readonly street: Street }) {
  const reports = streetReports(toldScene(ui));
  const report = reports.find((one) => one.street === street);
  if (!report) return <p class="quiet">Nothing has happened on this street yet.</p>;
  return (
    <>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Before</th>
            <th scope="col">Posted</th>
            <th scope="col">Added</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {report.players.map(({ seat, name, before, posted, added, after }) => (
            <tr key={name} data-seat={seat}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{ui.say(before)}</td>
              <td>{posted > 0 ? `−${ui.say(posted)}` : ''}</td>
              <td>{added > 0 ? `−${ui.say(added)}` : ''}</td>
              <td>
                <b>{ui.say(after)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="two">
        <Pots ui={ui} title="Pots before" pots={report.potsBefore} />
        <Pots ui={ui} title="Pots after" pots={report.potsAfter} />
      </div>
    </>
  );
}

const Pots = ({
  ui,
  title,
  pots,
}: {
  readonly ui: PageState;
  readonly title: string;
  readonly pots: readonly StreetPot[];
}) => (
  <section>
    <h3 class="sums-title">{title}</h3>
    {pots.length === 0 && <p class="quiet">None.</p>}
    <ul class="sums">
      {pots.map((pot, i) => (
        <li key={pot.name}>
          <span class={`swatch pot-${i % 6}`} aria-hidden="true" />
          <b>{pot.name}</b> <span class="chips">{ui.say(pot.amount)}</span>
          <div class="chips sum-line">{pot.calculation}</div>
          <div class="quiet">{pot.eligible.map(isolated).join(', ')}</div>
        </li>
      ))}
    </ul>
  </section>
);

/** A player's chips line by line, each line adding up to the next. */
export function StackHistory({ ui, seat }: { readonly ui: PageState; readonly seat: number }) {
  const scene = ui.recorder.scene.value;
  const name = scene.table?.seats[seat]?.name;
  if (name === undefined) return null;
  const lines = stackHistory(toldScene(ui), seat);
  return (
    <>
      <div class="history-seats">
        {scene.table!.seats.map((one, i) => (
          <button
            key={one.name}
            type="button"
            class={i === seat ? 'button is-on' : 'button'}
            aria-pressed={i === seat}
            onClick={() => {
              ui.panel.value = { kind: 'history', seat: i };
            }}
          >
            <bdi>{one.name}</bdi>
          </button>
        ))}
      </div>
      <table class="sheet history">
        <thead>
          <tr>
            <th scope="col">Street</th>
            <th scope="col">What</th>
            <th scope="col">Change</th>
            <th scope="col">Stack</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={i}>
              <th scope="row">{line.street ? capitalised(line.street) : ''}</th>
              <td class="history-what">{whatText(line)}</td>
              <td>{changeText(ui, line)}</td>
              <td>
                <b>{ui.say(line.stack)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!ui.isReadOnly && scene.table!.seats[seat]!.stack > 0 && (
        <button type="button" class="button history-away" onClick={() => toggleAway(ui, seat)}>
          {ui.recorder.away.value.has(name) ? 'Mark as back' : 'Mark as away'}
          <span class="off-screen"> {name}</span>
        </button>
      )}
      {!ui.isReadOnly && scene.table!.seats[seat]!.stack > 0 && scene.stage === 'betting' && (
        <HoleField
          key={name}
          ui={ui}
          name={name}
          id={holeFieldId('panel', seat)}
          label="Hole cards"
        />
      )}
    </>
  );
}

function whatText({ what, verb }: HistoryLine): string {
  switch (what) {
    case 'start':
      return 'starts with';
    case 'act':
      return verb ?? '';
    case 'returned':
      return 'uncalled, returned';
    default:
      return what;
  }
}

function changeText(ui: PageState, { what, change }: HistoryLine): string {
  if (what === 'start' || change === 0) return '';
  return change < 0 ? `−${ui.say(-change)}` : `+${ui.say(change)}`;
}
