import { figure } from '../../kernel/index.ts';
import type { Place } from '../places.ts';
import type { PlayerReport, Rate } from './evening-report.ts';

type FigureId = 'vpip' | 'pfr' | '3bet' | 'flop' | 'showdown' | 'won';

/** The figures that count some hands out of others, in the order in which they are shown. */
export const FIGURES: readonly {
  readonly id: FigureId;
  readonly title: string;
  /** What it counts, for people who do not know the word. */
  readonly meaning: string;
  readonly rateOf: (player: PlayerReport) => Rate;
}[] = [
  {
    id: 'vpip',
    title: 'VPIP',
    meaning: 'put chips in by choice before the flop',
    rateOf: ({ vpip }) => vpip,
  },
  { id: 'pfr', title: 'PFR', meaning: 'raised before the flop', rateOf: ({ pfr }) => pfr },
  {
    id: '3bet',
    title: '3-bet',
    meaning: 'raised again, of the hands that faced exactly one raise before the flop',
    rateOf: ({ threeBet }) => threeBet,
  },
  {
    id: 'flop',
    title: 'Saw flop',
    meaning: 'not folded when the flop was dealt',
    rateOf: ({ sawFlop }) => sawFlop,
  },
  {
    id: 'showdown',
    title: 'Showdown',
    meaning: 'went to showdown, of the hands that saw the flop',
    rateOf: ({ wentToShowdown }) => wentToShowdown,
  },
  {
    id: 'won',
    title: 'Won there',
    meaning: 'won at showdown, of the hands that went there',
    rateOf: ({ wonAtShowdown }) => wonAtShowdown,
  },
];

/** "42%"; a dash where there was no such hand. */
export const percentText = ({ count, of }: Rate): string =>
  of === 0 ? '–' : `${Math.round((100 * count) / of)}%`;

/** "5th", or "5th–6th" where a place is shared. */
export const placeText = ({ from, to }: Place): string =>
  from === to ? ordinal(from) : `${ordinal(from)}–${ordinal(to)}`;

function ordinal(number: number): string {
  const isTeen = [11, 12, 13].includes(number % 100);
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${figure(number)}${ending}`;
}

/** "+1,250", "−300", "0" */
export function signedFigure(chips: number): string {
  const sign = chips > 0 ? '+' : chips < 0 ? '−' : '';
  return `${sign}${figure(Math.abs(chips))}`;
}

/** "1:52", "1:02:03" */
export function secondsText(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
