import type { HouseRules } from '../../../rules/index.ts';
import { draftRules, type SetUpDraft } from '../model/set-up-draft.ts';
import { Choice, Field } from './set-up-fields.tsx';
import type { PutDraft } from './set-up-seats.tsx';

/** House rules, and where the hand was played. Most hands need none of it. */
export function SetUpRules({ draft, put }: { readonly draft: SetUpDraft; readonly put: PutDraft }) {
  const rules = draftRules(draft);
  const rule = (change: Partial<HouseRules>): void => put({ rules: { ...draft.rules, ...change } });
  return (
    <div class="set-up-grid">
      <Choice
        label="Ante order"
        value={rules.anteOrder}
        of={ANTE_ORDER}
        onChoice={(anteOrder) => rule({ anteOrder })}
      />
      <Choice
        label="Ante type"
        value={rules.anteType}
        of={ANTE_TYPE}
        onChoice={(anteType) => rule({ anteType })}
      />
      <Choice
        label="Button rule"
        value={rules.button}
        of={BUTTON}
        onChoice={(button) => rule({ button })}
      />
      <Choice
        label="Uncalled chips"
        value={rules.uncalled}
        of={UNCALLED}
        onChoice={(uncalled) => rule({ uncalled })}
      />
      <Field
        label="Odd chip"
        kind="short"
        value={String(rules.oddChip)}
        onText={(typed) => {
          if (/^[1-9]\d{0,9}$/.test(typed.trim())) rule({ oddChip: Number(typed) });
        }}
      />
      <Field label="Event" value={draft.event} onText={(event) => put({ event })} />
      <Field label="Table" value={draft.table} onText={(table) => put({ table })} />
      <Field
        label="Video"
        value={draft.video}
        placeholder="https://…"
        onText={(video) => put({ video })}
      />
    </div>
  );
}

const ANTE_ORDER = { 'ante-first': 'Ante first', 'bb-first': 'Big blind first' } as const;

const ANTE_TYPE = { bb: 'Big blind pays it', all: 'Everybody pays it' } as const;

const BUTTON = { moving: 'Moving', dead: 'Dead', seat: 'Seat by seat' } as const;

const UNCALLED = { return: 'Returned', 'side-pot': 'A side pot' } as const;
