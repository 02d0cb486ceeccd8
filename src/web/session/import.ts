import { startsAsNotation } from '../../formats/index.ts';
import { counted, figure } from '../../kernel/index.ts';
import { notLoaded } from './failure-text.ts';
import { fileText } from './file-text.ts';
import { readExport } from './import-json.ts';
import { readNotation } from './import-notation.ts';
import type { Imported, ImportOptions, ImportProblem, ImportReport } from './import-report.ts';
import { isSameWork, type Session } from './session.ts';

/** Where imported sessions go. */
export interface Importing {
  look(id: string): Promise<Session | null>;
  fresh(name: string, hands: readonly string[]): Session;
  create(session: Session): Promise<void>;
}

/** So many bytes are a book of a hundred thousand hands: `sidepot audit` is made for it. */
const LIMIT = 64_000_000;

/**
 * Adds what a text or files hold. One import is one session, however many files its hands come from;
 * the sessions of an exported file keep to themselves. Each gets an id and a name of its own.
 */
export async function importSessions(
  keep: Importing,
  from: string | readonly File[],
  { name = 'Imported hands', onProgress = () => {} }: ImportOptions,
): Promise<ImportReport> {
  const sources = typeof from === 'string' ? [from] : inOrder(from);
  const found: Imported[] = [];
  for (const [i, source] of sources.entries()) {
    const onPart = (done: number): void => onProgress((i + done) / sources.length);
    found.push(await readSource(source, name, onPart));
  }
  const imported = joined(found);
  const added: Session[] = [];
  let same = 0;
  for (const { id, name: wanted, hands, at, levels } of imported.sessions) {
    const kept = { at, ...(levels && { levels }) };
    const here = await keep.look(id).catch(() => null);
    if (here && isSameWork(here, { id, name: wanted, hands, ...kept })) {
      same++;
      continue;
    }
    const session = { ...keep.fresh(wanted, hands), ...kept };
    await keep.create(session);
    added.push(session);
  }
  onProgress(1);
  const { problems } = imported;
  const hands = added.reduce((sum, session) => sum + session.hands.length, 0);
  return {
    sessions: added,
    hands,
    same,
    problems,
    message: sentence(added, hands, same, imported),
  };
}

/** As people number their files: hand 2 before hand 10. */
const inOrder = (files: readonly File[]): readonly File[] =>
  files.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));

async function readSource(
  source: string | File,
  name: string,
  onProgress: (done: number) => void,
): Promise<Imported> {
  if (typeof source === 'string') return readText(source, name, onProgress);
  const found = await fileText(source, LIMIT);
  switch (found.kind) {
    case 'text':
      return named(source, await readText(found.text, sessionName(source), onProgress));
    case 'too large':
      return named(source, refused(tooLarge(source)));
    case 'unreadable':
      return named(source, refused(found.message));
  }
}

const refused = (message: string): Imported => ({
  sessions: [],
  problems: [{ line: 0, column: 0, message }],
});

/** With the name of the file at everything that is said about it. */
const named = (file: File, imported: Imported): Imported => ({
  ...imported,
  problems: imported.problems.map((problem) => ({ ...problem, from: file.name })),
});

const sessionName = ({ name }: File): string => name.replace(/(\.\w{1,5})?(\.gz)?$/i, '') || name;

const tooLarge = ({ size }: File): string =>
  size > LIMIT
    ? `It has ${figure(size)} bytes; a file may have ${figure(LIMIT)}.`
    : `Unpacked it has more than ${figure(LIMIT)} bytes, and a file may have no more. Unpack it with another program and import it in parts.`;

/** The hands of all files as one session, first of all; what is lost in many is said once. */
function joined(found: readonly Imported[]): Imported {
  const sessions = found.flatMap((one) => one.sessions);
  const loose = sessions.filter(({ id }) => id === '');
  const [first] = loose;
  const name = loose.length > 1 ? `${first?.name} and ${loose.length - 1} more` : first?.name;
  const together =
    name === undefined ? [] : [{ id: '', name, hands: loose.flatMap(({ hands }) => hands), at: 0 }];
  return {
    sessions: [...together, ...sessions.filter(({ id }) => id !== '')],
    problems: saidOnce(found.flatMap(({ problems }) => problems)),
    leftOut: found.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0),
  };
}

/** A mere notice that is the same for many files is given with the first of them. */
function saidOnce(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  const counts = new Map<string, number>();
  for (const { severity, message } of problems) {
    if (severity === 'info') counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return problems.flatMap((problem) => {
    const count = problem.severity === 'info' ? counts.get(problem.message) : 1;
    if (count === undefined) return [];
    counts.delete(problem.message);
    return count === 1
      ? [problem]
      : [
          {
            ...problem,
            message: `${problem.message} The same ${counted(count - 1, 'more time')}.`,
          },
        ];
  });
}

async function readText(
  text: string,
  name: string,
  onProgress: (done: number) => void,
): Promise<Imported> {
  if (text.length > LIMIT)
    return refused(
      `${figure(text.length)} characters are too many: a file may have ${figure(LIMIT)}.`,
    );
  return read(text.replace(/^\uFEFF/, ''), name, onProgress);
}

const NOT_LOADED: Imported = {
  sessions: [],
  problems: [{ line: 1, column: 1, message: notLoaded('reader for this format') }],
};

/** By what stands in it, never by the name of the file. */
async function read(
  text: string,
  name: string,
  onProgress: (done: number) => void,
): Promise<Imported> {
  if (!startsAsNotation(text)) {
    // Most people never need it, so it comes when somebody does.
    const reader = await import('./import-foreign.ts').catch(() => null);
    if (!reader) return NOT_LOADED;
    const foreign = await reader.readForeign(text, name, onProgress);
    if (foreign) return foreign;
  }
  return /^\s*\{/.test(text) ? readExport(text) : readNotation(text, name, onProgress);
}

function sentence(
  added: readonly Session[],
  hands: number,
  same: number,
  { problems, leftOut = 0 }: Imported,
): string {
  const unread = problems.filter(({ rule }) => rule === undefined).length;
  const [only] = added;
  const parts = [
    added.length === 1 && only ? `Added “${only.name}” with ${counted(hands, 'hand')}.` : '',
    added.length > 1
      ? `Added ${counted(added.length, 'session')} with ${counted(hands, 'hand')}.`
      : '',
    same > 0 ? `${counted(same, 'session')} ${same === 1 ? 'was' : 'were'} here already.` : '',
    added.length + same === 0 ? 'Nothing was added.' : '',
    leftOut > 0 ? `${counted(leftOut, 'hand')} ${leftOut === 1 ? 'was' : 'were'} left out.` : '',
    unread > 0 && added.length + same > 0 ? `${counted(unread, 'place')} could not be read.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
