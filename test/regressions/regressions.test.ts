import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../src/rules/index.ts';
import { formatSession } from '../../src/tournament/index.ts';
import { disagreements, settleLast } from '../docs/expectations.ts';
import { pathOf, readText } from '../source-files.ts';

/**
 * Hands that Sidepot once got wrong, by the rule they broke. `#= ` before a line says what is right,
 * in the words of the rule pages' `expect` blocks: from RULES or worked out by hand.
 */
const files = readdirSync(pathOf('test/regressions')).filter((name) => name.endsWith('.hand'));

describe.each(files)('%s', (file) => {
  const text = readText(`test/regressions/${file}`);
  const statements = [...text.matchAll(/^#= (.+)$/gm)].map(([, statement]) => statement!);

  test('is as it says', () => {
    expect(statements.length).toBeGreaterThan(0);
    const json = settleLast(text);
    expect(disagreements(json, statements), JSON.stringify(json.findings)).toEqual([]);
  });

  test('is formatted once and for all', () => {
    const once = formatSession(text);
    expect(formatSession(once)).toBe(once);
  });

  test('is named after a rule', () => {
    expect(RULE_IDS).toContain(/^[A-Z]+-\d+/.exec(file)?.[0]);
  });
});
