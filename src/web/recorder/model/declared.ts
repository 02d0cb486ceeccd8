import { readPotName } from '../../../formats/index.ts';
import type { BoardNumber, DeclaredPotField, DeclaredWinners } from './edits.ts';
import type { PageState } from './page-state.ts';
import { isShowdown, type Scene } from './scene.ts';
import { seatOfLetter } from './table-view.ts';

/** The pots to be declared, each board's half by itself when it was run twice (RUN-1). */
export function declaredPots({ verdict }: Scene): readonly DeclaredPotField[] {
  if (!verdict?.settlement) return [];
  const { winners, board2 } = verdict.record;
  const boards: readonly BoardNumber[] = board2 ? [1, 2] : [null];
  return verdict.settlement.pots.flatMap((_, pot) =>
    boards.map((board) => {
      // What names no board holds for both (WIN-2).
      const lines = winners.filter((line) => line.pot === pot);
      const own = lines.find((line) => line.board === board);
      const line = own ?? lines.find((one) => one.board === null);
      return { pot, board, names: line?.names.map((one) => one.name) ?? [] };
    }),
  );
}

/** The same declarations with one name put in at one place, or taken out if it stands there. */
export function withNameAt(
  pots: readonly DeclaredPotField[],
  at: number,
  name: string,
): DeclaredWinners {
  const lines = pots.map((line, i) => {
    if (i !== at) return line;
    const names = line.names.filter((one) => one !== name);
    return { ...line, names: names.length < line.names.length ? names : [...line.names, name] };
  });
  const named = lines.filter((line) => line.names.length > 0);
  return named.length > 0 ? { kind: 'pots', lines: named } : { kind: 'nothing' };
}

/** The pot that is asked for, with those who can win it. */
export interface AskedPot {
  readonly at: number;
  readonly title: string;
  readonly eligible: readonly { readonly seat: number; readonly name: string }[];
}

export function askedPot({ potAsked, recorder }: PageState): AskedPot | null {
  const scene = recorder.scene.value;
  const settlement = scene.verdict?.settlement;
  const at = potAsked.value;
  const pot = at === null ? undefined : declaredPots(scene)[at];
  if (at === null || !pot || !settlement || recorder.cursor.value !== null) return null;
  const { eligible } = settlement.pots[pot.pot]!;
  return {
    at,
    title: readPotName(pot.pot, pot.board),
    eligible: eligible.map((seat) => ({ seat, name: settlement.players[seat]!.name })),
  };
}

/** Asks for the winners pot by pot, from the first that has none; false if there is none to ask for. */
export function askPots(ui: PageState): boolean {
  const scene = ui.recorder.scene.value;
  if (!isShowdown(scene) || ui.recorder.cursor.value !== null) return false;
  const open = declaredPots(scene).findIndex(({ names }) => names.length === 0);
  ui.potAsked.value = Math.max(0, open);
  return askedPot(ui) !== null;
}

/** A letter names a winner or takes the name back, Enter and the arrows lead on, Esc leaves. */
export function answerPot(ui: PageState, { at, eligible }: AskedPot, key: string): boolean {
  const { recorder } = ui;
  const name = eligible.find(({ seat }) => seat === seatOfLetter(key))?.name;
  if (name !== undefined) {
    recorder.declareWinners(withNameAt(declaredPots(recorder.scene.value), at, name));
    return true;
  }
  const last = declaredPots(recorder.scene.value).length - 1;
  switch (key) {
    case 'Enter':
    case 'ArrowRight':
    case 'ArrowDown':
      ui.potAsked.value = at < last ? at + 1 : null;
      return true;
    case 'ArrowLeft':
    case 'ArrowUp':
      ui.potAsked.value = Math.max(0, at - 1);
      return true;
    case 'Escape':
      ui.potAsked.value = null;
      return true;
    default:
      return false;
  }
}

/** The one winner or the ranking as it is written: "Bob > Alice = David". */
export function declaredText({ verdict }: Scene): string {
  const { winner, ranking } = verdict?.record ?? {};
  if (winner) return winner.name;
  return (ranking?.tiers ?? []).map((tier) => tier.map((one) => one.name).join(' = ')).join(' > ');
}

/** Who wins as somebody typed it: one name, or a ranking with > and =. */
type RankingReading =
  | { readonly ok: true; readonly telling: DeclaredWinners }
  | { readonly ok: false; readonly message: string };

export function readTypedRanking(text: string, names: readonly string[]): RankingReading {
  if (text.trim() === '') return { ok: true, telling: { kind: 'nothing' } };
  const tiers = tiersOf(text, names);
  const found: string[][] = [];
  for (const tier of tiers) {
    const named = tier.map((word) => ({ word, name: nameFor(word, names) }));
    const unknown = named.find(({ name }) => name === null);
    if (unknown) {
      const who = unknown.word === '' ? 'A name is missing' : `"${unknown.word}" fits nobody`;
      return { ok: false, message: `${who}: ${names.join(', ')} can win.` };
    }
    found.push(named.map(({ name }) => name!));
  }
  const all = found.flat();
  const twice = all.find((name, i) => all.indexOf(name) !== i);
  if (twice !== undefined) return { ok: false, message: `${twice} is named twice.` };
  return all.length === 1
    ? { ok: true, telling: { kind: 'winner', name: all[0]! } }
    : { ok: true, telling: { kind: 'ranking', tiers: found } };
}

/** SEAT-6: a name may hold a bare > or =, so signs with spaces around them are tried first. */
function tiersOf(text: string, names: readonly string[]): readonly (readonly string[])[] {
  const spaced = parted(text, ' > ', ' = ');
  const isKnown = spaced.flat().every((word) => nameFor(word, names) !== null);
  return isKnown ? spaced : parted(text, '>', '=');
}

const parted = (text: string, above: string, beside: string): readonly (readonly string[])[] =>
  text.split(above).map((tier) => tier.split(beside).map((word) => word.trim()));

/** A whole name, or the beginning of only one. */
function nameFor(word: string, names: readonly string[]): string | null {
  const wanted = word.toLowerCase();
  if (wanted === '') return null;
  const whole = names.find((name) => name === word) ?? sole(names, (name) => name === wanted);
  return whole ?? sole(names, (name) => name.startsWith(wanted));
}

function sole(names: readonly string[], fits: (lower: string) => boolean): string | null {
  const found = names.filter((name) => fits(name.toLowerCase()));
  return found.length === 1 ? found[0]! : null;
}
