import { writeDoes } from '../../../formats/notation/index.ts';
import type { Finding } from '../../../kernel/finding.ts';
import type { ActionLine } from '../../../record/index.ts';
import { namesAmount } from '../../../rules/hand/action.ts';
import { seatNamed } from '../../../rules/table/table.ts';
import type { Ui } from '../model/page-state.ts';
import type { ActionPlace } from '../model/scene.ts';

/** An action line on the page. */
export interface ListedAction {
  readonly number: number;
  readonly place: ActionPlace;
  /** null for what the replay did not reach. */
  readonly moment: number | null;
  readonly isShown: boolean;
  readonly isLater: boolean;
  readonly isConflict: boolean;
  readonly worst: Finding | null;
}

export function ActionItem({
  ui,
  line,
  listed,
  onPress,
}: {
  readonly ui: Ui;
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

function labelOf(ui: Ui, line: ActionLine): string {
  const table = ui.recorder.scene.value.table;
  const seat = table ? seatNamed(table, line.name) : -1;
  return table?.positions[seat] ?? line.label ?? '';
}

const doesText = (ui: Ui, { verb, to }: ActionLine): string =>
  namesAmount(verb) && to !== null ? `${writeDoes({ verb })} ${ui.say(to)}` : writeDoes({ verb });
