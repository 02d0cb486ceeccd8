import { isSameText } from '../../kernel/same-text.ts';
import { isChips } from './chips.ts';
import { checkName, nameFaultText } from './names.ts';
import type { ClaimedPost, ClaimedSeat, Setup } from './seat-players.ts';
import type { SeatRuling } from './seat-ruling.ts';

/** CHIP-1 for everything on the table. */
export function checkChips(setup: Setup, rulings: SeatRuling[]): void {
  const { seats, sb, bb, ante = 0, rules, posts = NO_POSTS } = setup;
  const refuse = (what: string, found: number, seat: number | null = null): void => {
    rulings.push({ rule: 'CHIP-1', kind: 'not-chips', severity: 'error', seat, what, found });
  };
  let all = 0;
  for (let line = 0; line < seats.length; line++) {
    const { stack } = seats[line]!;
    if (!isChips(stack)) refuse('stack', stack, line);
    all += stack;
  }
  if (rulings.length === 0 && !isChips(all)) refuse('all stacks together', all);
  if (!isChips(bb) || bb < 1) refuse('big blind', bb);
  if (!isChips(sb) || sb > bb) refuse('small blind', sb);
  if (!isChips(ante)) refuse('ante', ante);
  for (const { line, amount } of posts) if (!isChips(amount)) refuse('post', amount, line);
  const oddChip = rules?.oddChip ?? 1;
  if (!isChips(oddChip) || oddChip < 1) refuse('odd chip', oddChip);
}

const NO_POSTS: readonly ClaimedPost[] = [];

/** SEAT-6: names are unique and can be told apart from the rest of a line. */
export function checkNames(seats: readonly ClaimedSeat[], rulings: SeatRuling[]): void {
  for (let seat = 0; seat < seats.length; seat++) {
    const { name } = seats[seat]!;
    const bad = checkName(name);
    const fault = isNamedBefore(seats, seat) ? 'stands here twice' : bad && nameFaultText(bad);
    if (fault) {
      rulings.push({ rule: 'SEAT-6', kind: 'bad-name', severity: 'error', seat, name, fault });
    }
  }
}

function isNamedBefore(seats: readonly ClaimedSeat[], seat: number): boolean {
  for (let other = 0; other < seat; other++) {
    if (isSameText(seats[other]!.name, seats[seat]!.name)) return true;
  }
  return false;
}
