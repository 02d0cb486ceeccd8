import { counted, figure, plainMarkdown, show, showUpTo } from '../../kernel/index.ts';
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
import type { CaseVerdict } from './judge-case.ts';
import { type ProgramName, programTitle } from './result.ts';
import { RULE_TITLES } from './rule-titles.ts';
import type { Shrunk } from './shrink.ts';

const LONGEST_WORDS = 1000;
const MOST_RULES = 3;

/** A failing case for whoever mends the program: the hand, the rule, the arithmetic, the figures. */
export function bugReport({ before, small, verdict, asked }: Shrunk, program: ProgramName): string {
  const title = show(programTitle(program));
  const blocks = [
    `# ${plainMarkdown(title)}: ${plainMarkdown(mistakeOf(verdict, small))}`,
    ...ruleLines(verdict, small),
    `## The hand\n\n${fenced(handLines(small))}`,
    ...(small.why.length > 0
      ? [`## ${whyTitle(small, 'The arithmetic')}\n\n${listed(small.why)}`]
      : []),
    verdict.outcome === 'error'
      ? `## What ${plainMarkdown(title)} said\n\n${fenced([showUpTo(LONGEST_WORDS, verdict.words ?? '')])}\n\n${expectedText(small)}`
      : `## Expected, and what ${plainMarkdown(title)} said\n\n${figuresTable(verdict, small, title)}`,
    `Made from \`${show(before.id)}\` (${sizeWords(before)}) of the Sidepot suite; this one has ${sizeWords(small)} and took ${counted(asked, 'question')}.`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function mistakeOf({ outcome, cause, differences }: CaseVerdict, one: ConformanceCase): string {
  if (outcome === 'error') return 'an error instead of an answer';
  if (cause) return cause.sentence.replace(/\.$/, '');
  const [first] = differences;
  if (first?.place === 'refused') {
    return first.expected === null ? 'a legal action is refused' : 'an illegal action is accepted';
  }
  return first ? `${placeWords(first.place, one)} is wrong` : 'a wrong answer';
}

function ruleLines({ cause }: CaseVerdict, { rules }: ConformanceCase): readonly string[] {
  const named = cause?.rule ? [cause.rule] : rules;
  // A case that touches half of the rule book names none.
  if (named.length === 0 || named.length > MOST_RULES) return [];
  return [`Rule: ${named.map((rule) => `**${rule}** ${RULE_TITLES[rule]}`).join('; ')}`];
}

/** About ten lines: the stakes, a line for each seat, a line for each street with action. */
export function handLines(one: ConformanceCase): readonly string[] {
  const { table, hole, events, board2, declared } = one;
  const width = Math.max(...table.seats.map(({ name }) => show(name).length));
  const seats = table.seats.map(({ name, stack }) => {
    const cards = (hole[name] ?? []).map(cardWords).join(' ');
    const parts = [
      show(name).padEnd(width),
      figure(stack).padStart(9),
      cards,
      positionText(table, name),
    ];
    return parts.filter((part) => part !== '').join('  ');
  });
  const streets = streetsOf(events).map(({ title, actions }) =>
    actions.length === 0 ? title : `${title}: ${actions.map(({ words }) => words).join(', ')}`,
  );
  const second = board2 ? [`Second board ${board2.map(cardWords).join(' ')}`] : [];
  const winners = declared
    ? [
        `Winners, main pot first: ${declared.winners.map((names) => names.map(show).join(' and ')).join('; ')}`,
      ]
    : [];
  return [stakesWords(table), ...seats, ...streets, ...second, ...winners];
}

function figuresTable({ differences }: CaseVerdict, one: ConformanceCase, title: string): string {
  const rows = differences.map((difference) => [
    placeWords(difference.place, one),
    valueWords(difference, difference.expected, one),
    valueWords(difference, difference.found, one),
  ]);
  const table = [
    ['Figure', 'Expected', title],
    ['---', '---', '---'],
    ...rows.map((row) => row.map(plainMarkdown)),
  ];
  return table.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** What a right program answers, where there is nothing to hold it against. */
function expectedText({ expect }: ConformanceCase): string {
  if (expect.refused) return `Expected: event ${expect.refused.event} is refused.`;
  const stacks = Object.entries(expect.stacks ?? {});
  return `Expected stacks: ${stacks.map(([name, stack]) => `${plainMarkdown(show(name))} ${figure(stack)}`).join(', ')}.`;
}

const listed = (lines: readonly string[]): string =>
  lines.map((line) => `- ${plainMarkdown(showUpTo(LONGEST_WORDS, line))}`).join('\n');

/** No line of a hand can end the block it stands in. */
const fenced = (lines: readonly string[]): string =>
  `\`\`\`\n${lines.map((line) => line.replaceAll('`', 'ˋ')).join('\n')}\n\`\`\``;
