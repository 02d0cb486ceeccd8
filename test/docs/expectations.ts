import { writeHand } from '../../src/formats/index.ts';
import type { VerdictJson } from '../../src/index.ts';
import { verdictJson } from '../../src/referee/index.ts';
import { checkSession } from '../../src/tournament/index.ts';
import { nextLines } from '../settle.ts';

/** A hand in the docs and what the page says about it. */
export interface Example {
  readonly hand: string;
  readonly statements: readonly string[];
}

/** Every ```hand block that is followed by an ```expect block. */
export function examplesOf(markdown: string): Example[] {
  const blocks = [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  return blocks.flatMap(([, kind, text], i) => {
    const next = blocks[i + 1];
    if (kind !== 'hand' || next?.[1] !== 'expect') return [];
    const statements = next[2]!.split('\n').map((line) => line.trim());
    return [{ hand: text!, statements: statements.filter((line) => line !== '') }];
  });
}

/** The last hand of an example, with what was found in the others, and the lines below it applied. */
export function settleLast(text: string): VerdictJson {
  const { hands } = checkSession(text);
  const { verdict, after } = hands.at(-1)!;
  const json = verdictJson(verdict);
  const findings = hands.flatMap((hand) => verdictJson(hand.verdict).findings);
  const next = verdict.record.between ? after?.nextHand() : null;
  return { ...json, findings, nextHand: next ? writeHand(next) : json.nextHand };
}

/** What is not as the page says; empty if all of it is. */
export function disagreements(json: VerdictJson, statements: readonly string[]): string[] {
  const nexts = statements.filter((line) => line.startsWith('next ')).map((line) => line.slice(5));
  const pots = statements.filter((line) => line.startsWith('pot '));
  const wrong = statements.filter((line) => !holds(json, line)).map((line) => `not so: ${line}`);
  if (pots.length > 0 && pots.length !== json.pots.length) {
    wrong.push(`${json.pots.length} pots, not ${pots.length}`);
  }
  const expected = nexts[0] === 'none' ? [] : nexts;
  if (nexts.length > 0 && nextLines(json).join('\n') !== expected.join('\n')) {
    wrong.push(`the next hand is ${nextLines(json).join(', ') || 'none'}`);
  }
  return wrong;
}

type Check = (json: VerdictJson, words: string) => boolean;

const player = (json: VerdictJson, name: string) => json.players.find((p) => p.name === name);

const pot = (json: VerdictJson, name: string) => json.pots.find((p) => p.name === name);

/** "Alice 5000" about one column of the result. */
const column =
  (key: 'contributed' | 'ante' | 'live' | 'maxWin' | 'new'): Check =>
  (json, words) => {
    const [, name = '', amount] = /^(.*) (\d+)$/.exec(words) ?? [];
    return player(json, name)?.[key] === Number(amount);
  };

/** "Main Pot: …" → the pot and the rest. */
const split = (words: string): [string, string] => {
  const at = words.indexOf(': ');
  return [words.slice(0, at), words.slice(at + 2)];
};

const CHECKS: Readonly<Record<string, Check>> = {
  ok: (json) => json.ok,
  'not ok': (json) => !json.ok,
  'no findings': (json) => json.findings.length === 0,
  finding: (json, words) => {
    const [rule, severity, place = ''] = words.split(' ');
    const [line, at] = place.split(':');
    return json.findings.some(
      (f) =>
        f.rule === rule &&
        f.severity === severity &&
        (!line || f.line === Number(line)) &&
        (!at || f.column === Number(at)),
    );
  },
  fix: (json, words) => {
    const [rule, text] = split(words);
    return json.findings.some((f) => f.rule === rule && f.fix === text);
  },
  total: (json, words) => json.totalPot === Number(words),
  returned: (json, words) => {
    const [, name, amount] = /^(.*) (\d+)$/.exec(words) ?? [];
    return json.returned.some((r) => r.name === name && r.amount === Number(amount));
  },
  pot: (json, words) => {
    const [head, names] = split(words);
    const [, name = '', amount] = /^(.*) (\d+)$/.exec(head) ?? [];
    const found = pot(json, name);
    const eligible = names.split(', ').sort().join();
    return found?.amount === Number(amount) && [...found.eligible].sort().join() === eligible;
  },
  percent: (json, words) =>
    json.pots.map((p) => p.percentage).join(' ') === words.split(' ').map(Number).join(' '),
  calculation: (json, words) => {
    const [name, text] = split(words);
    return pot(json, name)?.calculation === text;
  },
  excluded: (json, words) => {
    const [name, text] = split(words);
    const listed = pot(json, name)?.excluded.map((e) => `${e.name} (${e.reason})`) ?? [];
    return text.split(/, (?=\S+ \()/).every((who) => listed.includes(who));
  },
  wins: (json, words) => {
    const [name, text] = split(words);
    const paid = pot(json, name)?.winners.map((w) => `${w.name} ${w.amount}`) ?? [];
    return paid.sort().join() === text.split(', ').sort().join();
  },
  contributed: column('contributed'),
  ante: column('ante'),
  live: column('live'),
  maxwin: column('maxWin'),
  stack: column('new'),
  position: (json, words) => {
    const [, name = '', label] = /^(.*) (\S+)$/.exec(words) ?? [];
    return player(json, name)?.position === label;
  },
  // The lines of the next hand are compared together.
  next: () => true,
};

function holds(json: VerdictJson, statement: string): boolean {
  const whole = CHECKS[statement];
  if (whole) return whole(json, '');
  const space = statement.indexOf(' ');
  const check = CHECKS[statement.slice(0, space)];
  if (!check) throw new Error(`The docs state something unknown: ${statement}`);
  return check(json, statement.slice(space + 1));
}
