import { all, counted, figure, html, Markup, showUpTo } from '../../kernel/index.ts';
import { pageOf } from '../../suite/index.ts';
import {
  countsChart,
  type EveningReport,
  FIGURES,
  levelText,
  type PlayerReport,
  percentText,
  placeText,
  secondsText,
  signedFigure,
} from '../../tournament/index.ts';
import { notHere, stackText } from './evening-text.ts';

/** What the page has besides the look all pages share. */
const STYLE = `
.evening { overflow-x: auto; }
.evening .many { min-width: 40rem; }
.evening .name { overflow-wrap: break-word; }
.evening td small { color: var(--soft); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 0 1.5rem; align-items: start; }
.picture svg { display: block; width: 100%; height: auto; }
.picture .narrow { display: none; }
.facts { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin-top: 0.5rem; color: var(--soft); }
tr:target > *, li:target { background: var(--warn-wash); }
.hands { padding: 0.15rem 0; }
.hands a { margin-right: 0.25rem; }
.evening h3 { margin-top: 1rem; }
.evening h3:first-child { margin-top: 0; }
@media (width < 44rem) { .picture .wide { display: none; } .picture .narrow { display: block; } }
@media print { .picture .wide { display: block; } .picture .narrow { display: none; } .evening { overflow: visible; } .evening .many { min-width: 0; font-size: 8pt; } }
`;

const LONGEST_NAME = 40;

const nameText = (name: string): string => showUpTo(LONGEST_NAME, name);

/** `report --html`: one file, without a script, light and dark, on a phone and on paper. */
export function eveningPage(report: EveningReport): string {
  const { hands } = report;
  const events = [...new Set(hands.flatMap(({ event }) => event ?? []))];
  const title = events.length === 1 ? showUpTo(120, events[0]!) : 'An evening of poker';
  return pageOf(
    title,
    html`<header><h1>${title}</h1>${facts(report)}</header>
${picture(report)}
<div class="pair">${section('Standings', standings(report))}
${section('Out', eliminations(report))}</div>
${section('Statistics', statistics(report))}
${section('Won and lost', results(report))}
${section('All-in before the river: worth and won', luck(report))}
<div class="pair">${section('Largest pots', largestPots(report))}
${section('Between the hands', between(report))}</div>
${section('Chip counts at the start of each hand', chipCounts(report))}
${section('Hands behind the figures', handLists(report))}
<footer>Made by sidepot report. Hands that were not seen to their end, misdeals and hands that could not be settled are not in the statistics.</footer>`,
    STYLE,
  );
}

const section = (title: string, body: Markup | null): Markup | null =>
  body &&
  html`<section><h2>${title}</h2><div class="sheet evening" role="region" aria-label="${title}" tabindex="0">${body}</div></section>`;

function facts(report: EveningReport): Markup {
  const { hands, seconds, levels } = report;
  const last = hands[hands.length - 1]!;
  const level = levels[levels.length - 1];
  const words = [
    counted(hands.length, 'hand'),
    `${figure(last.chipsInPlay)} chips in play`,
    ...(level ? [`level ${levelText(level)}`] : []),
    ...(seconds.average === null
      ? []
      : [`${secondsText(seconds.average)} a hand, ${secondsText(seconds.longest!)} at most`]),
    ...notHere(report),
  ];
  return html`<div class="facts">${words.map((word) => (word === null ? null : html`<span>${word}</span>`))}</div>`;
}

/** Once for a desk and paper, once for a phone: letters in a picture that shrinks cannot be read. */
const picture = (report: EveningReport): Markup =>
  html`<section><h2>Chip counts</h2><div class="sheet picture"><div class="wide">${new Markup(countsChart(report, { width: 1080, height: 440 }))}</div><div class="narrow">${new Markup(countsChart(report, { width: 340, height: 340 }))}</div></div></section>`;

