import { toggleAway } from '../model/acting.ts';
import type { Ui } from '../model/page-state.ts';
import { titled } from '../model/say.ts';
import { type HistoryLine, stackHistory } from '../model/stack-history.ts';
import { FIELD } from './fields.ts';
import { HoleField } from './hole-field.tsx';
import { PanelBox } from './panel-box.tsx';

/** A player's chips line by line, each line adding up to the next. */
export function HistoryPanel({ ui, seat }: { readonly ui: Ui; readonly seat: number }) {
  const scene = ui.recorder.scene.value;
  const name = scene.table?.seats[seat]?.name;
  if (name === undefined) return null;
  const lines = stackHistory(scene, seat);
  return (
    <PanelBox ui={ui} title={`Stack history: ${name}`}>
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
              <th scope="row">{line.street ? titled(line.street) : ''}</th>
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
          id={`${FIELD.hole}-of-${seat}`}
          label="Hole cards"
        />
      )}
    </PanelBox>
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

function changeText(ui: Ui, { what, change }: HistoryLine): string {
  if (what === 'start' || change === 0) return '';
  return change < 0 ? `−${ui.say(-change)}` : `+${ui.say(change)}`;
}
