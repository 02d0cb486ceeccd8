import { writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { unreachable } from '../../kernel/index.ts';
import { CaseProofs, type CaseToProve } from './case-proofs.ts';
import { type CaseReply, type CaseTask, type Taken, take } from './case-thread.ts';

/** The second thread of `suite generate`: cases come in as they are played, files are written. */
const proofs = new CaseProofs();
let taken: Taken;

parentPort!.on('message', (task: CaseTask) => {
  switch (task.kind) {
    case 'start':
      taken = task.taken;
      return;
    case 'add':
      return add(JSON.parse(task.json));
    case 'lines':
      return reply({ kind: 'lines', lines: proofs.lines() });
    case 'write':
      return write(task.folder);
    default:
      unreachable(task);
  }
});

const reply = (said: CaseReply): void => parentPort!.postMessage(said);

function add(toProve: CaseToProve): void {
  if (take(taken, toProve.place)) proofs.add(toProve);
}

function write(folder: string): void {
  try {
    for (const [path, text] of proofs.files(folder)) writeFileSync(path, text);
    reply({ kind: 'written' });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    reply({ kind: 'not written', message, code });
  }
}
