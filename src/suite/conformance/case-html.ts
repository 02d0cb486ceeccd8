import { figure, html, type Markup, show, showUpTo } from '../../kernel/index.ts';
import {
  cardWords,
  placeWords,
  positionText,
  sizeWords,
  stakesWords,
  streetsOf,
  valueWords,
  whyTitle,
} from './case-words.ts';
import type { ConformanceCase } from './conformance-case.ts';
import type { CaseVerdict, Difference } from './judge-case.ts';

const LONGEST_TITLE = 200;

/** A case as somebody reads it who has to mend a program: the hand, the figures, the arithmetic. */
export function caseHtml(
  verdict: CaseVerdict,
  one: ConformanceCase | undefined,
  program: string,
  isOpen: boolean,
): Markup {
  const title = one
    ? html` ${showUpTo(LONGEST_TITLE, one.title)} <span class="quiet">(${sizeWords(one)})</span>`
    : null;
  return html`<details class="case"${isOpen ? html` open` : null}>
<summary><span class="id">${show(verdict.id)}</span>${title}</summary>
<div class="case-body">
${one ? html`<div class="hand">${handHtml(one, eventsIn(verdict.differences))}</div>` : null}
<div>${verdict.differences.length > 0 ? figuresHtml(verdict.differences, one, program) : null}${
    isOpen || verdict.words === null ? null : html`<p class="said">${show(verdict.words)}</p>`
  }</div>
${one && one.why.length > 0 ? html`<div class="wide"><h4>${whyTitle(one)}</h4><ol class="why">${one.why.map((why) => html`<li>${why}</li>`)}</ol></div>` : null}
</div>
</details>
`;
}

/** Expected against found, side by side. */
export function figuresHtml(
  differences: readonly Difference[],
  one: ConformanceCase | undefined,
  program: string,
): Markup {
  return html`<table class="figures">
<thead><tr><th scope="col">Figure</th><th scope="col">Expected</th><th scope="col">${program}</th></tr></thead>
<tbody>${differences.map(
    (
      difference,
    ) => html`<tr><td>${placeWords(difference.place, one)}<span class="place">${show(difference.place)}</span></td><td class="expected">${valueWords(difference, difference.expected, one)}</td><td class="found">${valueWords(difference, difference.found, one)}</td></tr>
`,
  )}</tbody>
</table>`;
}

/** The events after which something is wrong. */
function eventsIn(differences: readonly Difference[]): ReadonlySet<number> {
  const events = new Set<number>();
  for (const { place, expected } of differences) {
    const turn = /^turns\[(\d+)\]/.exec(place);
    if (turn) events.add(Number(turn[1]));
    const refused =
      place === 'refused' ? (expected as { event?: number } | null)?.event : undefined;
    if (refused !== undefined) events.add(refused);
  }
  return events;
}

function handHtml(
  { table, hole, events, board2, declared, expect }: ConformanceCase,
  wrong: ReadonlySet<number>,
): Markup {
  const hasCards = Object.keys(hole).length > 0;
  const rows = table.seats.map(({ name, stack }) => {
    const after = expect.stacks?.[name];
    const position = positionText(table, name);
    return html`<tr><th scope="row">${show(name)}${position === '' ? null : html` <span class="quiet">${position}</span>`}</th>${hasCards ? html`<td class="cards">${cardsHtml(hole[name] ?? [])}</td>` : null}<td class="figure">${figure(stack)}</td>${
      expect.stacks
        ? html`<td class="figure">${after === undefined ? '' : figure(after)}</td>`
        : null
    }</tr>
`;
  });
  const streets = streetsOf(events).map(
    ({ title, actions }) => html`<p class="street"><b>${cardText(title)}</b> ${actions.map(
      ({ event, words }) =>
        html`<span>${wrong.has(event) ? html`<mark>${words}</mark>` : html`${words}`}</span>`,
    )}</p>
`,
  );
  return html`<table>
<thead><tr><th scope="col">Seat</th>${hasCards ? html`<th scope="col">Cards</th>` : null}<th scope="col" class="figure">Stack</th>${
    expect.stacks ? html`<th scope="col" class="figure">After</th>` : null
  }</tr></thead>
<tbody>${rows}</tbody>
</table>
<p class="stakes">${stakesWords(table)}</p>
${streets}
${board2 ? html`<p class="street"><b>Second board</b> ${cardsHtml(board2)}</p>` : null}
${declared ? html`<p class="street"><b>Winners, main pot first:</b> ${declared.winners.map((names) => html`<span>${names.map(show).join(' and ')}</span>`)}</p>` : null}`;
}

const cardsHtml = (cards: readonly string[]): Markup =>
  html`${cards.map((card, i) => html`${i === 0 ? '' : ' '}${cardText(cardWords(card))}`)}`;

/** Hearts and diamonds in red. */
const cardText = (text: string): Markup =>
  html`${text.split(/([2-9TJQKA][♥♦])/).map((part, i) => (i % 2 === 1 ? html`<span class="red">${part}</span>` : html`${part}`))}`;
