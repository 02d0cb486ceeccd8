import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../../rules/index.ts';
import { addressOf, makeBook, plainText, readMarkdown } from './make-book.ts';

const same = (link: string): string => link;

const PAGE = `# ACT-1: In turn

Only **Bob** acts, see [POT-1](POT-1.md) and \`Fold\`.

- one
- two

| a | b |
|---|---|
| 1 | \`2\` |

\`\`\`hand
Hand (1)
\`\`\`

\`\`\`expect
ok
\`\`\`
`;

describe('the manual as pages', () => {
  it('reads what the manual is written in', () => {
    expect(readMarkdown(PAGE, same)).toEqual([
      { kind: 'heading', level: 1, id: 'act-1-in-turn', text: ['ACT-1: In turn'] },
      {
        kind: 'paragraph',
        text: [
          'Only ',
          { kind: 'strong', text: 'Bob' },
          ' acts, see ',
          { kind: 'link', href: 'POT-1.md', text: 'POT-1' },
          ' and ',
          { kind: 'code', text: 'Fold' },
          '.',
        ],
      },
      { kind: 'list', items: [['one'], ['two']] },
      {
        kind: 'table',
        rows: [
          [['a'], ['b']],
          [['1'], [{ kind: 'code', text: '2' }]],
        ],
      },
      { kind: 'hand', text: 'Hand (1)\n' },
    ]);
  });

  it('refuses what the pages cannot show', () => {
    expect(() => readMarkdown('> a quotation', same)).toThrow('> a quotation');
    expect(() => addressOf('../src/index.ts')).toThrow('../src/index.ts');
  });

  it('keeps the way from page to page', () => {
    expect(addressOf('POT-1.md')).toBe('/rules/POT-1');
    expect(addressOf('rules/POT-1.md')).toBe('/rules/POT-1');
    expect(addressOf('../rulings.md#odd-chips')).toBe('/rules/rulings#odd-chips');
    expect(addressOf('rules/README.md')).toBe('/rules');
    expect(addressOf('#odd-chips')).toBe('#odd-chips');
  });

  it('shows a link to a page that only the manual has as its words', () => {
    expect(addressOf('compare.md#the-debug-log')).toBeNull();
    expect(readMarkdown('See [compare](compare.md), *really*, 2 * 3 * 4.', addressOf)).toEqual([
      {
        kind: 'paragraph',
        text: ['See ', 'compare', ', ', { kind: 'emphasis', text: 'really' }, ', 2 * 3 * 4.'],
      },
    ]);
  });

  it('has a page and a line of the contents for every rule', () => {
    const book = makeBook((path) => {
      if (path === 'rules/README.md') {
        const lines = RULE_IDS.map((id) => `- [${id}](${id}.md): says ${id}.`);
        return `# The rule book\n\nIntro.\n\n## Rules\n\n${lines.join('\n')}\n`;
      }
      return `# ${path.replace(/rules\/|\.md/g, '')}: A title\n\nText.\n`;
    });
    expect(book.rules.map(({ id }) => id)).toEqual(RULE_IDS);
    expect(book.groups[0]?.rules.map(({ id }) => id)).toEqual(RULE_IDS);
    expect(book.groups[0]?.rules[0]).toEqual({ id: 'CHIP-1', says: 'says CHIP-1' });
    expect(book.rules[0]?.title).toBe('A title');
    expect(plainText(['a', { kind: 'code', text: 'b' }])).toBe('ab');
  });
});
