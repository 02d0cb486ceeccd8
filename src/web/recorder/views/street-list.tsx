import { sectionTitle, writeCards, writeVerbAndAmount } from '../../../formats/index.ts';
import type { ActionLine, Section } from '../../../record/index.ts';
import { namesAmount, STREETS, type Street, seatNamed } from '../../../rules/index.ts';
import { goToMoment, shownAt, toldScene } from '../model/moment-cursor.ts';
import type { PageState } from '../model/page-state.ts';
import { capitalised } from '../model/say.ts';
import { PlayingCard } from './card-field.tsx';
import '../street-list.css';
import type { Finding } from '../../../kernel/index.ts';
import type { ActionPlace } from '../../../record/index.ts';

/** What was played, street by street; press an action to go there. */
export function StreetList({ ui }: { readonly ui: PageState }) {
  const { verdict, live } = toldScene(ui);
  if (!verdict || !live) return null;
  const streets = STREETS.filter(
    (street) =>
      STREETS.indexOf(street) <= STREETS.indexOf(live.street) ||
      verdict.record.sections.some((section) => section.street === street),
  );
  const listed = listActions(ui);
  return (
    <div class="street-list">
      {streets.map((street) => (
        <OneStreet
          key={street}
          ui={ui}
          street={street}
          sections={verdict.record.sections.filter((section) => section.street === street)}
          listed={listed}
          isOpen={live.turn !== null && street === live.street}
        />
      ))}
    </div>
  );
}

function OneStreet({
  ui,
  street,
  sections,
  listed,
  isOpen,
}: {
  readonly ui: PageState;
  readonly street: Street;
  readonly sections: readonly Section[];
  readonly listed: ReadonlyMap<object, ListedAction>;
  /** Somebody is to act on it. */
  readonly isOpen: boolean;
}) {
  const panel = ui.panel.value;
  const isProcessed = panel?.kind === 'street' && panel.street === street;
  const board = sections.find((section) => section.board)?.board ?? [];
  return (
    <section class="one-street" aria-label={capitalised(street)}>
      <header class="one-street-head">
        <h2>{capitalised(street)}</h2>
        {board.length > 0 && (
          <span class="one-street-board" role="img" aria-label={writeCards(board)}>
            {board.map((card) => (
              <PlayingCard key={card} card={card} />
            ))}
          </span>
        )}
        <button
          type="button"
          class={isProcessed ? 'button process is-on' : 'button process'}
          aria-expanded={isProcessed}
          aria-label={`Process Stack: ${street}`}
          title="What the street did to every stack and pot (k)"
          onClick={() => ui.toggle({ kind: 'street', street })}
        >
          Process Stack
        </button>
      </header>
      {sections.map((section) => (
        <SectionList key={section.more} ui={ui} section={section} listed={listed} />
      ))}
      {sections.every(({ actions }) => actions.length === 0) && (
        <p class="quiet no-action">{isOpen ? 'No action yet.' : 'No action.'}</p>
      )}
    </section>
  );
}

const SectionList = ({
  ui,
  section,
  listed,
}: {
  readonly ui: PageState;
  readonly section: Section;
  readonly listed: ReadonlyMap<object, ListedAction>;
}) => {
  if (section.actions.length === 0) return null;
  const title = sectionTitle(section.street, section.more);
  return (
    <>
      <h3 class="section-name">
        <span title={timeRound(section.more)}>
          {section.more === 0 ? 'Base' : `More ${section.more}`}
        </span>
        <span class="off-screen"> ({title})</span>
      </h3>
      <ol class="action-list">
        {section.actions.map((line) => {
          const action = listed.get(line)!;
          return (
            <ActionItem
              key={action.number}
              ui={ui}
              line={line}
              listed={action}
              onPress={() => {
                if (action.moment !== null) goToMoment(ui.recorder, action.moment);
              }}
            />
          );
        })}
      </ol>
    </>
  );
};

/** What Base and More mean: a player's second turn on a street begins the next section. */
const timeRound = (more: number): string =>
  more === 0
    ? 'The first time round: one turn for everybody'
    : `Round again, time ${more + 1}: somebody has raised`;

