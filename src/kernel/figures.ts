/** 1234567 → "1,234,567": how figures are shown to people. */
export function figure(amount: number): string {
  const digits = String(amount);
  if (digits.length < 4) return digits;
  let out = '';
  for (let end = digits.length; end > 0; end -= 3) {
    const group = digits.slice(Math.max(0, end - 3), end);
    out = out === '' ? group : `${group},${out}`;
  }
  return out;
}

/** "Alice, Bob or Charlie" */
export function either(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;
}
