import { all, counted, figure } from '../../../kernel/index.ts';
import { noteLines } from '../../recorder/model/notes.ts';
import { type Scene, sceneOf } from '../../recorder/model/scene.ts';

/** A hand in the list: its number, how many play, and how it went. */
export interface HandLine {
  readonly number: string;
  readonly players: number;
  readonly outcome: string;
  /** Nothing more is to be told. */
  readonly isOver: boolean;
  /** HH:MM:SS; null if that is not known. */
  readonly startedAt: string | null;
  readonly tags: readonly string[];
  readonly notes: readonly string[];
}

/** "Bob wins 245,000 · 2 pots" */
export function handLine(scene: Scene): HandLine {
  const { verdict, stage, table } = scene;
  const number = verdict?.record.number ?? null;
  return {
    number: number === null ? '–' : String(number),
    players: table?.dealtIn.length ?? verdict?.record.players.length ?? 0,
    outcome: outcomeOf(scene),
    isOver: stage === 'settled' || stage === 'unseen',
    startedAt: verdict?.record.startedAt ?? null,
    tags: verdict?.record.tags ?? [],
    notes: noteLines(verdict?.record ?? null),
  };
}

function outcomeOf({ verdict, stage, live, moments, findings }: Scene): string {
  switch (stage) {
    case 'set-up':
      return verdict ? 'being set up' : 'no hand yet';
    case 'stopped': {
      const error = findings.find(({ severity }) => severity === 'error');
      return error ? `stopped: ${error.rule} on line ${error.at.line}` : 'stopped';
    }
    case 'betting':
      return moments.length > 1 ? `in play: ${live!.street}` : 'blinds posted';
    case 'showdown':
      return `winners open${potsText(verdict?.settlement?.pots.length ?? 0)}`;
    case 'unseen':
      return 'the end was not seen';
    case 'settled':
      return verdict!.settlement!.isVoid ? 'misdeal' : winnersText(verdict!.settlement!);
  }
}

function winnersText({
  players,
  pots,
}: {
  readonly players: readonly { readonly name: string; readonly won: number | null }[];
  readonly pots: readonly unknown[];
}): string {
  const winners = players
    .flatMap(({ name, won }) => (won ? [{ name, won }] : []))
    .sort((a, b) => b.won - a.won);
  const [first, second] = winners;
  if (!first) return 'nothing was won';
  if (!second) return `${first.name} wins ${figure(first.won)}${potsText(pots.length)}`;
  const isSplit = pots.length === 1;
  const total = winners.reduce((sum, { won }) => sum + won, 0);
  return isSplit
    ? `${all(winners.map(({ name }) => name))} split ${figure(total)}`
    : `${winners.map(({ name, won }) => `${name} ${figure(won)}`).join(', ')}${potsText(pots.length)}`;
}

const potsText = (pots: number): string => (pots > 1 ? ` · ${counted(pots, 'pot')}` : '');

const KEPT_LINES = 500;
const lines = new Map<string, HandLine>();

/** The line of a text, worked out once for as long as the list is about it. */
export function handLineOf(text: string): HandLine {
  const known = lines.get(text);
  if (known) return known;
  const line = handLine(sceneOf(text));
  if (lines.size >= KEPT_LINES) lines.delete(lines.keys().next().value!);
  lines.set(text, line);
  return line;
}
