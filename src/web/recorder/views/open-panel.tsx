import type { PageState } from '../model/page-state.ts';
import '../panels.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Street } from '../../../rules/index.ts';
import { Lazy } from '../../ui/lazy.tsx';
import { isolated } from '../../ui/quoted.tsx';
import { toggleAway } from '../model/acting.ts';
import { capitalised } from '../model/say.ts';
import {
  type HistoryLine,
  type StreetPot,
  stackHistory,
  streetReports,
} from '../model/street-report.ts';
import { enterField } from './fields.ts';
import { HoleField, HoleList, holeFieldId, seatsWithCards } from './hole-cards.tsx';
import type { KeyGroup } from './key-table.ts';

const betweenPanel = () => import('./between-panel.tsx');

const NOT_LOADED = <p>This could not be loaded. Reload the page when there is a network.</p>;

/** The panel that is open below the table, if one is. */
export function OpenPanel({ ui }: { readonly ui: PageState }) {
  const panel = ui.panel.value;
  switch (panel?.kind) {
    case 'street':
      return <StreetPanel ui={ui} street={panel.street} />;
    case 'history':
      return <HistoryPanel ui={ui} seat={panel.seat} />;
    case 'cards':
      return <CardsPanel ui={ui} seat={panel.seat} />;
    case 'between':
      return (
        <PanelBox ui={ui} title="Between hands">
          <Lazy load={betweenPanel} otherwise={NOT_LOADED}>
            {({ BetweenPanel }) => <BetweenPanel ui={ui} />}
          </Lazy>
        </PanelBox>
      );
    case 'keys':
      return <KeysPanel ui={ui} />;
    case undefined:
      return null;
  }
}

/** Everybody's hole cards, asked seat by seat: a stream with cards shows them before the action. */
function CardsPanel({ ui, seat }: { readonly ui: PageState; readonly seat: number }) {
  const panel = ui.panel.value;
  useLayoutEffect(() => void enterField(holeFieldId('panel', seat)), [panel]);
  return (
    <PanelBox ui={ui} title="Hole cards">
      <HoleList
        ui={ui}
        place="panel"
        seats={seatsWithCards(ui)}
        onEnd={() => {
          ui.panel.value = null;
        }}
      />
    </PanelBox>
  );
}

/** Every key, where the hand can still be seen. Most never ask, so the list comes when it is asked for. */
function KeysPanel({ ui }: { readonly ui: PageState }) {
  const groups = useSignal<readonly KeyGroup[] | null>(null);
  useEffect(() => {
    import('./key-table.ts').then(
      ({ KEY_GROUPS }) => {
        groups.value = KEY_GROUPS;
      },
      () => {
        ui.refusal.value = 'The list of keys could not be loaded.';
      },
    );
  }, []);
  if (!groups.value) return null;
  return (
    <PanelBox ui={ui} title="Keys">
      <div class="key-groups">
        {groups.value.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl class="key-list">
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </PanelBox>
  );
}

/** A player's chips line by line, each line adding up to the next. */
function HistoryPanel({ ui, seat }: { readonly ui: PageState; readonly seat: number }) {
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

function changeText(ui: PageState, { what, change }: HistoryLine): string {
  if (what === 'start' || change === 0) return '';
  return change < 0 ? `−${ui.say(-change)}` : `+${ui.say(change)}`;
}

/** An inline panel below the table, with a way to close it. */
function PanelBox({
  ui,
  title,
  children,
}: {
  readonly ui: PageState;
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  const box = useRef<HTMLElement>(null);
  // Whoever opens it far up on a phone would not see that it is there.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }), []);
  const opener = useRef(document.activeElement);
  const close = (): void => {
    ui.panel.value = null;
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <section ref={box} class="panel open-panel" aria-label={title}>
      <header class="panel-head">
        <h2>{title}</h2>
        <button type="button" class="button" onClick={close}>
          Close <kbd>Esc</kbd>
        </button>
      </header>
      {children}
    </section>
  );
}

/** Process Stack: what a street did to every stack and every pot, step by step. */
function StreetPanel({ ui, street }: { readonly ui: PageState; readonly street: Street }) {
  const reports = streetReports(ui.recorder.scene.value);
  const report = reports.find((one) => one.street === street);
  return (
    <PanelBox ui={ui} title={`Process Stack: ${capitalised(street)}`}>
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
