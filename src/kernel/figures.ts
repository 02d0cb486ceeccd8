/** 1234567 → "1,234,567": figures as people read them. */
export function figure(amount: number): string {
  let out = String(amount);
  for (let place = out.length - 3; place > 0; place -= 3) {
    out = `${out.slice(0, place)},${out.slice(place)}`;
  }
  return out;
}

/** "Alice, Bob or Charlie" */
export const either = (names: readonly string[]): string => listed(names, 'or');

/** "Alice, Bob and Charlie" */
export const all = (names: readonly string[]): string => listed(names, 'and');

function listed(names: readonly string[], word: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${word} ${names[names.length - 1]}`;
}

/** "1 card", "2 cards" */
export const counted = (count: number, word: string): string =>
  `${figure(count)} ${word}${count === 1 ? '' : 's'}`;
