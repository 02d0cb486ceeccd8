import { figure } from '../../../kernel/index.ts';
import { readTypedLevel } from '../../../tournament/index.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Lazy } from '../../ui/lazy.tsx';
import { isolated } from '../../ui/quoted.tsx';
import { lastPlayer, nextHandText, recordNext, tableAfter } from '../model/next-hand.ts';
import type { PageState } from '../model/page-state.ts';
import type { Recorder } from '../model/recorder.ts';
import '../panels.css';

/** Few hands are compared with another program's: the recorder starts without it. */
const comparePart = () => import('./compare-part.tsx');

const NOT_LOADED = <p>Comparing could not be loaded. Reload the page when there is a network.</p>;

/** The next hand: its text, a new level if there is one, and one key to record it. */
export function NextPanel({ ui }: { readonly ui: PageState }) {
  const { recorder } = ui;
  const scene = recorder.scene.value;
  const settlement = scene.verdict?.settlement;
  const isUnseen = scene.stage === 'unseen';
  if (!(isUnseen || scene.stage === 'settled') || !settlement) return null;
  if (recorder.cursor.value !== null) return null;
  const text = nextHandText(ui);
  const { hands, at } = recorder.session.value;
  const after = tableAfter(recorder);
  // TOUR-5: a rebuy takes a place back.
  const isBack = (name: string): boolean => (after?.find(name)?.least ?? 0) > 0;
  const out = settlement.players.filter(
    ({ name, newStack, start }) => newStack === 0 && start > 0 && !isBack(name),
  );
  const isLast = at === hands.length - 1;
  return (
    <section class="panel next-panel" aria-label="Next hand">
      <header class="panel-head">
        <h2>Next hand</h2>
        {text !== null && (
          <span class="panel-buttons">
            <CopyButton text={() => text} label="Copy" about="the next hand" />
            {!ui.isReadOnly && (
              <button type="button" class="button primary" onClick={() => recordNext(ui)}>
                {isLast ? 'Record it' : 'Go to it'} <kbd>n</kbd>
              </button>
            )}
          </span>
        )}
      </header>
      {out.length > 0 && (
        <p>
          Eliminated: <b>{out.map((player) => isolated(player.name)).join(', ')}</b>
        </p>
      )}
      {isUnseen && (
        <p>Nobody saw the end of this hand: these stacks are without what was in the pot.</p>
      )}
      {text === null && isUnseen ? null : text === null ? (
        <LastPlayer recorder={recorder} />
      ) : (
        <div class="two">
          <div>
            {!ui.isReadOnly && isLast && <LevelField ui={ui} />}
            <NextText text={text} names={settlement.players.map((player) => player.name)} />
          </div>
          <Lazy load={comparePart} otherwise={NOT_LOADED}>
            {({ ComparePart }) => <ComparePart ui={ui} />}
          </Lazy>
        </div>
      )}
    </section>
  );
}

function LastPlayer({ recorder }: { readonly recorder: Recorder }) {
  const last = lastPlayer(recorder);
  if (!last) return <p>Nobody with chips is left at this table.</p>;
  return (
    <p>
      The tournament is over:{' '}
      <b>
        <bdi>{last.name}</bdi>
      </b>{' '}
      has all <span class="chips">{figure(last.chips)}</span> chips (NEXT-6).
    </p>
  );
}

function LevelField({ ui }: { readonly ui: PageState }) {
  const typed = ui.level.value;
  const isWrong = typed.trim() !== '' && readTypedLevel(typed) === null;
  return (
    <div class="level-field">
      <label for="next-level">New level</label>
      <input
        id="next-level"
        autocomplete="off"
        spellcheck={false}
        placeholder="5k/10k/10k"
        value={typed}
        aria-invalid={isWrong}
        aria-describedby="next-level-says"
        onInput={(event) => {
          ui.level.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') ui.level.value = '';
          if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <span class="field-says" id="next-level-says" aria-live="polite">
        {isWrong ? 'Small blind / big blind / ante: 5k/10k/10k.' : ''}
      </span>
    </div>
  );
}

/** A set-up as it is copied. A name written from right to left leaves the figures behind it alone. */
function NextText({ text, names }: { readonly text: string; readonly names: readonly string[] }) {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return (
    <pre class="notation next-text">
      {text.split('\n').map((line, i) => {
        const name = longestFirst.find((one) => line.startsWith(`${one} `)) ?? '';
        return (
          <span key={i}>
            {i > 0 && '\n'}
            {name && <bdi>{name}</bdi>}
            {line.slice(name.length)}
          </span>
        );
      })}
    </pre>
  );
}
