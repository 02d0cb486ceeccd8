import { writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { fail, ok } from '../../kernel/index.ts';
import { checkText } from '../../referee/index.ts';
import {
  type Case,
  type ConformanceCase,
  type GenerationFault,
  PlainCases,
} from '../../suite/index.ts';
import { type CaseReply, type CaseTask, caseFiles, summaryOf } from './plain-cases.ts';

/** The second thread of `suite generate`: cases come in as they are played, files are written. */
const plain = new PlainCases(workerData);
let fault: GenerationFault | null = null;
let cases: readonly ConformanceCase[] = [];

const reply = (said: CaseReply): void => parentPort!.postMessage(said);

parentPort!.on('message', (task: CaseTask) => {
  if (task.kind === 'add') fault ??= add(JSON.parse(task.json));
  else if (task.kind === 'finish') finish();
  else write(task.folder);
});

const add = (one: Case): GenerationFault | null =>
  plain.add({ one, verdict: checkText(one.hand).hands[0]! });

function finish(): void {
  const made = fault ? fail(fault) : plain.finish();
  if (made.ok) cases = made.value;
  reply({ kind: 'finished', made: made.ok ? ok(summaryOf(cases)) : made });
}

function write(folder: string): void {
  try {
    for (const [path, text] of caseFiles(cases, folder)) writeFileSync(path, text);
    reply({ kind: 'written' });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    reply({ kind: 'not written', message, code });
  }
}