/** A table; the columns named in `words` are flush left, the others are figures. */
function table(
  head: readonly string[],
  rows: readonly { readonly id?: string; readonly cells: readonly (string | Markup)[] }[],
  words: readonly number[] = [0],
): Markup | null {
  if (rows.length === 0) return null;
  const side = (i: number): string => (words.includes(i) ? 'name' : 'figure');
  const many = head.length > 5 ? 'many' : '';
  return html`<table class="${many}"><thead><tr>${head.map((cell, i) => html`<th class="${side(i)}">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    ({ id, cells }) =>
      html`<tr${id === undefined ? null : html` id="${id}"`}>${cells.map((cell, i) => html`<td class="${side(i)}">${cell}</td>`)}</tr>
`,
  )}</tbody></table>`;
}

const handLink = ({ hands }: EveningReport, hand: number): Markup =>
  html`<a href="#hand-${hand}">${hands[hand]!.label}</a>`;

const standings = ({ standings: list }: EveningReport): Markup | null =>
  table(
    ['Player', 'Chips', 'Place'],
    list.map((player) => {
      const { name, state, place } = player;
      const chips = state === 'in' ? stackText(player) : state;
      return { cells: [nameText(name), chips, place ? placeText(place) : ''] };
    }),
  );

const eliminations = (report: EveningReport): Markup | null =>
  table(
    ['Player', 'By', 'Hand', 'Place'],
    report.eliminations.map(({ name, place, hand, by }) => {
      const who = by.length === 0 ? 'not seen' : all(by.map(nameText));
      return { cells: [nameText(name), who, handLink(report, hand), placeText(place)] };
    }),
    [0, 1],
  );

/** Who was dealt in, with the place in the list of players, which names their figures. */
const dealtIn = ({ players }: EveningReport): readonly (readonly [PlayerReport, number])[] =>
  players.flatMap((player, i) => (player.hands.length > 0 ? [[player, i] as const] : []));

const statistics = (report: EveningReport): Markup | null =>
  table(
    ['Player', 'Hands', ...FIGURES.map(({ title }) => title)],
    dealtIn(report).map(([player, i]) => ({
      cells: [
        nameText(player.name),
        figure(player.hands.length),
        ...FIGURES.map(({ id, rateOf }) => {
          const rate = rateOf(player);
          if (rate.of === 0) return '–';
          return html`<a href="#player-${i}-${id}">${percentText(rate)}</a> <small>${rate.count}/${rate.of}</small>`;
        }),
      ],
    })),
  );

function results(report: EveningReport): Markup | null {
  const one = (most: PlayerReport['largestWin']): string | Markup =>
    most
      ? html`${signedFigure(most.chips)} <small>hand ${handLink(report, most.hand)}</small>`
      : '–';
  return table(
    ['Player', 'Net', 'Largest win', 'Largest loss'],
    dealtIn(report).map(([{ name, netChips, largestWin, largestLoss }]) => ({
      cells: [nameText(name), signedFigure(netChips), one(largestWin), one(largestLoss)],
    })),
  );
}

function luck(report: EveningReport): Markup | null {
  const rows = report.players.flatMap(({ name, luck: own }) => {
    if (!own || own.hands.length === 0) return [];
    const worth = Math.round(own.worth);
    const hands = html`${own.hands.map((hand) => html`${handLink(report, hand)} `)}`;
    const more = signedFigure(own.won - worth);
    return [{ cells: [nameText(name), hands, figure(worth), figure(own.won), more] }];
  });
  return table(['Player', 'Hands', 'Worth', 'Won', 'Luck'], rows, [0, 1]);
}

const largestPots = (report: EveningReport): Markup | null =>
  table(
    ['Hand', 'Won by', 'Pot'],
    report.largestPots.map(({ hand, amount, winners }) => ({
      cells: [handLink(report, hand), all(winners.map(nameText)), figure(amount)],
    })),
    [0, 1],
  );

const between = (report: EveningReport): Markup | null =>
  table(
    ['After hand', 'What happened'],
    report.between.map(({ after, text }) => ({
      cells: [handLink(report, after), showUpTo(300, text)],
    })),
    [0, 1],
  );

function chipCounts({ hands, players, standings: last }: EveningReport): Markup | null {
  const names = players.map(({ name }) => name);
  const cellsOf = (stacks: ReadonlyMap<string, number | null>): readonly string[] =>
    names.map((name) => {
      const chips = stacks.get(name);
      return chips === undefined || chips === null ? '' : figure(chips);
    });
  const rows = hands.map(({ index, label, startedAt, blinds, chipsInPlay, counts }) => ({
    id: `hand-${index}`,
    cells: [
      label,
      startedAt ?? '',
      blinds ? levelText(blinds) : '',
      figure(chipsInPlay),
      ...cellsOf(new Map(counts.map(({ name, start }) => [name, start]))),
    ],
  }));
  const ends = cellsOf(new Map(last.map(({ name, stack }) => [name, stack])));
  const head = ['Hand', 'Start', 'Level', 'In play', ...names.map(nameText)];
  return table(head, [...rows, { id: 'end', cells: ['end', '', '', '', ...ends] }]);
}

function handLists(report: EveningReport): Markup | null {
  const lists = dealtIn(report).map(
    ([player, i]) =>
      html`<h3>${nameText(player.name)}</h3><ul>${FIGURES.map(({ id, title, meaning, rateOf }) => {
        const { count, of, hands } = rateOf(player);
        return html`<li class="hands" id="player-${i}-${id}"><b>${title}</b> <span class="quiet">${meaning}: ${count} of ${of}</span> ${hands.map((hand) => handLink(report, hand))}</li>
`;
      })}</ul>`,
  );
  return lists.length === 0 ? null : html`${lists}`;
}
