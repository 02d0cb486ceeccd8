import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { LevelFields } from '../../../tournament/index.ts';
import { UNIT_TEXT } from '../../ui/amount.tsx';
import type { PageState } from '../model/page-state.ts';

/** Which hand this is, and the switches of the page. */
export function HandHead({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const record = scene.verdict?.record;
  const heading = useTopOfHand(ui);
  const title = record?.number ? `Hand ${record.number}` : 'New hand';
  return (
    <header class="hand-head">
      <div class="hand-title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {record?.blinds && <span class="chips">{blindsText(ui, record.blinds)}</span>}
        {record && record.players.length > 0 && <ChipsInPlay ui={ui} />}
        {record?.event && <span class="quiet hand-event">{record.event}</span>}
        {record?.table && <span class="quiet hand-event">{record.table}</span>}
      </div>
      <span class="hand-buttons">
        <button
          type="button"
          class="button"
          title="Amounts as chips, K, M or big blinds; calculations stay in chips"
          aria-keyshortcuts="u"
          onClick={() => ui.nextUnit()}
        >
          <span class="off-screen">Amounts in </span>
          {UNIT_TEXT[ui.unit.value]} <kbd>u</kbd>
        </button>
        {!ui.isReadOnly && (
          <>
            <Toggle
              isOn={ui.isSettingUp.value}
              name="Set-up"
              hotkey="e"
              onPress={() => {
                ui.isSettingUp.value = !ui.isSettingUp.value || scene.table === null;
              }}
            />
            <Toggle
              isOn={ui.isTextOpen.value}
              name="Text"
              hotkey="t"
              onPress={() => {
                ui.isTextOpen.value = !ui.isTextOpen.value;
              }}
            />
          </>
        )}
        <Toggle
          isOn={ui.panel.value?.kind === 'keys'}
          name="Keys"
          hotkey="?"
          onPress={() => ui.toggle({ kind: 'keys' })}
        />
      </span>
    </header>
  );
}

/** TOUR-2: all chips at the table, and whether they have changed without a line that says so. */
function ChipsInPlay({ ui }: { readonly ui: PageState }) {
  const { scene, between, findings } = ui.recorder;
  const stacks = scene.value.verdict!.record.players.map(({ stack }) => stack ?? 0);
  const waiting = between.value?.chipsWaiting.value ?? 0;
  const wrong = findings.value.find(({ rule }) => rule === 'TOUR-2');
  return (
    <span
      class={wrong ? 'chips chips-in-play is-wrong' : 'chips chips-in-play'}
      title={wrong?.message}
    >
      {wrong && <span aria-hidden="true">⚠ </span>}
      {ui.say(stacks.reduce((sum, stack) => sum + stack, waiting))} in play
    </span>
  );
}

/** Whoever opens a hand or closes the form sees the table at once, wherever the page was before. */
function useTopOfHand({ recorder, isSettingUp }: PageState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  useSignalEffect(() => {
    const { id, at } = recorder.session.value;
    const now = isSettingUp.value ? null : `${id} ${at}`;
    const isNews = now !== null && now !== shown.current;
    shown.current = now;
    if (isNews) requestAnimationFrame(() => scrollToTop(heading.current));
  });
  return heading;
}

/** The page, and the column beside the table, which scrolls by itself. */
function scrollToTop(heading: HTMLElement | null): void {
  const page = heading?.closest('.recorder');
  // The page was left for another one meanwhile.
  if (!page) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  page.querySelector('.recorder-right')?.scrollTo({ top: 0, behavior: 'instant' });
}

const Toggle = ({
  isOn,
  name,
  hotkey,
  onPress,
}: {
  readonly isOn: boolean;
  readonly name: string;
  readonly hotkey: string;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    class={isOn ? 'button is-on' : 'button'}
    aria-pressed={isOn}
    aria-keyshortcuts={hotkey}
    onClick={onPress}
  >
    {name} <kbd>{hotkey}</kbd>
  </button>
);

/** "2,500 / 5,000, ante 5,000" */
const blindsText = (ui: PageState, { sb, bb, ante }: LevelFields): string =>
  `${ui.say(sb)} / ${ui.say(bb)}${ante > 0 ? `, ante ${ui.say(ante)}` : ''}`;
