import { all, counted, figure, highest, show } from '../../kernel/index.ts';
import {
  type EveningReport,
  FIGURES,
  levelText,
  type PlayerReport,
  percentText,
  placeText,
  type Rate,
  type ReportHand,
  secondsText,
  signedFigure,
} from '../../tournament/index.ts';
import { columns, type Paint } from './paint.ts';

type Rows = readonly (readonly string[])[];

/** `report` for a terminal: one table after another, each only where it has something to say. */
export function eveningText(report: EveningReport, paint: Paint): string {
  const labelOf = (hand: number): string => report.hands[hand]!.label;
  const tables: readonly (readonly [title: string, rows: Rows])[] = [
    ['Standings', standings(report)],
    ['Out', eliminations(report, labelOf)],
    ['Statistics', statistics(report)],
    ['Won and lost', results(report, labelOf)],
    ['All-in before the river: worth and won', luck(report)],
    ['Largest pots', largestPots(report, labelOf)],
    [
      'Between the hands',
      report.between.map(({ after, text }) => [`after ${labelOf(after)}`, text]),
    ],
    [countsTitle(report.hands), chipCounts(report)],
  ];
  const blocks = tables.flatMap(([title, rows]) =>
    rows.length === 0 ? [] : [`${paint.bold(title)}\n${aligned(title, rows)}`],
  );
  return `${[heading(report, paint), ...blocks].join('\n\n')}\n`;
}

/** Words are flush left, figures flush right. */
function aligned(title: string, rows: Rows): string {
  if (title !== 'Between the hands') return columns(rows);
  const width = highest(
    rows.map(([place]) => place!.length),
    0,
  );
  return rows.map(([place, text]) => `${place!.padEnd(width)}   ${show(text!)}`).join('\n');
}

/** What it is about, in two or three lines. */
function heading(report: EveningReport, paint: Paint): string {
  const { hands, seconds, levels } = report;
  const events = [
    ...new Set(hands.map(({ event, table }) => [event, table].filter(Boolean).join(' · '))),
  ];
  const title = events
    .filter((event) => event !== '')
    .map(show)
    .join('; ');
  const last = hands[hands.length - 1]!;
  const level = levels[levels.length - 1];
  const facts = [
    counted(hands.length, 'hand'),
    `${figure(last.chipsInPlay)} chips in play`,
    ...(level ? [`level ${levelText(level)}`] : []),
    ...(seconds.average === null ? [] : [timeFact(seconds.average, seconds.longest!)]),
  ];
  return [paint.bold(title || 'Report'), facts.join(' · '), ...notHere(report)].join('\n');
}

const timeFact = (average: number, longest: number): string =>
  `a hand took ${secondsText(average)} on average, ${secondsText(longest)} at most`;

const KINDS = { 'not-seen': 'not seen', void: 'void', unsettled: 'not settled' } as const;

/** "Not here: hands 5 to 61", "Not in the statistics: 12 (not seen)": nobody should have to guess. */
export function notHere({ hands, gaps }: EveningReport): readonly string[] {
  const missing = gaps.flatMap(({ missing: numbers }) => {
    if (!numbers) return [];
    const { from, to } = numbers;
    return [from === to ? `hand ${from}` : `hands ${from} to ${to}`];
  });
  const left = hands.flatMap(({ label, kind }) =>
    kind === 'settled' || kind === 'set-up' ? [] : [`${label} (${KINDS[kind]})`],
  );
  return [
    ...(missing.length === 0 ? [] : [`Not here: ${missing.join(', ')}`]),
    ...(left.length === 0 ? [] : [`Not in the statistics: ${left.join(', ')}`]),
  ];
}

/** The chips somebody ends with; `?` behind what nobody saw. */
export const stackText = ({
  stack,
  isCertain,
}: Pick<EveningReport['standings'][number], 'stack' | 'isCertain'>): string =>
  stack === null ? '' : `${figure(stack)}${isCertain ? '' : '?'}`;

function standings({ standings: list }: EveningReport): Rows {
  const rows = list.map((player) => {
    const { name, state, place } = player;
    if (state === 'left') return [show(name), 'left', ''];
    const chips = state === 'out' ? 'out' : stackText(player);
    return [show(name), chips, place ? placeText(place) : ''];
  });
  return rows.length === 0 ? [] : [['Player', 'Chips', 'Place'], ...rows];
}

