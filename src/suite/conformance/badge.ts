import { counted, escapeXml, figure, show } from '../../kernel/index.ts';
import { LEVELS } from './conformance-case.ts';
import { type ConformanceResult, casesOf, judgedOf, percentOf, programTitle } from './result.ts';

/** The suite's version in short, and what passed of what was judged: for a README. */
export function badgeOf(result: ConformanceResult): string {
  const { totals } = result;
  const judged = judgedOf(totals);
  const left = `sidepot ${show(result.suite).split('.').slice(0, 2).join('.')}`;
  const right = judged === 0 ? 'nothing judged' : `${figure(totals.passed)}/${figure(judged)}`;
  const leftWidth = widthOf(left);
  const rightWidth = widthOf(right);
  const width = leftWidth + rightWidth;
  const title = escapeXml(titleOf(result));
  const half = (text: string, from: number, room: number): string =>
    `<text x="${from + room / 2}" y="14" textLength="${room - 2 * PADDING}">${escapeXml(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${title}">
<title>${title}</title>
<clipPath id="round"><rect width="${width}" height="20" rx="4"/></clipPath>
<g clip-path="url(#round)">
<rect width="${leftWidth}" height="20" fill="#343a41"/>
<rect x="${leftWidth}" width="${rightWidth}" height="20" fill="${colourOf(result)}"/>
</g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11" text-anchor="middle">
${half(left, 0, leftWidth)}
${half(right, leftWidth, rightWidth)}
</g>
</svg>
`;
}

/** `Sidepot suite 3.0.0: poker-ts 1.5.0 passes 212 of 252 cases (pots 100 %, betting 97 %), 100 skipped` */
function titleOf({ suite, program, totals, levels }: ConformanceResult): string {
  const parts = LEVELS.flatMap((level) => {
    const percent = percentOf(levels[level]);
    return percent === null ? [] : [`${level} ${percent} %`];
  });
  const judged = judgedOf(totals);
  const score =
    judged === 0
      ? ', nothing judged'
      : ` passes ${figure(totals.passed)} of ${counted(judged, 'case')}`;
  const byLevel = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  const skipped =
    totals.skipped === 0 ? '' : `, ${figure(totals.skipped)} of ${figure(casesOf(totals))} skipped`;
  return `Sidepot suite ${show(suite)}: ${show(programTitle(program))}${score}${byLevel}${skipped}`;
}

/** Dark enough for white letters (4.5 to 1). */
function colourOf({ totals }: ConformanceResult): string {
  const percent = percentOf(totals);
  if (percent === null) return '#5d6b78';
  if (percent === 100) return '#17663a';
  return percent >= 90 ? '#8a5a00' : '#a3211b';
}

const PADDING = 6;

/** About what Verdana at 11 takes; `textLength` makes every other font fit. */
const widthOf = (text: string): number =>
  Math.round([...text].reduce((sum, sign) => sum + (NARROW.test(sign) ? 4 : 6.8), 0)) + 2 * PADDING;

const NARROW = /[ .,:/|iljtfr]/;
