import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { counted, type Finding, figure } from '../../kernel/index.ts';
import { applyEdits, type Verdict } from '../../referee/index.ts';
import { isShareable, shareHash } from '../session/share.ts';
import { FindingLine } from '../ui/finding-line.tsx';
import { HandSettlement } from '../ui/settled-hand.tsx';
import type { JudgedHand } from './judge-pieces.ts';
import { handTextOf, LONGEST_SHOWN, type RefereeStore, verdictOf } from './referee-store.ts';
import { markPlace } from './text-input.tsx';
import type { TextReader } from './text-reader.ts';

const ROWS = 50;

/** The hands of the text, those with findings alone if that is wanted. */
export function JudgedList({ store }: { readonly store: RefereeStore }) {
  const shown = useSignal(ROWS);
  const onlyWrong = useSignal(false);
  const { hands, stray } = store.reading.value;
  const text = store.text.value;
  const wrong = hands.filter(({ errors, warnings }) => errors + warnings > 0);
  const wanted = onlyWrong.value ? wrong : hands;
  return (
    <>
      {stray.slice(0, ROWS).map((finding) => (
        <FindingLine key={`${finding.rule} ${finding.at.line}`} finding={finding} text={text} />
      ))}
      {stray.length > ROWS && (
        <p class="quiet">and {figure(stray.length - ROWS)} more outside any hand</p>
      )}
      {hands.length > 1 && wrong.length > 0 && (
        <label class="referee-only">
          <input
            type="checkbox"
            checked={onlyWrong.value}
            onChange={(event) => {
              onlyWrong.value = event.currentTarget.checked;
            }}
          />{' '}
          Only the {counted(wrong.length, 'hand')} with findings
        </label>
      )}
      {wanted.slice(0, shown.value).map((hand) => (
        <JudgedHandCard
          key={`${hand.firstLine} ${hand.number}`}
          hand={hand}
          store={store}
          startsOpen={hands.length <= 3 && (wrong.length === 0 || wrong.includes(hand))}
        />
      ))}
      {wanted.length > shown.value && (
        <button
          type="button"
          class="button"
          onClick={() => {
            shown.value += ROWS;
          }}
        >
          Show more ({figure(wanted.length - shown.value)} hands left)
        </button>
      )}
    </>
  );
}

/** One hand: a line that unfolds into its findings and what it comes to. */
function JudgedHandCard({
  hand,
  store,
  startsOpen,
}: {
  readonly hand: JudgedHand;
  readonly store: RefereeStore;
  readonly startsOpen: boolean;
}) {
  const isOpen = useSignal(startsOpen);
  const { number, errors, warnings, totalPot, firstLine } = hand;
  return (
    <article class="judged">
      <h2>
        <button
          type="button"
          class="judged-toggle"
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          <b>Hand {number === null ? 'without number' : figure(number)}</b>{' '}
          <span class="quiet">line {firstLine}</span>{' '}
          <span class="judged-end">
            {totalPot > 0 && <span class="chips">{figure(totalPot)} </span>}
            {errors > 0 && <span class="referee-errors">{counted(errors, 'error')} </span>}
            {warnings > 0 && <span class="referee-warnings">{counted(warnings, 'warning')} </span>}
            {errors + warnings === 0 && <span class="judged-right">✓ in order</span>}
          </span>
        </button>
      </h2>
      {isOpen.value && <Body hand={hand} store={store} />}
    </article>
  );
}

function Body({ hand, store }: { readonly hand: JudgedHand; readonly store: RefereeStore }) {
  const text = store.text.value;
  const { reader } = store.reading.value;
  const verdict = verdictOf(text, reader, hand);
  if (!verdict) return null;
  return (
    <div class="judged-body">
      <Findings verdict={verdict} hand={hand} store={store} />
      {hand.unit && <p class="quiet">Amounts are counted in units of {hand.unit}.</p>}
      <HandSettlement verdict={verdict} />
      <RecordLink own={handTextOf(text, hand)} reader={reader} />
    </div>
  );
}

const SHOWN_FINDINGS = 100;

function Findings({
  verdict,
  hand,
  store,
}: {
  readonly verdict: Verdict;
  readonly hand: JudgedHand;
  readonly store: RefereeStore;
}) {
  const { findings } = verdict;
  const text = store.text.value;
  const own = handTextOf(text, hand);
  const fix = ({ edit }: Finding): void => {
    if (edit) void store.read(applyEdits(text, [edit]).text);
  };
  return (
    <>
      {findings.slice(0, SHOWN_FINDINGS).map((finding) => (
        <FindingLine
          key={`${finding.rule} ${finding.at.line} ${finding.at.column} ${finding.message}`}
          finding={finding}
          text={own}
          firstLine={hand.firstLine}
          {...(text.length <= LONGEST_SHOWN && {
            onFix: fix,
            onPlace: (one: Finding) => markPlace(text, one),
          })}
        />
      ))}
      {findings.length > SHOWN_FINDINGS && (
        <p class="quiet">and {figure(findings.length - SHOWN_FINDINGS)} more</p>
      )}
    </>
  );
}

/** Opens the hand at the recorder's table: the link has all of it. */
function RecordLink({ own, reader }: { readonly own: string; readonly reader: TextReader }) {
  const taken = useMemo(() => reader.recordable(own), [own, reader]);
  return 'text' in taken ? (
    <LinkTo text={taken.text} />
  ) : (
    <p class="quiet">The recorder cannot take this hand: {taken.refused}</p>
  );
}

function LinkTo({ text }: { readonly text: string }) {
  const hash = useSignal<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (!isShareable(text, '')) return;
    void shareHash(text).then((made) => {
      if (isWanted) hash.value = isShareable(text, made) ? made : null;
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (hash.value === null) return null;
  return (
    <p>
      <a class="button link-button" href={`/${hash.value}`}>
        Record it
      </a>
    </p>
  );
}
