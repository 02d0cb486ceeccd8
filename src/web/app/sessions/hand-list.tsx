import { useSignal } from '@preact/signals';
import { counted, type Finding } from '../../../kernel/index.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { type HandLine, handLine, handLineOf } from './hand-line.ts';
import { deleteHand, leadTo, OPEN_ID, type PanelContext } from './panel-actions.ts';
import { ShareButton } from './share-button.tsx';
import { TextButton } from './text-button.tsx';

/** So many rows are there at once; a session of ten thousand hands opens as fast as one of ten. */
const PAGE = 40;

/** The hands of the open session, newest first, with how each of them went. */
export function HandList({
  panel,
  places,
}: {
  readonly panel: PanelContext;
  /** The hands a search has found; null for all. */
  readonly places: readonly number[] | null;
}) {
  const shown = useSignal(PAGE);
  const { hands, at } = panel.recorder.session.value;
  const wanted = (places ?? [...hands.keys()]).filter((place) => place < hands.length).toReversed();
  const rows = wanted.slice(0, shown.value);
  // The open hand is always in sight.
  if (wanted.includes(at) && !rows.includes(at)) rows.push(at);
  const left = wanted.length - rows.length;
  return (
    <>
      <ol class="hand-list" aria-label="Hands" reversed>
        {rows.map((place) => (
          <HandRow key={place} panel={panel} place={place} isOpen={place === at} />
        ))}
      </ol>
      {left > 0 && (
        <TextButton
          onDo={() => {
            shown.value += 5 * PAGE;
            leadTo(OPEN_ID);
          }}
        >
          Show {counted(Math.min(left, 5 * PAGE), 'earlier hand')}
        </TextButton>
      )}
    </>
  );
}

function HandRow({
  panel,
  place,
  isOpen,
}: {
  readonly panel: PanelContext;
  readonly place: number;
  readonly isOpen: boolean;
}) {
  const { recorder } = panel;
  const text = recorder.session.value.hands[place] ?? '';
  const line = isOpen ? handLine(recorder.scene.value) : handLineOf(text);
  return (
    <li class={isOpen ? 'hand-row hand-row-open' : 'hand-row'}>
      <button
        type="button"
        class="hand-button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => recorder.openHand(place)}
      >
        <LineText line={line} />
        <ChainMark
          findings={recorder.between.value?.hands.value[place]?.findings ?? []}
          isLeftBehind={recorder.between.value?.offer.value?.place === place - 1}
        />
      </button>
      {line.startedAt !== null && <StartButton panel={panel} place={place} line={line} />}
      {isOpen && (
        <div class="dos">
          <ShareButton key={text} text={text} number={line.number} />
          <CopyButton text={() => text} label="Copy text" />
          {recorder.session.value.hands.length > 1 && (
            <TextButton about={line.number} onDo={() => deleteHand(panel, place, line.number)}>
              Delete hand
            </TextButton>
          )}
        </div>
      )}
    </li>
  );
}

/** What is wrong between this hand and the one before: a sign for a warning, dots for a gap. */
function ChainMark({
  findings,
  isLeftBehind,
}: {
  readonly findings: readonly Finding[];
  /** The hand before was changed, and this one still stands on what it was. */
  readonly isLeftBehind: boolean;
}) {
  if (findings.length === 0 && !isLeftBehind) return null;
  const isWrong = isLeftBehind || findings.some(({ severity }) => severity !== 'info');
  const rules = [...new Set(findings.map(({ rule }) => rule))].join(', ');
  return (
    <span
      class={isWrong ? 'chain-mark is-wrong' : 'chain-mark quiet'}
      title={findings.map(({ message }) => message).join('\n')}
    >
      <span aria-hidden="true">{isWrong ? '⚠' : '⋯'} </span>
      {rules || 'stands on the hand before as it was'}
    </span>
  );
}

const LineText = ({ line }: { readonly line: HandLine }) => (
  <>
    <span class="hand-number chips">{line.number}</span>
    <span class={line.isOver ? 'hand-outcome' : 'hand-outcome quiet'}>{line.outcome}</span>
    <span class="hand-players quiet chips">
      {line.players > 0 && counted(line.players, 'player')}
    </span>
    {line.tags.length + line.notes.length > 0 && (
      <span class="hand-notes quiet">
        {line.tags.map((tag) => (
          <span key={tag} class="hand-tag">
            {tag}
          </span>
        ))}
        {line.notes.join(' · ')}
      </span>
    )}
  </>
);

/** Opens the hand and takes the video to its start; without a video the time is just said. */
function StartButton({
  panel: { recorder, video },
  place,
  line: { number, startedAt },
}: {
  readonly panel: PanelContext;
  readonly place: number;
  readonly line: HandLine;
}) {
  const found = video.value;
  const kind = found?.source.value.kind;
  if (!found || startedAt === null || kind === 'clock' || kind === 'missing') return null;
  return (
    <TextButton
      about={`hand ${number} in the video`}
      onDo={() => {
        recorder.openHand(place);
        found.goToTime(startedAt);
      }}
    >
      ▶ {startedAt}
    </TextButton>
  );
}
