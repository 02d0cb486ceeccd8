import { writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { ok, unreachable } from '../../kernel/index.ts';
import {
  type ConformanceCase,
  extraCases,
  type PlainCase,
  plainCaseFrom,
} from '../../suite/index.ts';
import { CaseShare, caseFile, pathOfCase, plainLine } from './case-share.ts';
import { type CaseReply, type CaseTask, type PlainByThread, take } from './case-thread.ts';

/** The second thread of `suite generate`: cases come in as they are played, files are written. */
type Start = Extract<CaseTask, { readonly kind: 'start' }>;

let start: Start;
let share: CaseShare;
let files: readonly ConformanceCase[] = [];

parentPort!.on('message', (task: CaseTask) => {
  switch (task.kind) {
    case 'start':
      start = task;
      share = new CaseShare(task.options);
      return;
    case 'add':
      return add(task.json);
    case 'lines':
      return reply({ kind: 'lines', lines: share.lines() });
    case 'finish':
      return finish(task.rest);
    case 'write':
      return write(task.folder);
    default:
      unreachable(task);
  }
});

const reply = (said: CaseReply): void => parentPort!.postMessage(said);

function add(json: string): void {
  const played = JSON.parse(json);
  if (take(start.taken, played.number)) share.make(played);
}

function finish(rest: readonly string[]): void {
  const own = share.plain();
  const others = rest.map((json) => plainCaseFrom(JSON.parse(json)));
  const extra = extraCases([...own, ...others], start.options);
  reply({ kind: 'finished', made: extra.ok ? ok(linesOf(own, extra.value)) : extra });
}

function linesOf(own: readonly PlainCase[], extra: readonly ConformanceCase[]): PlainByThread {
  const cases = own.map(({ one }) => one);
  files = [...cases, ...extra];
  return { share: cases.map(plainLine), extra: extra.map(plainLine) };
}

function write(folder: string): void {
  try {
    for (const one of files) writeFileSync(pathOfCase(folder, one.id), caseFile(one));
    reply({ kind: 'written' });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    reply({ kind: 'not written', message, code });
  }
}
