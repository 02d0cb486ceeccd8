import { useSignal } from '@preact/signals';

/** Whether the cursor is in a field: nothing is wrong with it before somebody leaves it. */
export function useUntilLeft() {
  const isIn = useSignal(false);
  return {
    isIn: isIn.value,
    watch: {
      onFocus: () => {
        isIn.value = true;
      },
      onBlur: () => {
        isIn.value = false;
      },
    },
  };
}

/** One of several, by name. */
export const Choice = <T extends string>({
  label,
  value,
  of,
  onChoice,
}: {
  readonly label: string;
  readonly value: T;
  readonly of: Readonly<Record<T, string>>;
  readonly onChoice: (value: T) => void;
}) => (
  <label class="field field-long">
    <span>{label}</span>
    <select value={value} onChange={(event) => onChoice(event.currentTarget.value as T)}>
      {(Object.entries(of) as [T, string][]).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** A field of the set-up form under its label. */
export function Field({
  id,
  label,
  value,
  placeholder = '',
  kind = 'long',
  isWrong = false,
  onText,
}: {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly kind?: 'short' | 'long';
  readonly isWrong?: boolean;
  readonly onText: (text: string) => void;
}) {
  const { isIn, watch } = useUntilLeft();
  return (
    <label class={`field field-${kind}`}>
      <span>{label}</span>
      <input
        {...(id && { id })}
        autocomplete="off"
        spellcheck={false}
        placeholder={placeholder}
        value={value}
        aria-invalid={isWrong && !isIn}
        {...watch}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </label>
  );
}
