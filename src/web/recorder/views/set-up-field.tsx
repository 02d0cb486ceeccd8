/** A field of the set-up form under its label. */
export const Field = ({
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
}) => (
  <label class={`field field-${kind}`}>
    <span>{label}</span>
    <input
      {...(id && { id })}
      autocomplete="off"
      spellcheck={false}
      placeholder={placeholder}
      value={value}
      aria-invalid={isWrong}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  </label>
);
