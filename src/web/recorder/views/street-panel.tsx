import type { Street } from '../../../rules/index.ts';
import { isolated } from '../../ui/isolated.ts';
import type { Ui } from '../model/page-state.ts';
import { titled } from '../model/say.ts';
import { type StreetPot, streetReports } from '../model/street-report.ts';
import { PanelBox } from './panel-box.tsx';

/** Process Stack: what a street did to every stack and every pot, step by step. */
export function StreetPanel({ ui, street }: { readonly ui: Ui; readonly street: Street }) {
  const reports = streetReports(ui.recorder.scene.value);
  const report = reports.find((one) => one.street === street);
  return (
    <PanelBox ui={ui} title={`Process Stack: ${titled(street)}`}>
      {report ? (
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
      ) : (
        <p class="quiet">Nothing has happened on this street yet.</p>
      )}
    </PanelBox>
  );
}

const Pots = ({
  ui,
  title,
  pots,
}: {
  readonly ui: Ui;
  readonly title: string;
  readonly pots: readonly StreetPot[];
}) => (
  <section>
    <h4>{title}</h4>
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
