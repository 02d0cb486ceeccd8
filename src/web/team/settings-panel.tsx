import { useSignal } from '@preact/signals';
import { all, figure } from '../../kernel/index.ts';
import type { Settings } from '../../team/index.ts';
import { readSchedule } from '../../tournament/index.ts';
import type { Director } from './director.ts';

/** The tournament as typed: figures are read when they are sent. */
type TypedSettings = Readonly<Record<keyof Settings, string>>;

const typedOf = (settings: Settings): TypedSettings => ({
  name: settings.name,
  stack: String(settings.stack),
  chairs: String(settings.chairs),
  levels: settings.levels,
  levelMinutes: String(settings.levelMinutes),
  payouts: settings.payouts.join(', '),
  delayMinutes: String(settings.delayMinutes),
});

/** `1.000` is a thousand in half of the world: signs between digits are left out. */
const readNumber = (typed: string): number => Number(typed.replace(/[\s,._']/g, ''));

/** Nobody means 15 minutes by 1.5. */
const readMinutes = (typed: string): number =>
  /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;

/** What was typed as settings, or what is wrong with it. */
function readSettings(typed: TypedSettings): Settings | string {
  const stack = readNumber(typed.stack);
  const chairs = readNumber(typed.chairs);
  const levelMinutes = readMinutes(typed.levelMinutes);
  const delayMinutes = readMinutes(typed.delayMinutes);
  const parts = typed.payouts.split(/[;\n]|,\s+|\s+/).filter(Boolean);
  const payouts = parts.map(readNumber);
  const { levels, unread } = readSchedule(typed.levels);
  if (typed.name.trim() === '') return 'The tournament needs a name.';
  if (!Number.isInteger(stack) || stack < 1) return 'The stack is a whole number of chips.';
  if (!(chairs >= 2 && chairs <= 10)) return 'A table has 2 to 10 chairs.';
  if (unread.length > 0) {
    return `Not a level: ${all(unread.slice(0, 3))}. Write small blind / big blind / ante.`;
  }
  if (levels.length === 0) return 'Write at least one level, such as 100/200/200.';
  if (!(levelMinutes >= 1)) return 'A level lasts a whole number of minutes, 1 or more.';
  if (!(delayMinutes >= 0)) return 'The delay for viewers is a whole number of minutes, 0 or more.';
  if (payouts.some((paid) => !Number.isInteger(paid))) return 'Payouts are whole numbers.';
  const { name } = typed;
  return {
    name: name.trim(),
    stack,
    chairs,
    levels: typed.levels,
    levelMinutes,
    payouts,
    delayMinutes,
  };
}

export function SettingsPanel({ director }: { readonly director: Director }) {
  const { settings, entries } = director.feed.field.value!;
  const typed = useSignal<TypedSettings>(typedOf(settings));
  const read = readSettings(typed.value);
  const field = (key: keyof Settings, label: string, mode: 'text' | 'numeric' = 'numeric') => (
    <label class="director-field">
      <span>{label}</span>
      <input
        name={key}
        inputMode={mode}
        autocomplete="off"
        value={typed.value[key]}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => {
          typed.value = { ...typed.value, [key]: event.currentTarget.value };
        }}
      />
    </label>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof read === 'string') director.problem.value = read;
        else {
          void director.send([{ kind: 'settings', ...read }], 'The settings are saved.');
          // The next key is a command again.
          (document.activeElement as HTMLElement | null)?.blur();
        }
      }}
    >
      <h2>Settings</h2>
      {field('name', 'Name of the tournament', 'text')}
      <div class="director-row">
        {field('stack', 'Chips everybody starts with')}
        {field('chairs', 'Chairs at a table')}
        {field('levelMinutes', 'Minutes per level')}
        {field('delayMinutes', 'Delay for viewers, in minutes')}
      </div>
      <label class="director-field">
        <span>Levels: small blind / big blind / ante, with commas or on lines of their own</span>
        <textarea
          name="levels"
          rows={3}
          spellcheck={false}
          value={typed.value.levels}
          onInput={(event) => {
            typed.value = { ...typed.value, levels: event.currentTarget.value };
          }}
        />
      </label>
      {field('payouts', 'Payouts: first place, second place, …', 'text')}
      {typeof read === 'string' && <p class="failure">{read}</p>}
      {entries > 0 && typeof read !== 'string' && read.stack !== settings.stack && (
        <p class="failure">
          {figure(entries)} entries have {figure(settings.stack)} already: chips in play will be
          counted with {figure(read.stack)} for all.
        </p>
      )}
      <div class="buttons">
        <button type="submit" class="button button-main" disabled={typeof read === 'string'}>
          Save <kbd>Enter</kbd>
        </button>
      </div>
    </form>
  );
}
