import { startsAsNotation } from '../../formats/index.ts';
import { counted, figure } from '../../kernel/index.ts';
import { notLoaded } from './failure-text.ts';
import { fileText } from './file-text.ts';
import { readExport } from './import-json.ts';
import { readNotation } from './import-notation.ts';
import {
  type Imported,
  type ImportOptions,
  type ImportReport,
  refusedImport,
} from './import-report.ts';
import { isSameWork, type Session } from './session.ts';

/** Where imported sessions go. */
export interface Importing {
  look(id: string): Promise<Session | null>;
  fresh(name: string, hands: readonly string[]): Session;
  create(session: Session): Promise<void>;
}

/** So many bytes are a book of a hundred thousand hands: `sidepot audit` is made for it. */
const LIMIT = 64_000_000;

/** Adds what a text or a file holds, each session under an id and a name of its own. */
export async function importSessions(
  keep: Importing,
  from: string | File,
  options: ImportOptions,
): Promise<ImportReport> {
  if (typeof from === 'string') return importText(keep, from, options);
  const found = await fileText(from, LIMIT);
  switch (found.kind) {
    case 'text':
      return importText(keep, found.text, { ...options, name: sessionName(from) });
    case 'too large':
      return refusedImport(tooLarge(from));
    case 'unreadable':
      return refusedImport(found.message);
  }
}

const sessionName = ({ name }: File): string => name.replace(/(\.\w{1,5})?(\.gz)?$/i, '') || name;

const tooLarge = ({ size }: File): string =>
  size > LIMIT
    ? `It has ${figure(size)} bytes; a file may have ${figure(LIMIT)}.`
    : `Unpacked it has more than ${figure(LIMIT)} bytes, and a file may have no more. Unpack it with another program and import it in parts.`;

async function importText(
  keep: Importing,
  text: string,
  { name = 'Imported hands', onProgress = () => {} }: ImportOptions,
): Promise<ImportReport> {
  if (text.length > LIMIT)
    return refusedImport(
      `${figure(text.length)} characters are too many: a file may have ${figure(LIMIT)}.`,
    );
  const imported = await read(text.replace(/^\uFEFF/, ''), name, onProgress);
  const added: Session[] = [];
  let same = 0;
  for (const { id, name: wanted, hands, at } of imported.sessions) {
    const here = await keep.look(id).catch(() => null);
    if (here && isSameWork(here, { id, name: wanted, hands, at })) {
      same++;
      continue;
    }
    const session = { ...keep.fresh(wanted, hands), at };
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
