import type { PageState } from '../model/page-state.ts';
import '../panels.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Lazy } from '../../ui/lazy.tsx';
import { capitalised } from '../model/say.ts';
import { enterField } from './fields.ts';
import { HoleList, holeFieldId, seatsWithCards } from './hole-cards.tsx';
import type { KeyGroup } from './key-help.ts';

/** What most hands are recorded without comes when it is asked for. */
const stackPanels = () => import('./stack-panels.tsx');

const betweenPanel = () => import('./between-panel.tsx');

const NOT_LOADED = <p>This could not be loaded. Reload the page when there is a network.</p>;

/** The panel that is open below the table, if one is. */
export function OpenPanel({ ui }: { readonly ui: PageState }) {
  const panel = ui.panel.value;
  switch (panel?.kind) {
    case 'street':
      return (
        <PanelBox ui={ui} title={`Process Stack: ${capitalised(panel.street)}`}>
          <Lazy load={stackPanels} otherwise={NOT_LOADED}>
            {({ ProcessStack }) => <ProcessStack ui={ui} street={panel.street} />}
          </Lazy>
        </PanelBox>
      );
    case 'history': {
      const name = ui.recorder.scene.value.table?.seats[panel.seat]?.name;
      if (name === undefined) return null;
      return (
        <PanelBox ui={ui} title={`Stack history: ${name}`}>
          <Lazy load={stackPanels} otherwise={NOT_LOADED}>
            {({ StackHistory }) => <StackHistory ui={ui} seat={panel.seat} />}
          </Lazy>
        </PanelBox>
      );
    }
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
    import('./key-help.ts').then(
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
  // Whoever opens it far up would not see that it is there; one that is too high is read from its top.
  useEffect(() => {
    for (const part of [box.current, box.current?.firstElementChild]) {
      part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  }, []);
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