/** Every action line with its number, its moment and what is wrong with it. */
function listActions(ui: PageState): ReadonlyMap<object, ListedAction> {
  const { moments, verdict, findings } = ui.recorder.scene.value;
  const at = shownAt(ui.recorder);
  const conflict = ui.conflict.value?.line;
  const byPlace = new Map(
    moments.flatMap(({ place }, i) => (place ? [[`${place.section} ${place.action}`, i]] : [])),
  );
  const listed = new Map<object, ListedAction>();
  let number = 0;
  for (const [section, { actions }] of (verdict?.record.sections ?? []).entries()) {
    for (const [action, line] of actions.entries()) {
      const moment = byPlace.get(`${section} ${action}`) ?? null;
      const own = findings.filter(
        (finding) => finding.at.line === line.lineAt.line && finding.rule !== 'NOTE-5',
      );
      listed.set(line, {
        number: ++number,
        place: { section, action },
        moment,
        isShown: moment === at,
        isLater: moment === null || moment > at,
        isConflict: line === conflict,
        worst: own.find(({ severity }) => severity === 'error') ?? own[0] ?? null,
      });
    }
  }
  return listed;
}

/** An action line on the page. */
interface ListedAction {
  readonly number: number;
  readonly place: ActionPlace;
  /** null for what the replay did not reach. */
  readonly moment: number | null;
  readonly isShown: boolean;
  readonly isLater: boolean;
  readonly isConflict: boolean;
  readonly worst: Finding | null;
}

function ActionItem({
  ui,
  line,
  listed,
  onPress,
}: {
  readonly ui: PageState;
  readonly line: ActionLine;
  readonly listed: ListedAction;
  readonly onPress: () => void;
}) {
  const { number, isShown, isLater, isConflict, worst } = listed;
  const kinds = ['action-item'];
  if (isShown) kinds.push('is-shown');
  if (isLater) kinds.push('is-later');
  if (isConflict) kinds.push('is-conflict');
  return (
    <li class={kinds.join(' ')}>
      <button
        type="button"
        class="action-button"
        aria-current={isShown ? 'step' : undefined}
        disabled={listed.moment === null}
        onClick={onPress}
      >
        <span class="action-number">{number}.</span>
        <span class="action-who">
          <bdi>{line.name}</bdi> <span class="quiet">{labelOf(ui, line)}</span>
        </span>
        <span class="action-does chips">{doesText(ui, line)}</span>
      </button>
      {line.away && <span class="tag">away</span>}
      {line.forced && <span class="tag">forced</span>}
      {isConflict && <span class="tag tag-bad">conflict</span>}
      {worst && !isConflict && worst.severity !== 'info' && (
        <span class={`tag tag-${worst.severity}`} title={worst.message}>
          {worst.rule}
        </span>
      )}
      {!ui.isReadOnly && (isShown || isConflict) && (
        <button
          type="button"
          class="button remove"
          aria-label={`Insert before action ${number}`}
          title="Put a forgotten action in before this one (Insert)"
          onClick={() => {
            if (listed.moment !== null) goToMoment(ui.recorder, listed.moment - 1);
            ui.recorder.isInserting.value = true;
          }}
        >
          +
        </button>
      )}
      {!ui.isReadOnly && (isShown || isConflict) && (
        <button
          type="button"
          class="button remove"
          aria-label={`Take out action ${number}`}
          title="Take this action out (Delete)"
          onClick={() => ui.recorder.removeAction(listed.place)}
        >
          ×
        </button>
      )}
    </li>
  );
}

function labelOf(ui: PageState, line: ActionLine): string {
  const table = ui.recorder.scene.value.table;
  const seat = table ? seatNamed(table, line.name) : -1;
  return table?.positions[seat] ?? line.label ?? '';
}

const doesText = (ui: PageState, { verb, to }: ActionLine): string =>
  namesAmount(verb) && to !== null
    ? `${writeVerbAndAmount({ verb })} ${ui.say(to)}`
    : writeVerbAndAmount({ verb });