function eliminations(
  { eliminations: list }: EveningReport,
  labelOf: (hand: number) => string,
): Rows {
  const rows = list.map(({ name, place, hand, by }) => [
    show(name),
    placeText(place),
    labelOf(hand),
    by.length === 0 ? 'not seen' : all(by.map(show)),
  ]);
  return rows.length === 0 ? [] : [['Player', 'Place', 'Hand', 'By'], ...rows];
}

const dealtIn = ({ players }: EveningReport): readonly PlayerReport[] =>
  players.filter(({ hands }) => hands.length > 0);

function statistics(report: EveningReport): Rows {
  const rows = dealtIn(report).map((player) => [
    show(player.name),
    figure(player.hands.length),
    ...FIGURES.map(({ rateOf }) => rateText(rateOf(player))),
  ]);
  const head = ['Player', 'Hands', ...FIGURES.map(({ title }) => title)];
  return rows.length === 0 ? [] : [head, ...rows];
}

/** "42% 5/12": a share of few hands says little, so both are shown. */
const rateText = (rate: Rate): string =>
  rate.of === 0 ? '–' : `${percentText(rate)} ${rate.count}/${rate.of}`;

function results(report: EveningReport, labelOf: (hand: number) => string): Rows {
  const one = (most: PlayerReport['largestWin']): string[] =>
    most ? [signedFigure(most.chips), labelOf(most.hand)] : ['–', ''];
  const rows = dealtIn(report).map(({ name, netChips, largestWin, largestLoss }) => [
    show(name),
    signedFigure(netChips),
    ...one(largestWin),
    ...one(largestLoss),
  ]);
  const head = ['Player', 'Net', 'Largest win', 'Hand', 'Largest loss', 'Hand'];
  return rows.length === 0 ? [] : [head, ...rows];
}

function luck({ players, allIns }: EveningReport): Rows {
  if (!allIns || allIns.length === 0) return [];
  const rows = players.flatMap(({ name, luck: own }) => {
    if (!own || own.hands.length === 0) return [];
    const worth = Math.round(own.worth);
    const more = signedFigure(own.won - worth);
    return [[show(name), figure(own.hands.length), figure(worth), figure(own.won), more]];
  });
  return [['Player', 'All-ins', 'Worth', 'Won', 'Luck'], ...rows];
}

function largestPots(
  { largestPots: list }: EveningReport,
  labelOf: (hand: number) => string,
): Rows {
  const rows = list.map(({ hand, amount, winners }) => [
    labelOf(hand),
    figure(amount),
    all(winners.map(show)),
  ]);
  return rows.length === 0 ? [] : [['Hand', 'Pot', 'Won by'], ...rows];
}

/** More hands than this are thinned out: nobody reads a thousand lines. */
const MOST_ROWS = 60;

const everyOf = (hands: readonly ReportHand[]): number => Math.ceil(hands.length / MOST_ROWS);

function countsTitle(hands: readonly ReportHand[]): string {
  const every = everyOf(hands);
  const some = every > 1 ? `; every ${every} hands, --csv has them all` : '';
  return `Chip counts at the start of each hand${some}`;
}

function chipCounts({ hands, players, standings: last }: EveningReport): Rows {
  const names = players.map(({ name }) => name);
  const every = everyOf(hands);
  const rows = hands
    .filter(({ index }) => index % every === 0)
    .map(({ label, blinds, chipsInPlay, counts }) => {
      const starts = new Map(counts.map(({ name, start }) => [name, start]));
      const cells = names.map((name) => chipsText(starts.get(name)));
      return [label, blinds ? levelText(blinds) : '', figure(chipsInPlay), ...cells];
    });
  const stacks = new Map(last.map((player) => [player.name, stackText(player)]));
  const ends = names.map((name) => stacks.get(name) ?? '');
  return [['Hand', 'Level', 'In play', ...names.map(show)], ...rows, ['end', '', '', ...ends]];
}

const chipsText = (chips: number | null | undefined): string =>
  chips === null || chips === undefined ? '' : figure(chips);

/** `--hands`: the hands behind each figure, for all players or for one. */
export function handsByFigure(
  report: EveningReport,
  players: readonly PlayerReport[],
  figures: typeof FIGURES,
): string {
  const labels = (hands: readonly number[]): string =>
    hands.length === 0 ? 'none' : hands.map((hand) => report.hands[hand]!.label).join(', ');
  const lines = players.flatMap((player) =>
    figures.map(({ title, rateOf }) => {
      const rate = rateOf(player);
      return `${show(player.name)}, ${title} ${rate.count} of ${rate.of}: ${labels(rate.hands)}`;
    }),
  );
  return `${lines.join('\n')}\n`;
}
