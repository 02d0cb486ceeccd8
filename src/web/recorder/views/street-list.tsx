import { sectionTitle, writeCards } from '../../../formats/notation/index.ts';
import type { Section } from '../../../record/index.ts';
import { STREETS, type Street } from '../../../rules/index.ts';
import type { Ui } from '../model/page-state.ts';
import { titled } from '../model/say.ts';
import { goTo, shownAt } from '../model/walking.ts';
import { ActionItem, type ListedAction } from './action-item.tsx';
import { PlayingCard } from './playing-card.tsx';
import '../street-list.css';

/** What was played, street by street; press an action to go there. */
export function StreetList({ ui }: { readonly ui: Ui }) {
  const { recorder } = ui;
  const { verdict, live } = recorder.scene.value;
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
}: {
  readonly ui: Ui;
  readonly street: Street;
  readonly sections: readonly Section[];
  readonly listed: ReadonlyMap<object, ListedAction>;
}) {
  const panel = ui.panel.value;
  const isOpen = panel?.kind === 'street' && panel.street === street;
  const board = sections.find((section) => section.board)?.board ?? [];
  return (
    <section class="one-street" aria-label={titled(street)}>
      <header class="one-street-head">
        <h3>{titled(street)}</h3>
        {board.length > 0 && (
          <span class="one-street-board" role="img" aria-label={writeCards(board)}>
            {board.map((card) => (
              <PlayingCard key={card} card={card} />
            ))}
          </span>
        )}
        <button
          type="button"
          class={isOpen ? 'button process is-on' : 'button process'}
          aria-expanded={isOpen}
          aria-label={`Process Stack: ${street}`}
          onClick={() => ui.toggle({ kind: 'street', street })}
        >
          Process Stack
        </button>
      </header>
      {sections.map((section) => (
        <SectionList key={section.more} ui={ui} section={section} listed={listed} />
      ))}
      {sections.every(({ actions }) => actions.length === 0) && (
        <p class="quiet no-action">{street === 'preflop' ? 'No action yet.' : 'No action.'}</p>
      )}
    </section>
  );
}

const SectionList = ({
  ui,
  section,
  listed,
}: {
  readonly ui: Ui;
  readonly section: Section;
  readonly listed: ReadonlyMap<object, ListedAction>;
}) =>
  section.actions.length === 0 ? null : (
    <>
      <h4 class="section-name">
        {section.more === 0 ? 'Base' : `More ${section.more}`}
        <span class="off-screen"> {sectionTitle(section.street, section.more)}</span>
      </h4>
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
                if (action.moment !== null) goTo(ui.recorder, action.moment);
              }}
            />
          );
        })}
      </ol>
    </>
  );

/** Every action line with its number, its moment and what is wrong with it. */
function listActions(ui: Ui): ReadonlyMap<object, ListedAction> {
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
