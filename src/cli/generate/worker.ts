import { writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { unreachable } from '../../kernel/index.ts';
import { type CaseReply, type CaseTask, type Taken, take } from './case-thread.ts';
import { type CaseToVerify, VerifiedCases } from './verified-cases.ts';

/** The second thread of `suite generate`: calculates cases a second time as they are played, and writes them. */
const cases = new VerifiedCases();
let taken: Taken;

parentPort!.on('message', (task: CaseTask) => {
  switch (task.kind) {
    case 'start':
      taken = task.taken;
      return;
    case 'add':
      return add(JSON.parse(task.json));
    case 'lines':
      return reply({ kind: 'lines', lines: cases.lines() });
    case 'write':
      return write(task.folder);
    default:
      unreachable(task);
  }
});

const reply = (said: CaseReply): void => parentPort!.postMessage(said);

function add(toVerify: CaseToVerify): void {
  if (take(taken, toVerify.place)) cases.add(toVerify);
}

function write(folder: string): void {
  try {
    for (const [path, text] of cases.files(folder)) writeFileSync(path, text);
    reply({ kind: 'written' });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    // The system says why a file cannot be written; anything else is our bug.
    if (code === undefined) throw error;
    reply({ kind: 'not written', message, code });
  }
}
